import { useEffect } from 'react';
import { z } from 'zod';
import { useFormAction } from '#web/api/use-form-action.ts';
import { TextField } from '#web/ui/field.tsx';
import { Form, SubmitButton, useForm } from '#web/ui/form.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { ProblemNote } from '#web/ui/problem-note.tsx';

const passwordSchema = z.object({ password: z.string().min(1, 'Please enter your password.') });
const noSchema = z.object({ password: z.string() });

type Props = {
  label: string;
  danger?: boolean;
  /** Where the password is not needed, there is the button alone. */
  isAsked?: boolean;
  /** What it rejects with is said above the button. */
  onSubmit: (password: string) => Promise<void>;
};

/** The password once more, before what only the person themselves may do. */
export function PasswordForm({ label, danger = false, isAsked = true, onSubmit }: Props) {
  const form = useForm({ schema: isAsked ? passwordSchema : noSchema, start: { password: '' } });
  const { setFocus } = form;
  useEffect(() => {
    if (isAsked) setFocus('password');
  }, [isAsked, setFocus]);
  const { submit, problem } = useFormAction(({ password }: { password: string }) => onSubmit(password));
  return (
    <Form form={form} onSubmit={submit}>
      <Stack>
        {isAsked && (
          <TextField
            label="Your password, once more"
            type="password"
            autoComplete="current-password"
            required
            {...form.field('password')}
          />
        )}
        {problem !== null && <ProblemNote>{problem}</ProblemNote>}
        <SubmitButton tone={danger ? 'danger' : 'primary'} pendingLabel="One moment...">
          {label}
        </SubmitButton>
      </Stack>
    </Form>
  );
}
