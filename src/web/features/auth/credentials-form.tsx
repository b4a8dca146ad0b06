import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { PRODUCT } from '#core/product.ts';
import { messageOf } from '#web/api/api-error.ts';
import { useAuth } from '#web/parts/person/auth-context.ts';
import type { AuthMode } from '#web/parts/person/auth-modal-context.ts';
import type { Credentials } from '#web/parts/person/identity-port.ts';
import { TextField } from '#web/ui/field.tsx';
import { Form, SubmitButton, useForm } from '#web/ui/form.tsx';
import { useToast } from '#web/ui/toast-context.ts';
import styles from './auth-modal.module.css';
import { credentialsSchemas, PASSWORD_MIN } from './credentials-schema.ts';

const AFTER_SIGN_IN = '/onboarding';

const SUCCESS = {
  'sign-up': {
    title: 'Account created successfully!',
    description: `Welcome to ${PRODUCT.name}. Let's get started!`,
  },
  'sign-in': { title: 'Welcome back!', description: "You've been signed in successfully." },
} as const;

/** Email and password; on success it says so and goes to the questions. */
export function CredentialsForm({ mode, onDone }: { mode: AuthMode; onDone: () => void }) {
  const joining = mode === 'sign-up';
  const form = useForm({ schema: credentialsSchemas[mode], start: { email: '', password: '' } });
  const { setFocus } = form;
  const submit = useSubmit(mode, onDone);
  // It may come after the dialog that it stands in.
  useEffect(() => setFocus('email'), [setFocus]);
  return (
    <Form form={form} onSubmit={submit} className={styles.form}>
      <TextField label="Email" type="email" autoComplete="email" required {...form.field('email')} />
      <TextField
        label="Password"
        type="password"
        autoComplete={joining ? 'new-password' : 'current-password'}
        required
        {...(joining && { hint: `At least ${PASSWORD_MIN} characters. A short sentence works well.` })}
        {...form.field('password')}
      />
      <div className={styles.submit}>
        <SubmitButton wide pendingLabel="Please wait...">
          {joining ? 'Create Account' : 'Sign In'}
        </SubmitButton>
      </div>
    </Form>
  );
}

function useSubmit(mode: AuthMode, onDone: () => void) {
  const { signIn, signUp } = useAuth();
  const toast = useToast();
  const [, navigate] = useLocation();
  return async (credentials: Credentials) => {
    try {
      await (mode === 'sign-up' ? signUp : signIn)(credentials);
    } catch (error) {
      const description = messageOf(error, 'Please check your credentials and try again.');
      toast({ title: 'Authentication failed', description, tone: 'destructive' });
      return;
    }
    toast({ ...SUCCESS[mode], tone: 'success' });
    onDone();
    navigate(AFTER_SIGN_IN);
  };
}
