import {
  type Auth,
  EmailAuthProvider,
  reauthenticateWithCredential,
  sendEmailVerification,
  type User,
  updatePassword,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import type { IdentityPort, SignInsPort } from '#web/parts/person/identity-port.ts';
import { ask } from './ask-provider.ts';
import { apiErrorOf, notHere, told } from './firebase-errors.ts';
import { signInsOf } from './firebase-user.ts';

function personOf({ currentUser }: Auth): User {
  if (currentUser) return currentUser;
  throw apiErrorOf(Object.assign(new Error('nobody is signed in'), { code: 'auth/null-user' }));
}

/** Takes the password once more; the token that comes with it says that the sign-in is a new one. */
async function prove(auth: Auth, password: string): Promise<User> {
  const user = personOf(auth);
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
  return user;
}

/** What the provider lets a person change of their account. Its mails lead to a page of its own. */
export const firebaseSignIns = (auth: Auth, current: IdentityPort['current']): SignInsPort => ({
  read: () =>
    told(async () => {
      const user = personOf(auth);
      const { authTime } = await user.getIdTokenResult();
      return signInsOf(user, { authTime: new Date(authTime), now: new Date(), userAgent: navigator.userAgent });
    }),
  confirm: async (password) => {
    await told(() => prove(auth, password));
    await current();
  },
  changePassword: async ({ currentPassword, newPassword }) => {
    await told(async () => updatePassword(await prove(auth, currentPassword), newPassword));
    await current();
  },
  sendConfirmation: () => told(() => sendEmailVerification(personOf(auth))),
  changeEmail: ({ newEmail, password }) =>
    told(async () => verifyBeforeUpdateEmail(await prove(auth, password), newEmail)),
  addPasskey: notHere,
  removePasskey: notHere,
  beginSecondStep: notHere,
  finishSecondStep: notHere,
  endSecondStep: notHere,
  newRecoveryCodes: notHere,
  end: notHere,
  endOthers: async () => {
    await ask('end-other-sessions', {});
  },
});
