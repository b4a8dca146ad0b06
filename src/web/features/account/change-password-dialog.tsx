import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { useFormAction } from '#web/api/use-form-action.ts';
import { useAuth } from '#web/parts/person/auth-context.ts';
import { NewPasswordField } from '#web/parts/person/new-password-field.tsx';
import { PASSWORD_MAX, PASSWORD_MIN } from '#web/parts/person/password-length.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Form, SubmitButton, useForm } from '#web/ui/form.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { ProblemNote } from '#web/ui/problem-note.tsx';
import { useToast } from '#web/ui/toast-context.ts';
import { signInsQuery } from './account-queries.ts';

const changeSchema = z.object({
  currentPassword: z.string().min(1, 'Please enter your password.'),
  newPassword: z
    .string()
    .min(PASSWORD_MIN, `Please use at least ${PASSWORD_MIN} characters.`)
    .max(PASSWORD_MAX, `Please use at most ${PASSWORD_MAX} characters.`),
});

/** A new password for the old one; every other device has to sign in anew. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const toast = useToast();
  const { signIns } = useAuth();
  const form = useForm({ schema: changeSchema, start: { currentPassword: '', newPassword: '' } });
  const { submit, problem } = useFormAction(async (change: z.output<typeof changeSchema>) => {
    await (await signIns()).changePassword(change);
    toast({ title: 'Password changed', description: 'Every other device was signed out.', tone: 'success' });
    void client.invalidateQueries({ queryKey: signInsQuery(signIns).queryKey });
    onClose();
  });
  return (
    <Dialog open onOpenChange={onClose} size="small" title="Change your password">
      <Form form={form} onSubmit={submit}>
        <Stack>
          <TextField
            label="Your password now"
            type="password"
            autoComplete="current-password"
            required
            {...form.field('currentPassword')}
          />
          <NewPasswordField label="New password" typed={form.typed().newPassword} {...form.field('newPassword')} />
          {problem !== null && <ProblemNote>{problem}</ProblemNote>}
          <SubmitButton pendingLabel="One moment...">Change Password</SubmitButton>
        </Stack>
      </Form>
    </Dialog>
  );
}
