import { useState } from 'react';
import { z } from 'zod';
import { messageOf } from '#web/api/api-error.ts';
import { useAuth } from '#web/parts/person/auth-context.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Form, SubmitButton, useForm } from '#web/ui/form.tsx';
import styles from './auth-modal.module.css';
import { useEntered } from './use-entered.ts';

const KINDS = {
  app: {
    label: 'Code from your authenticator app',
    empty: 'Please enter the six digits that the app shows.',
    other: 'Use a recovery code instead',
  },
  recovery: {
    label: 'Recovery code',
    empty: 'Please enter one of your recovery codes.',
    other: 'Use the app instead',
  },
} as const;

/** The code after the password, for who asked for a second step. */
export function SecondStepForm({ onDone }: { onDone: () => void }) {
  const [kind, setKind] = useState<keyof typeof KINDS>('app');
  return (
    <CodeForm key={kind} kind={kind} onDone={onDone} onOther={() => setKind(kind === 'app' ? 'recovery' : 'app')} />
  );
}

type CodeFormProps = { kind: keyof typeof KINDS; onDone: () => void; onOther: () => void };

function CodeForm({ kind, onDone, onOther }: CodeFormProps) {
  const { doors } = useAuth();
  const entered = useEntered(onDone);
  const { label, empty, other } = KINDS[kind];
  const schema = z.object({ code: z.string().trim().min(1, empty) });
  const form = useForm({ schema, start: { code: '' } });

  async function submit({ code }: { code: string }) {
    try {
      const digits = kind === 'app' ? code.replaceAll(' ', '') : code;
      await (await doors()).proveSecondStep({ kind, code: digits });
    } catch (error) {
      form.refuse('code', messageOf(error, 'That did not reach us. Please try again.'));
      return;
    }
    entered('sign-in');
  }

  return (
    <Form form={form} onSubmit={submit} className={styles.form}>
      <TextField
        label={label}
        autoComplete="one-time-code"
        inputMode={kind === 'app' ? 'numeric' : 'text'}
        autoFocus
        required
        {...form.field('code')}
      />
      <p className={styles.beside}>
        <LinkButton onClick={onOther}>{other}</LinkButton>
      </p>
      <div className={styles.submit}>
        <SubmitButton wide pendingLabel="Please wait...">
          Sign In
        </SubmitButton>
      </div>
    </Form>
  );
}
