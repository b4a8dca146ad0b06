import { createContext, useContext } from 'react';
import type { Credentials, Person } from './identity-port.ts';

/** `hasProfile` is null until the server has said whether onboarding lies behind the person. */
type SignedIn = Person & { hasProfile: boolean | null };

export type AuthState =
  | { status: 'loading'; person: null }
  | { status: 'signed-in'; person: SignedIn }
  | { status: 'signed-out'; person: null };

export type Auth = AuthState & {
  /** Onboarding is done: the screens may ask for the profile. */
  markProfileCreated: () => void;
  signIn: (credentials: Credentials) => Promise<void>;
  signUp: (credentials: Credentials) => Promise<void>;
  signInWithGoogle: () => Promise<void>;
  signOut: () => Promise<void>;
};

export const AuthContext = createContext<Auth | undefined>(undefined);

/** Who is signed in, and how to change that. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
