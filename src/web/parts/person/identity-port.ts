import type { SignIns } from '#contract/sign-ins.ts';

/** Who is signed in, as far as the browser knows. */
export type Person = { id: string; email: string };

export type Credentials = { email: string; password: string };

/** How and where a person is signed in, and what they can change of it. Everything rejects with an `ApiError`. */
export type SignInsPort = {
  read: () => Promise<SignIns>;
  /** Takes the password once more: what needs a recent sign-in is allowed for a few minutes then. */
  confirm: (password: string) => Promise<void>;
  changePassword: (change: { currentPassword: string; newPassword: string }) => Promise<void>;
  end: (sessionId: string) => Promise<void>;
  endOthers: () => Promise<void>;
};

/** The outside that knows who is asking: embedded here, an external provider elsewhere. */
export type IdentityPort = {
  /** Asks again who is signed in; tells every listener if that changed. */
  current: () => Promise<Person | null>;
  /** Reports the present person once known, then every change. Returns how to stop. */
  onChange: (listener: (person: Person | null) => void) => () => void;
  signInWithPassword: (credentials: Credentials) => Promise<void>;
  signUpWithPassword: (credentials: Credentials) => Promise<void>;
  /** Leaves the page; the person comes back signed in. */
  signInWithGoogle: () => Promise<void>;
  /** Has a mail with a link sent, if there is such an account; says nothing about whether there is. */
  askForNewPassword: (email: string) => Promise<void>;
  /** Sets a password with the token of that link; every device is signed out, this one too. */
  setNewPassword: (chosen: { token: string; password: string }) => Promise<void>;
  signOut: () => Promise<void>;
  /** Loaded where it is wanted. */
  signIns: () => Promise<SignInsPort>;
};
