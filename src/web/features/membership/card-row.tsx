import { useState } from 'react';
import type { z } from 'zod';
import { changeTestCard, type MembershipPage, openPortal } from '#contract/subscription.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { useFormAction } from '#web/api/use-form-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form, SubmitButton, useForm } from '#web/ui/form.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { ProblemNote } from '#web/ui/problem-note.tsx';
import { Row } from './manage-rows.tsx';
import { CardFields, cardSchema, NO_CARD } from './payment.tsx';
import { useMembershipAction } from './use-membership.ts';

type Held = NonNullable<MembershipPage['subscription']>;

/** The card that is charged, and another in its place: here in a test, else where the payment is taken. */
export function CardRow({ held }: { held: Held }) {
  const [isOpen, setOpen] = useState(false);
  const leave = useMembershipAction({
    call: async () => {
      const { url } = await callOperation(openPortal);
      window.location.assign(url);
    },
  });
  const isTest = held.provider === 'test';
  const note = held.state === 'past_due' ? 'Another card is tried at once.' : 'It is charged from the next payment on.';
  return (
    <Row name={held.cardLast4 === null ? 'Card' : `Card ending ${held.cardLast4}`} note={note}>
      <Button small pending={leave.isPending} onClick={() => (isTest ? setOpen(true) : leave.mutate())}>
        Use Another Card
      </Button>
      {isOpen && <CardDialog onClose={() => setOpen(false)} />}
    </Row>
  );
}

function CardDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({ schema: cardSchema, start: NO_CARD });
  const change = useMembershipAction({
    call: (card: z.output<typeof cardSchema>) => callOperation(changeTestCard, { body: { card } }),
    done: 'The other card is charged from now on',
    onDone: onClose,
    tellsItself: true,
  });
  const { submit, problem } = useFormAction(change.mutateAsync);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title="Another test card"
      description="No card is charged here. Try 4242 4242 4242 4242."
    >
      <Form form={form} onSubmit={submit}>
        <Stack>
          <CardFields form={form} />
          {problem !== null && <ProblemNote>{problem}</ProblemNote>}
          <SubmitButton pendingLabel="One moment...">Use This Card</SubmitButton>
        </Stack>
      </Form>
    </Dialog>
  );
}
