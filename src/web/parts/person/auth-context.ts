import { createContext, useContext } from 'react';
import type { IdentityPort, Person } from './identity-port.ts';

/**
 * What the product's own record says of a person. `hasProfile` is null until the server has said whether onboarding lies behind
 * them, and `firstName` under which name; `deletionAt`: when their account is deleted, unless they keep it.
 */
export type KnownOf = { hasProfile: boolean | null; firstName: string | null; deletionAt: string | null };
export type SignedIn = Person & KnownOf;

export type AuthState =
  | { status: 'loading'; person: null }
  | { status: 'signed-in'; person: SignedIn }
  | { status: 'signed-out'; person: null };

export type Auth = AuthState & {
  /** There is a profile, under this name: the screens may ask for it, and all of them greet alike. */
  knowProfile: (profile: { firstName?: string | null | undefined }) => void;
  signIn: IdentityPort['signInWithPassword'];
  signUp: IdentityPort['signUpWithPassword'];
  signInWithGoogle: () => Promise<void>;
  signOut: () => Promise<void>;
  signIns: IdentityPort['signIns'];
  doors: IdentityPort['doors'];
  /** The account is to be deleted then, or to stay. */
  markDeletion: (at: string | null) => void;
};

export const AuthContext = createContext<Auth | undefined>(undefined);

/** Who is signed in, and how to change that. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
