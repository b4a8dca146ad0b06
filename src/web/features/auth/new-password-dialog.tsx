import { messageOf } from '#web/api/api-error.ts';
import { useAuth } from '#web/parts/person/auth-context.ts';
import { useAuthModal } from '#web/parts/person/auth-modal-context.ts';
import { NewPasswordField } from '#web/parts/person/new-password-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form, SubmitButton, useForm } from '#web/ui/form.tsx';
import { useToast } from '#web/ui/toast-context.ts';
import styles from './auth-modal.module.css';
import { newPasswordSchema } from './credentials-schema.ts';

/** A new password for who comes from the link in our mail; then they sign in with it. */
export function NewPasswordDialog({ token, onClose }: { token: string; onClose: () => void }) {
  const { doors } = useAuth();
  const openAuthModal = useAuthModal();
  const toast = useToast();
  const form = useForm({ schema: newPasswordSchema, start: { password: '' } });

  async function submit({ password }: { password: string }) {
    try {
      await (await doors()).setNewPassword({ token, password });
    } catch (error) {
      const description = messageOf(error, 'That did not reach us. Please try again.');
      toast({ title: 'Your password is as it was', description, tone: 'destructive' });
      return;
    }
    toast({
      title: 'Your password is changed',
      description: 'Every device was signed out. Please sign in with the new one.',
      tone: 'success',
    });
    onClose();
    openAuthModal('sign-in');
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="NEW PASSWORD"
      description="Choose one that you use nowhere else."
      heading="display"
      size="small"
    >
      <Form form={form} onSubmit={submit} className={styles.form}>
        <NewPasswordField label="New password" autoFocus typed={form.typed().password} {...form.field('password')} />
        <div className={styles.submit}>
          <SubmitButton wide pendingLabel="Please wait...">
            Save Password
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
