import { errorWithoutAnswer } from '#web/api/api-error.ts';
import { bringIdTokens } from '#web/api/id-token.ts';
import { lastPerson } from '#web/offline/last-person.ts';
import type { IdentityPort } from '#web/parts/person/identity-port.ts';
import type { FirebaseConfig, FirebaseIdentity } from './firebase-identity.ts';

/** Written in by the build (`vite.config.ts`). */
declare const FIREBASE_CONFIG: FirebaseConfig;

/**
 * Who knows the people: Firebase Authentication. It stands in the place of `open-identity.ts` in a build for it, and loads the
 * provider's library beside what is needed for the first paint.
 */
export function openIdentity(): IdentityPort {
  let loading: Promise<FirebaseIdentity> | undefined;
  const load = () => {
    loading ??= import('./firebase-identity.ts')
      .then(({ firebaseIdentity }) => firebaseIdentity(FIREBASE_CONFIG))
      .catch(() => {
        loading = undefined;
        throw errorWithoutAnswer('network');
      });
    return loading;
  };
  bringIdTokens(async () => (await load()).idToken());
  return {
    current: async () => (await load()).current(),
    onChange: (listener) => {
      let isStopped = false;
      let stop = () => {};
      load().then(
        (identity) => {
          if (!isStopped) stop = identity.onChange(listener);
        },
        () => isStopped || listener(lastPerson()),
      );
      return () => {
        isStopped = true;
        stop();
      };
    },
    signInWithPassword: async (credentials) => (await load()).signInWithPassword(credentials),
    signUpWithPassword: async (credentials) => (await load()).signUpWithPassword(credentials),
    signInWithGoogle: async () => (await load()).signInWithGoogle(),
    signOut: async () => (await load()).signOut(),
    signIns: async () => (await load()).signIns(),
    doors: async () => (await load()).doors(),
  };
}
