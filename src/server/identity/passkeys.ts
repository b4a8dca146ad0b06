import { passkey } from '@better-auth/passkey';
import { APIError } from 'better-auth/api';
import { PRODUCT } from '#core/product.ts';

/** Passkeys that ask for a finger, a face or a code each time: only so are they as good as a password and its second step. */
export function userVerifiedPasskeys(baseUrl: string) {
  return passkey({
    rpID: new URL(baseUrl).hostname,
    rpName: PRODUCT.name,
    origin: new URL(baseUrl).origin,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      afterVerification: ({ verification }) => expectVerified(verification.registrationInfo?.userVerified),
    },
    authentication: {
      afterVerification: ({ verification }) => expectVerified(verification.authenticationInfo.userVerified),
    },
  });
}

function expectVerified(isVerified: boolean | undefined): void {
  if (isVerified) return;
  throw new APIError('BAD_REQUEST', { code: 'AUTHENTICATION_FAILED', message: 'user verification is missing' });
}
