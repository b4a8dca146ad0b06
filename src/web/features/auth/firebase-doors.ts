import {
  type Auth,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  sendPasswordResetEmail,
} from 'firebase/auth';
import type { DoorsPort, IdentityPort } from '#web/parts/person/identity-port.ts';
import { codeOf, notHere, told } from './firebase-errors.ts';

/** The ways in that few need, for an installation whose mails lead to us; else the provider's own page does it. */
export const firebaseDoors = (auth: Auth, current: IdentityPort['current']): DoorsPort => ({
  askForNewPassword: (email) =>
    told(() =>
      sendPasswordResetEmail(auth, email).catch((error: unknown) => {
        // Whether there is such an account is nobody's business.
        if (codeOf(error) !== 'user-not-found') throw error;
      }),
    ),
  setNewPassword: async ({ token, password }) => {
    await told(() => confirmPasswordReset(auth, token, password));
    await current();
  },
  confirmEmail: (token) =>
    told(async () => {
      const { data } = await checkActionCode(auth, token);
      await applyActionCode(auth, token);
      await auth.currentUser?.getIdToken(true);
      await current();
      return data.email ?? '';
    }),
  proveSecondStep: notHere,
  signInWithPasskey: notHere,
});
