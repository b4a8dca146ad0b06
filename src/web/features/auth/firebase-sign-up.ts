import {
  type Auth,
  createUserWithEmailAndPassword,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  validatePassword,
} from 'firebase/auth';
import { ApiError } from '#web/api/api-error.ts';
import type { Credentials } from '#web/parts/person/identity-port.ts';
import { apiErrorOf, codeOf, told } from './firebase-errors.ts';
import { missingOf } from './firebase-password-policy.ts';

type Outcome = 'signed-in' | 'see-mail';

/**
 * Makes an account. Whether there is one with this address already does not show: who knows its password is signed in to it, and
 * for anybody else there is a mail to its owner.
 */
export async function signUp(auth: Auth, { email, password }: Credentials): Promise<Outcome> {
  try {
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    // Without it all works but what needs a confirmed address, and that can be asked for again.
    void sendEmailVerification(user).catch(() => {});
    return 'signed-in';
  } catch (error) {
    const code = codeOf(error);
    if (code === 'password-does-not-meet-requirements') throw await policyError(auth, password, error);
    if (code !== 'email-already-in-use') throw apiErrorOf(error);
    return enterOrTell(auth, { email, password });
  }
}

async function enterOrTell(auth: Auth, { email, password }: Credentials): Promise<Outcome> {
  try {
    await signInWithEmailAndPassword(auth, email, password);
    return 'signed-in';
  } catch (error) {
    const shown = apiErrorOf(error);
    if (shown instanceof ApiError && shown.status === 0) throw shown;
    await told(() => sendPasswordResetEmail(auth, email));
    return 'see-mail';
  }
}

/** Says what the project's rules miss in a password, as the provider reports them. */
async function policyError(auth: Auth, password: string, error: unknown): Promise<unknown> {
  const status = await validatePassword(auth, password).catch(() => null);
  const userMessage = status && missingOf(status);
  if (!userMessage) return apiErrorOf(error);
  return new ApiError(`400: ${userMessage}`, { status: 400, code: 'password-does-not-meet-requirements', userMessage });
}
