import { useAuth } from '#web/parts/person/auth-context.ts';
import { PasswordForm } from './password-form.tsx';

type Props = {
  label: string;
  danger?: boolean;
  /** The sign-in is recent enough: no password is asked for. */
  isRecent: boolean;
  onConfirmed: () => Promise<void>;
};

/** The last step of what only the person themselves may do: with their password, where the sign-in is not of the last minutes. */
export function ConfirmPassword({ isRecent, onConfirmed, ...button }: Props) {
  const { signIns } = useAuth();
  const submit = async (password: string) => {
    if (!isRecent) await (await signIns()).confirm(password);
    await onConfirmed();
  };
  return <PasswordForm {...button} isAsked={!isRecent} onSubmit={submit} />;
}
