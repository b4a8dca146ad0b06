import { inviteToFamily, type MembershipPage, removeSeat } from '#contract/subscription.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { useFormAction } from '#web/api/use-form-action.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Form, SubmitButton, useForm } from '#web/ui/form.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { ProblemNote } from '#web/ui/problem-note.tsx';
import { Row } from './manage-rows.tsx';
import styles from './membership.module.css';
import { addressSchema } from './student-dialog.tsx';
import { useMembershipAction } from './use-membership.ts';

/** Who sits on the seats that are paid for, and a line for who is still to come. */
export function FamilyRow({ page, seats }: { page: MembershipPage; seats: number }) {
  const remove = useMembershipAction({
    call: (seatId: string) => callOperation(removeSeat, { params: { seatId } }),
    done: 'The seat is free again',
  });
  const left = seats - 1 - page.family.length;
  return (
    <Row
      name={`Family of ${seats}`}
      note={
        left > 0 ? `${left} of ${seats} seats are free.` : 'All seats are taken. Each has plans and a log of their own.'
      }
    >
      {page.family.map(({ id, email, hasJoined }) => (
        <div key={id} className={styles.seat}>
          <span className={styles.who}>
            {email}
            {!hasJoined && ', invited'}
          </span>
          <Button
            small
            tone="quiet"
            pending={remove.isPending && remove.variables === id}
            aria-label={`Take back the seat of ${email}`}
            onClick={() => remove.mutate(id)}
          >
            Take Back
          </Button>
        </div>
      ))}
      {left > 0 && <Invite />}
    </Row>
  );
}

function Invite() {
  const form = useForm({ schema: addressSchema, start: { email: '' } });
  const invite = useMembershipAction({
    call: (body: { email: string }) => callOperation(inviteToFamily, { body }),
    done: 'The invitation is on its way',
    onDone: () => form.reset(),
    tellsItself: true,
  });
  const { submit, problem } = useFormAction(invite.mutateAsync);
  return (
    <Form form={form} onSubmit={submit}>
      <Stack>
        <TextField
          label="E-mail address of who is to join"
          type="email"
          autoComplete="off"
          required
          {...form.field('email')}
        />
        {problem !== null && <ProblemNote>{problem}</ProblemNote>}
        <SubmitButton tone="secondary" pendingLabel="One moment...">
          Invite
        </SubmitButton>
      </Stack>
    </Form>
  );
}
