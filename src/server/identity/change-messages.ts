import { PRODUCT } from '#core/product.ts';
import type { Message } from '../mail/mail.ts';

const lines = (...text: string[]) => text.join('\n');

const CHANGES = {
  'second-step-on': {
    subject: `Your ${PRODUCT.name} sign-in has a second step now`,
    what: 'signing in with your password asks for a code of your authenticator app from now on.',
  },
  'second-step-off': {
    subject: `Your ${PRODUCT.name} sign-in has no second step any more`,
    what: 'signing in with your password asks for no code any more.',
  },
  'new-codes': {
    subject: `You have new ${PRODUCT.name} recovery codes`,
    what: 'new recovery codes were made for your account. The old ones are worth nothing now.',
  },
  'code-used': {
    subject: `An ${PRODUCT.name} recovery code was used`,
    what: 'one of your recovery codes was used to sign in to your account.',
  },
  'passkey-added': {
    subject: `Your ${PRODUCT.name} account has a new passkey`,
    what: 'a passkey was added to your account. Whoever has it can sign in without your password.',
  },
  'passkey-removed': {
    subject: `A passkey was taken off your ${PRODUCT.name} account`,
    what: 'a passkey was taken off your account. It opens nothing any more.',
  },
} as const;

export type SignInChange = keyof typeof CHANGES;

const IF_NOT_YOU = [
  'If it was not you: choose another password with "Forgot password?" where you sign in, look at "Sign-in and devices" on your',
  'account page, and write to us through the Help Center at once.',
];

/** Tells the owner what was changed about how they sign in, in case it was somebody else who did it. */
export const changeMessage = (to: string, change: SignInChange): Message => ({
  to,
  subject: CHANGES[change].subject,
  text: lines('Hello,', '', CHANGES[change].what, '', ...IF_NOT_YOU),
});

/** Tells the owner of a browser in which they were never signed in before. */
export const newDeviceMessage = (to: string, device: string): Message => ({
  to,
  subject: `New sign-in to ${PRODUCT.name}`,
  text: lines(
    'Hello,',
    '',
    `someone, hopefully you, just signed in to your ${PRODUCT.name} account on a device that we did not know yet: ${device}.`,
    '',
    'If it was you, do nothing.',
    '',
    ...IF_NOT_YOU,
  ),
});
