import { useEffect, useState } from 'react';
import { z } from 'zod';
import { messageOf } from '#web/api/api-error.ts';
import { useAuth } from '#web/parts/person/auth-context.ts';
import { TextField } from '#web/ui/field.tsx';
import { Form, SubmitButton, useForm } from '#web/ui/form.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { ProblemNote } from '#web/ui/problem-note.tsx';

const passwordSchema = z.object({ password: z.string().min(1, 'Please enter your password.') });

type Props = {
  label: string;
  danger?: boolean;
  /** The sign-in is recent enough: no password is asked for. */
  isRecent: boolean;
  onConfirmed: () => Promise<void>;
};

/** The last step of what only the person themselves may do: with their password, where the sign-in is not of the last minutes. */
export function ConfirmPassword({ label, danger = false, isRecent, onConfirmed }: Props) {
  const { signIns } = useAuth();
  const [problem, setProblem] = useState<string | null>(null);
  const schema = isRecent ? z.object({ password: z.string() }) : passwordSchema;
  const form = useForm({ schema, start: { password: '' } });
  const { setFocus } = form;
  useEffect(() => {
    if (!isRecent) setFocus('password');
  }, [isRecent, setFocus]);
  const submit = async ({ password }: { password: string }) => {
    setProblem(null);
    try {
      if (!isRecent) await (await signIns()).confirm(password);
      await onConfirmed();
    } catch (error) {
      setProblem(messageOf(error, 'Please try again.'));
    }
  };
  return (
    <Form form={form} onSubmit={submit}>
      <Stack>
        {!isRecent && (
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
