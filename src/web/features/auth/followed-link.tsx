import { ConfirmEmailLink } from './confirm-email-link.tsx';
import { NewPasswordDialog } from './new-password-dialog.tsx';
import type { MailLink } from './recovery-link.ts';

/** What a link of a mail leads to: one file, since each that every page may load costs all of them a few bytes. */
export function FollowedLink({ link: { kind, token }, onDone }: { link: MailLink; onDone: () => void }) {
  return kind === 'new-password' ? (
    <NewPasswordDialog token={token} onClose={onDone} />
  ) : (
    <ConfirmEmailLink token={token} onDone={onDone} />
  );
}
