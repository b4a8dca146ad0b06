import { PRODUCT } from '#core/product.ts';
import type { Message } from '../mail/mail.ts';

const lines = (...text: string[]) => text.join('\n');

type Link = { siteUrl: string; token: string };

// The token stands behind the "#": no server on the way gets to see it.
const confirmLink = ({ siteUrl, token }: Link) => `${siteUrl}/#confirm-email=${token}`;

/** Asks the owner of an address whether it is theirs. */
export const confirmMessage = (to: string, link: Link): Message => ({
  to,
  subject: `Please confirm your e-mail address for ${PRODUCT.name}`,
  text: lines(
    'Hello,',
    '',
    `someone, hopefully you, uses this address for ${PRODUCT.name}. Open this link within a day to confirm that it is yours:`,
    '',
    confirmLink(link),
    '',
    'If it was not you, do nothing.',
  ),
});

/** What the new address gets, before it becomes the one of the account. */
export const newAddressMessage = (to: string, link: Link): Message => ({
  to,
  subject: `Please confirm your new e-mail address for ${PRODUCT.name}`,
  text: lines(
    'Hello,',
    '',
    `someone, hopefully you, wants to use this address for a ${PRODUCT.name} account. Open this link within a day, where you are`,
    'signed in, and it is the address of your account from then on:',
    '',
    confirmLink(link),
    '',
    'If it was not you, do nothing: nobody can use your address without this link.',
  ),
});

/** Tells the old address, in case it was somebody else who changed it. */
export const addressChangedMessage = (to: string, newEmail: string): Message => ({
  to,
  subject: `Your ${PRODUCT.name} e-mail address was changed`,
  text: lines(
    'Hello,',
    '',
    `your ${PRODUCT.name} account uses ${newEmail} from now on. You sign in with that address; your password is as it was.`,
    '',
    'If it was not you, write to us through the Help Center at once.',
  ),
});

/** Tells the owner of an account that somebody signed up with their address, which is answered like any other there. */
export const alreadyMemberMessage = (to: string, siteUrl: string): Message => ({
  to,
  subject: `You have an ${PRODUCT.name} account already`,
  text: lines(
    'Hello,',
    '',
    `someone, hopefully you, tried to make an ${PRODUCT.name} account with this address. You have one already, and it is as it was.`,
    '',
    `Sign in with your password at ${siteUrl}. If you forgot it, press "Forgot password?" there.`,
    '',
    'If it was not you, do nothing: nobody got in.',
  ),
});

/** Tells the owner of an account that somebody else wants to use their address for another one. */
export const addressWantedMessage = (to: string): Message => ({
  to,
  subject: `Somebody wanted to use your e-mail address for ${PRODUCT.name}`,
  text: lines(
    'Hello,',
    '',
    `someone wanted to change the e-mail address of another ${PRODUCT.name} account to this one. Yours has it already, so nothing`,
    'was changed.',
    '',
    'If it was you: sign in to the account with this address, or delete it first. If it was not you, do nothing.',
  ),
});
