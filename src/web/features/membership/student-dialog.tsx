import { z } from 'zod';
import { askStudent } from '#contract/subscription.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { useFormAction } from '#web/api/use-form-action.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Form, SubmitButton, useForm } from '#web/ui/form.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { ProblemNote } from '#web/ui/problem-note.tsx';
import { useMembershipAction } from './use-membership.ts';

export const addressSchema = z.object({
  email: z.string().trim().toLowerCase().pipe(z.email('Please enter an e-mail address.')),
});

/** Asks for a school address, to which a link is sent. */
export function StudentDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({ schema: addressSchema, start: { email: '' } });
  const ask = useMembershipAction({
    call: (body: { email: string }) => callOperation(askStudent, { body }),
    done: 'A link is on its way to your school address',
    onDone: onClose,
    tellsItself: true,
  });
  const { submit, problem } = useFormAction(ask.mutateAsync);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title="Show that you are a student"
      description="We send a link to your school address. Open it here within a day. After a year we ask again."
    >
      <Form form={form} onSubmit={submit}>
        <Stack>
          <TextField
            label="Your school address"
            type="email"
            autoComplete="off"
            required
            hint="It ends in .edu, or in .edu or .ac and a country."
            {...form.field('email')}
          />
          {problem !== null && <ProblemNote>{problem}</ProblemNote>}
          <SubmitButton pendingLabel="One moment...">Send the Link</SubmitButton>
        </Stack>
      </Form>
    </Dialog>
  );
}
