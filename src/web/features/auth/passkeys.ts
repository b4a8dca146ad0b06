import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { ApiError } from '#web/api/api-error.ts';

const refused = (userMessage: string) => new ApiError(userMessage, { status: 0, code: 'passkey', userMessage });

/** What a browser says where there is no passkey in the end; it tells nobody why. */
function inWords(error: unknown): ApiError {
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') {
    return refused('This device has a passkey for your account already.');
  }
  if (error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')) {
    return refused('No passkey was used. Try again when you are ready, or use your password.');
  }
  return refused('This browser could not use a passkey here. Please use your password.');
}

const asked = async <Done>(ask: () => Promise<Done>): Promise<Done> => {
  if (!browserSupportsWebAuthn()) throw refused('This browser knows no passkeys. Please use your password.');
  try {
    return await ask();
  } catch (error) {
    throw inWords(error);
  }
};

/** Has the browser make a passkey, for what the server asked. */
export const makePasskey = (options: unknown) =>
  asked(() => startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }));

/** Has the browser show a passkey that the person chooses. */
export const showPasskey = (options: unknown) =>
  asked(() => startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }));
