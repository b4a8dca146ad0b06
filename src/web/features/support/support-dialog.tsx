import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { askSupport, SUPPORT_MESSAGE, SUPPORT_TOPICS } from '#contract/support.ts';
import { messageOf } from '#web/api/api-error.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { randomUuid } from '#web/api/random-uuid.ts';
import { useAuth } from '#web/parts/person/auth-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SelectField, TextAreaField, TextField } from '#web/ui/field.tsx';
import { Form, SubmitButton, useForm } from '#web/ui/form.tsx';
import { Actions, Stack } from '#web/ui/layout.tsx';
import { ProblemNote } from '#web/ui/problem-note.tsx';
import { Text } from '#web/ui/text.tsx';
import { TOPIC_LABELS } from './support-topics.ts';

const ADDRESS = 'Please enter an e-mail address such as you@example.com.';

const formSchema = z.object({
  email: z.string().trim().min(1, ADDRESS).pipe(z.email(ADDRESS)),
  topic: z.enum(SUPPORT_TOPICS),
  message: z
    .string()
    .trim()
    .min(SUPPORT_MESSAGE.min, 'Please say a little more, so that we can help.')
    .max(SUPPORT_MESSAGE.max, `Please use at most ${SUPPORT_MESSAGE.max} characters.`),
});

type Letter = z.infer<typeof formSchema>;

/** A letter to the people behind this copy of the product. */
export function SupportDialog({ onClose }: { onClose: () => void }) {
  // One letter, however often it has to be sent.
  const [id] = useState(randomUuid);
  const sending = useMutation({
    mutationFn: (letter: Letter) => callOperation(askSupport, { body: { id, ...letter } }),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={sending.isSuccess ? 'Your message is kept' : 'Write to us'}
    >
      {sending.isSuccess ? (
        <Sent {...sending.data} onClose={onClose} />
      ) : (
        <SupportForm
          onSubmit={sending.mutate}
          pending={sending.isPending}
          trouble={
            sending.isError
              ? messageOf(sending.error, 'That did not reach us. Nothing is lost: please try again.')
              : null
          }
        />
      )}
    </Dialog>
  );
}

type SupportFormProps = { onSubmit: (letter: Letter) => void; pending: boolean; trouble: string | null };

function SupportForm({ onSubmit, pending, trouble }: SupportFormProps) {
  const { person } = useAuth();
  const form = useForm({ schema: formSchema, start: { email: person?.email ?? '', topic: 'account', message: '' } });
  return (
    <Form form={form} onSubmit={onSubmit} isPending={pending}>
      <Stack>
        <TextField label="Your e-mail" type="email" autoComplete="email" required {...form.field('email')} />
        <SelectField label="What is it about?" {...form.field('topic')}>
          {SUPPORT_TOPICS.map((topic) => (
            <option key={topic} value={topic}>
              {TOPIC_LABELS[topic]}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          label="Your message"
          rows={6}
          required
          hint="What you did, what you saw and, if there was one, the request number. Never your password."
          {...form.field('message')}
        />
        {trouble !== null && <ProblemNote>{trouble}</ProblemNote>}
        <Actions stacked>
          <SubmitButton pendingLabel="Sending...">Send Message</SubmitButton>
        </Actions>
      </Stack>
    </Form>
  );
}

type SentProps = { reference: string; isAnswered: boolean; onClose: () => void };

function Sent({ reference, isAnswered, onClose }: SentProps) {
  return (
    <Stack>
      <div role="status">
        <Text>Its reference is {reference}. Please name it if you write again.</Text>
        <Text tone="quiet">
          {isAnswered
            ? 'A person will read it and answer by e-mail. A short mail that it came is on its way to you.'
            : 'Nobody reads a mailbox for this copy yet, so please tell the person who gave you its address that a message waits.'}
        </Text>
      </div>
      <Actions stacked>
        <Button onClick={onClose}>Close</Button>
      </Actions>
    </Stack>
  );
}
