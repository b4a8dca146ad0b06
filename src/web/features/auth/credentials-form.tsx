import { useEffect, useState } from 'react';
import { ApiError, messageOf } from '#web/api/api-error.ts';
import { useAuth } from '#web/parts/person/auth-context.ts';
import type { Credentials } from '#web/parts/person/identity-port.ts';
import { NewPasswordField } from '#web/parts/person/new-password-field.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Form, SubmitButton, useForm } from '#web/ui/form.tsx';
import { Text } from '#web/ui/text.tsx';
import { useToast } from '#web/ui/toast-context.ts';
import styles from './auth-modal.module.css';
import { credentialsSchemas } from './credentials-schema.ts';
import { useEntered } from './use-entered.ts';

type CredentialsMode = keyof typeof credentialsSchemas;

type CredentialsFormProps = {
  mode: CredentialsMode;
  onDone: () => void;
  /** For who does not know the password any more. */
  onForgot?: () => void;
  /** The password is right, and a code is asked for besides. */
  onSecondStep: () => void;
};

/** Email and password; on success it says so and goes to the questions. */
export function CredentialsForm(props: CredentialsFormProps) {
  const { mode, onForgot } = props;
  const joining = mode === 'sign-up';
  const form = useForm({ schema: credentialsSchemas[mode], start: { email: '', password: '' } });
  const { setFocus } = form;
  const [isShown, setShown] = useState(false);
  const [mailedTo, setMailedTo] = useState<string>();
  const submit = useSubmit(props, {
    onRefused: (message) => form.refuse('password', message),
    onMailed: setMailedTo,
  });
  // It may come after the dialog that it stands in.
  useEffect(() => setFocus('email'), [setFocus]);
  return (
    <Form form={form} onSubmit={submit} className={styles.form}>
      <TextField label="Email" type="email" autoComplete="email" required {...form.field('email')} />
      {joining ? (
        <NewPasswordField
          label="Password"
          type={isShown ? 'text' : 'password'}
          typed={form.typed().password}
          {...form.field('password')}
        />
      ) : (
        <TextField
          label="Password"
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
          required
          {...form.field('password')}
        />
      )}
      <p className={styles.beside}>
        <LinkButton aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          Show password
        </LinkButton>
        {onForgot && <LinkButton onClick={onForgot}>Forgot password?</LinkButton>}
      </p>
      <div role="status">
        {mailedTo !== undefined && (
          <Text>
            We sent a mail to {mailedTo}. It says how you go on. Nothing there after a few minutes? Look among the
            unwanted mail.
          </Text>
        )}
      </div>
      <div className={styles.submit}>
        <SubmitButton wide pendingLabel="Please wait...">
          {joining ? 'Create Account' : 'Sign In'}
        </SubmitButton>
      </div>
    </Form>
  );
}

type Told = { onRefused: (message: string) => void; onMailed: (email: string) => void };

/** What is wrong with an e-mail and its password together is said at the password, and in a message. */
function useSubmit({ mode, onDone, onSecondStep }: CredentialsFormProps, { onRefused, onMailed }: Told) {
  const { signIn, signUp } = useAuth();
  const toast = useToast();
  const entered = useEntered(onDone);
  return async (credentials: Credentials) => {
    try {
      const outcome = await (mode === 'sign-up' ? signUp : signIn)(credentials);
      if (outcome === 'second-step') onSecondStep();
      else if (outcome === 'see-mail') onMailed(credentials.email);
      else entered(mode);
    } catch (error) {
      const description = messageOf(error, 'Please check your credentials and try again.');
      toast({ title: 'Authentication failed', description, tone: 'destructive' });
      if (mode === 'sign-in' && error instanceof ApiError && error.status === 401) onRefused(description);
    }
  };
}
