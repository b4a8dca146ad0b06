import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { PRODUCT } from '#core/product.ts';
import { ApiError, messageOf } from '#web/api/api-error.ts';
import { useAuth } from '#web/parts/person/auth-context.ts';
import type { Credentials } from '#web/parts/person/identity-port.ts';
import { PASSWORD_MIN } from '#web/parts/person/password-length.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Form, SubmitButton, useForm } from '#web/ui/form.tsx';
import { useToast } from '#web/ui/toast-context.ts';
import styles from './auth-modal.module.css';
import { credentialsSchemas } from './credentials-schema.ts';

type CredentialsMode = keyof typeof credentialsSchemas;

const AFTER_SIGN_IN = '/onboarding';

const SUCCESS = {
  'sign-up': {
    title: 'Account created successfully!',
    description: `Welcome to ${PRODUCT.name}. Let's get started!`,
  },
  'sign-in': { title: 'Welcome back!', description: "You've been signed in successfully." },
} as const;

type CredentialsFormProps = {
  mode: CredentialsMode;
  onDone: () => void;
  /** For who does not know the password any more. */
  onForgot?: () => void;
};

/** Email and password; on success it says so and goes to the questions. */
export function CredentialsForm({ mode, onDone, onForgot }: CredentialsFormProps) {
  const joining = mode === 'sign-up';
  const form = useForm({ schema: credentialsSchemas[mode], start: { email: '', password: '' } });
  const { setFocus } = form;
  const [isShown, setShown] = useState(false);
  const submit = useSubmit(mode, onDone, (message) => form.refuse('password', message));
  // It may come after the dialog that it stands in.
  useEffect(() => setFocus('email'), [setFocus]);
  return (
    <Form form={form} onSubmit={submit} className={styles.form}>
      <TextField label="Email" type="email" autoComplete="email" required {...form.field('email')} />
      <TextField
        label="Password"
        type={isShown ? 'text' : 'password'}
        autoComplete={joining ? 'new-password' : 'current-password'}
        required
        {...(joining && { hint: `At least ${PASSWORD_MIN} characters. A short sentence works well.` })}
        {...form.field('password')}
      />
      <p className={styles.beside}>
        <LinkButton aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          Show password
        </LinkButton>
        {onForgot && <LinkButton onClick={onForgot}>Forgot password?</LinkButton>}
      </p>
      <div className={styles.submit}>
        <SubmitButton wide pendingLabel="Please wait...">
          {joining ? 'Create Account' : 'Sign In'}
        </SubmitButton>
      </div>
    </Form>
  );
}

/** What is wrong with an e-mail and its password together is said at the password, and in a message. */
function useSubmit(mode: CredentialsMode, onDone: () => void, onRefused: (message: string) => void) {
  const { signIn, signUp } = useAuth();
  const toast = useToast();
  const [, navigate] = useLocation();
  return async (credentials: Credentials) => {
    try {
      await (mode === 'sign-up' ? signUp : signIn)(credentials);
    } catch (error) {
      const description = messageOf(error, 'Please check your credentials and try again.');
      toast({ title: 'Authentication failed', description, tone: 'destructive' });
      if (mode === 'sign-in' && error instanceof ApiError && error.status === 401) onRefused(description);
      return;
    }
    toast({ ...SUCCESS[mode], tone: 'success' });
    onDone();
    navigate(AFTER_SIGN_IN);
  };
}
