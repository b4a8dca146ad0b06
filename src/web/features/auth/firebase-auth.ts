import { type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';

export type FirebaseConfig = {
  apiKey: string;
  projectId: string;
  authDomain: string;
  /** Where the provider answers, if not at Google's own addresses. */
  url: string | null;
};

/** What the provider's other libraries ask for; while it is asked for, tokens are renewed ahead of their end. */
type WithTokens = {
  container: {
    getProvider: (name: 'auth-internal') => {
      getImmediate: () => { addAuthTokenListener: (listener: (token: string | null) => void) => void };
    };
  };
};

type Opening = { name?: string | undefined; onToken: () => void };

/** Opens the provider's library. `onToken` is called with each new token, and with null when nobody is signed in. */
export function openAuth({ url, ...config }: FirebaseConfig, { name, onToken }: Opening): Auth {
  const app: FirebaseApp = initializeApp(config, name);
  const auth = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  if (url !== null) connectAuthEmulator(auth, url, { disableWarnings: true });
  // The only way to have the library renew tokens five minutes early, and after 30 s to 16 min where the network fails.
  (app as unknown as WithTokens).container.getProvider('auth-internal').getImmediate().addAuthTokenListener(onToken);
  return auth;
}
