import { useState } from 'react';
import { messageOf } from '#web/api/api-error.ts';
import { useAuth } from '#web/parts/person/auth-context.ts';
import { TextField } from '#web/ui/field.tsx';
import { Form, SubmitButton, useForm } from '#web/ui/form.tsx';
import { Text } from '#web/ui/text.tsx';
import { useToast } from '#web/ui/toast-context.ts';
import styles from './auth-modal.module.css';
import { emailSchema } from './credentials-schema.ts';

/** Asks for the address of who forgot the password. What it says then is the same whether we know the address or not. */
export function ForgotPasswordForm() {
  const { doors } = useAuth();
  const toast = useToast();
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({ schema: emailSchema, start: { email: '' } });

  async function submit({ email }: { email: string }) {
    try {
      await (await doors()).askForNewPassword(email);
      setSentTo(email);
    } catch (error) {
      const description = messageOf(error, 'That did not reach us. Please try again.');
      toast({ title: 'No mail was sent', description, tone: 'destructive' });
    }
  }

  return (
    <Form form={form} onSubmit={submit} className={styles.form}>
      <TextField label="Email" type="email" autoComplete="email" autoFocus required {...form.field('email')} />
      <div role="status">
        {sentTo !== undefined && (
          <Text>
            If there is an account for {sentTo}, a mail with a link is on its way. The link works for one hour. Nothing
            there after a few minutes? Look among the unwanted mail, then ask again.
          </Text>
        )}
      </div>
      <div className={styles.submit}>
        <SubmitButton wide pendingLabel="Please wait...">
          {sentTo === undefined ? 'Send Me a Link' : 'Send Another Link'}
        </SubmitButton>
      </div>
    </Form>
  );
}
