import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { messageOf } from '#web/api/api-error.ts';
import { useAuth } from '#web/parts/person/auth-context.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Form, SubmitButton, useForm } from '#web/ui/form.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import { useToast } from '#web/ui/toast-context.ts';
import styles from './account.module.css';
import { signInsQuery } from './account-queries.ts';
import { PasswordForm } from './password-form.tsx';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Secret = { address: string; recoveryCodes: string[] };

/** The password, then the app and its first code, then the codes for who loses the phone. */
export function SecondStepSetUp({ onClose }: { onClose: () => void }) {
  const { signIns } = useAuth();
  const client = useQueryClient();
  const toast = useToast();
  const [secret, setSecret] = useState<Secret>();
  const [isOn, setOn] = useState(false);
  const finish = () => {
    setOn(true);
    toast({ title: 'The second step is on', tone: 'success' });
    void client.invalidateQueries({ queryKey: signInsQuery(signIns).queryKey });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={isOn ? 'Your recovery codes' : 'Set up a second step'}
      {...(!secret && { description: 'You need an authenticator app on your phone. Any will do.' })}
    >
      {!secret ? (
        <PasswordForm
          label="Go On"
          onSubmit={async (password) => setSecret(await (await signIns()).beginSecondStep(password))}
        />
      ) : isOn ? (
        <RecoveryCodes codes={secret.recoveryCodes} onDone={onClose} />
      ) : (
        <FirstCode address={secret.address} onDone={finish} />
      )}
    </Dialog>
  );
}

const codeSchema = z.object({
  code: z
    .string()
    .transform((typed) => typed.replaceAll(' ', ''))
    .pipe(z.string().regex(/^\d{6}$/, 'Please enter the six digits that the app shows.')),
});

function FirstCode({ address, onDone }: { address: string; onDone: () => void }) {
  const { signIns } = useAuth();
  const form = useForm({ schema: codeSchema, start: { code: '' } });
  const submit = async ({ code }: { code: string }) => {
    try {
      await (await signIns()).finishSecondStep(code);
    } catch (error) {
      form.refuse('code', messageOf(error, 'Please try again.'));
      return;
    }
    onDone();
  };
  return (
    <Form form={form} onSubmit={submit}>
      <Stack>
        <Text>Have the app read this picture, or type the key into it. Then enter the code that it shows.</Text>
        <QrCode text={address} label="The key as a picture for the camera of your phone" />
        <p className={styles.key}>{new URL(address).searchParams.get('secret')}</p>
        <TextField
          label="Code from the app"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          required
          {...form.field('code')}
        />
        <SubmitButton pendingLabel="One moment...">Turn It On</SubmitButton>
      </Stack>
    </Form>
  );
}
