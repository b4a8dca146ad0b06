import { z } from 'zod';
import { useFormAction } from '#web/api/use-form-action.ts';
import { useAuth } from '#web/parts/person/auth-context.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Form, SubmitButton, useForm } from '#web/ui/form.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { ProblemNote } from '#web/ui/problem-note.tsx';
import { useToast } from '#web/ui/toast-context.ts';

const changeSchema = z.object({
  newEmail: z
    .string()
    .trim()
    .min(1, 'Please enter your new email.')
    .pipe(z.email('Please enter a valid email address.')),
  password: z.string().min(1, 'Please enter your password.'),
});

/** Another address, which takes the place of the old one once the link in a mail to it was opened. */
export function ChangeEmailDialog({ onClose }: { onClose: () => void }) {
  const toast = useToast();
  const { signIns } = useAuth();
  const form = useForm({ schema: changeSchema, start: { newEmail: '', password: '' } });
  const { submit, problem } = useFormAction(async (change: z.output<typeof changeSchema>) => {
    await (await signIns()).changeEmail(change);
    toast({
      title: 'Look into your new mailbox',
      description: `Open the link that we sent to ${change.newEmail} on this device. Until then all stays as it is.`,
    });
    onClose();
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title="Change your e-mail"
      description="We send a link to the new address. It takes the place of the old one when you open the link here, where you are signed in."
    >
      <Form form={form} onSubmit={submit}>
        <Stack>
          <TextField label="New email" type="email" autoComplete="email" required {...form.field('newEmail')} />
          <TextField
            label="Your password"
            type="password"
            autoComplete="current-password"
            required
            {...form.field('password')}
          />
          {problem !== null && <ProblemNote>{problem}</ProblemNote>}
          <SubmitButton pendingLabel="One moment...">Send the Link</SubmitButton>
        </Stack>
      </Form>
    </Dialog>
  );
}
