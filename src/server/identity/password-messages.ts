import { PRODUCT } from '#core/product.ts';
import type { Message } from '../mail/mail.ts';

const lines = (...text: string[]) => text.join('\n');

/** What somebody gets who forgot their password. The token stands behind the "#": no server on the way gets to see it. */
export const recoveryMessage = (to: string, { siteUrl, token }: { siteUrl: string; token: string }): Message => ({
  to,
  subject: `Choose a new password for ${PRODUCT.name}`,
  text: lines(
    'Hello,',
    '',
    `someone, hopefully you, asked for a new password for ${PRODUCT.name}. Open this link within an hour to choose one:`,
    '',
    `${siteUrl}/#new-password=${token}`,
    '',
    'If it was not you, do nothing: your password stays as it is. Nobody gets in without this link.',
  ),
});

const HOW = { link: 'through a link that we sent to this address', account: 'on your account page' } as const;

/** Tells the owner that there is a new password, in case it was somebody else who chose it. */
export const changedMessage = (to: string, how: keyof typeof HOW): Message => ({
  to,
  subject: `Your ${PRODUCT.name} password was changed`,
  text: lines(
    'Hello,',
    '',
    `your ${PRODUCT.name} password was changed just now ${HOW[how]}, and every other device was signed out.`,
    '',
    'If it was not you: make sure that nobody else reads your mail, choose another password with "Forgot password?" where you',
    'sign in, and write to us through the Help Center at once.',
  ),
});
