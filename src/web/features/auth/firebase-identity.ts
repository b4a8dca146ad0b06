import {
  type Auth,
  GoogleAuthProvider,
  getRedirectResult,
  signInWithEmailAndPassword,
  signInWithRedirect,
} from 'firebase/auth';
import { ApiError } from '#web/api/api-error.ts';
import { oweSignOut, settleSignOut } from '#web/offline/last-person.ts';
import type { IdentityPort } from '#web/parts/person/identity-port.ts';
import { type FirebaseConfig, openAuth } from './firebase-auth.ts';
import { told } from './firebase-errors.ts';
import { createFirebaseSession, type FirebaseSession } from './firebase-session.ts';
import { signUp } from './firebase-sign-up.ts';

export type { FirebaseConfig };

export type FirebaseIdentity = IdentityPort & Pick<FirebaseSession, 'idToken'>;

/** People of Firebase Authentication: its library keeps who is signed in, and our server says who that is here. `name` tells several in one page apart. */
export function firebaseIdentity(config: FirebaseConfig, name?: string): FirebaseIdentity {
  const auth = openAuth(config, { name, onToken: () => void session.current() });
  const session = createFirebaseSession(auth, logReturn(auth));
  const { current, onChange, idToken } = session;
  return {
    ...{ idToken, current, onChange },
    async signInWithPassword({ email, password }) {
      settleSignOut();
      await told(() => signInWithEmailAndPassword(auth, email, password));
      await current();
      return 'signed-in';
    },
    async signUpWithPassword(credentials) {
      settleSignOut();
      const outcome = await signUp(auth, credentials);
      await current();
      return outcome;
    },
    async signInWithGoogle() {
      settleSignOut();
      const google = new GoogleAuthProvider().setCustomParameters({ prompt: 'select_account' });
      await told(() => signInWithRedirect(auth, google));
    },
    async signOut() {
      oweSignOut();
      await auth.signOut();
      await session.payDebt().catch((error: unknown) => {
        if (!(error instanceof ApiError && error.status === 0)) settleSignOut();
      });
      session.leave();
    },
    signIns: async () => (await import('./firebase-sign-ins.ts')).firebaseSignIns(auth, current),
    doors: async () => (await import('./firebase-doors.ts')).firebaseDoors(auth, current),
  };
}

/** Back from Google, it is said on the console how that went; what the person is told, they are told by who is there. */
async function logReturn(auth: Auth): Promise<void> {
  try {
    const result = await getRedirectResult(auth);
    // biome-ignore lint/suspicious/noConsole: the specification has a success logged, and nothing else.
    if (result) console.info('Redirect sign-in', result.providerId);
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the specification reports this failure on the console only.
    console.error('Redirect sign-in error', error);
  }
}
