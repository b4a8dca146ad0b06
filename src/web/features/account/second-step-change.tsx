import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAuth } from '#web/parts/person/auth-context.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { SegmentsField } from '#web/ui/segments.tsx';
import { useToast } from '#web/ui/toast-context.ts';
import { signInsQuery } from './account-queries.ts';
import { PasswordForm } from './password-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

const WANTED = [
  { value: 'codes', label: 'New codes' },
  { value: 'off', label: 'Turn off' },
] as const;

const WORDS = {
  codes: { label: 'Make New Codes', says: 'You get ten new recovery codes. The old ones are worth nothing then.' },
  off: { label: 'Turn It Off', says: 'Your password alone lets you in again.' },
} as const;

/** New recovery codes for a second step, or an end of it. */
export function SecondStepChange({ onClose }: { onClose: () => void }) {
  const { signIns } = useAuth();
  const client = useQueryClient();
  const toast = useToast();
  const [wanted, setWanted] = useState<keyof typeof WORDS>('codes');
  const [codes, setCodes] = useState<string[]>();
  const submit = async (password: string) => {
    const port = await signIns();
    if (wanted === 'codes') setCodes(await port.newRecoveryCodes(password));
    else {
      await port.endSecondStep(password);
      toast({ title: 'The second step is off' });
      onClose();
    }
    void client.invalidateQueries({ queryKey: signInsQuery(signIns).queryKey });
  };
  return (
    <Dialog
      title={codes ? 'Your recovery codes' : 'Change the second step'}
      size="small"
      open
      onOpenChange={onClose}
      {...(!codes && { description: WORDS[wanted].says })}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <Stack>
          <SegmentsField label="What to do" options={WANTED} value={wanted} onChange={setWanted} />
          <PasswordForm label={WORDS[wanted].label} danger={wanted === 'off'} onSubmit={submit} />
        </Stack>
      )}
    </Dialog>
  );
}
