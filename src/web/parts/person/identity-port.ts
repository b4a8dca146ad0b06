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
  /** Sends one more link to confirm the address. */
  sendConfirmation: () => Promise<void>;
  /** Sends a link to the new address, which takes the place of the old one once it is opened. */
  changeEmail: (change: { newEmail: string; password: string }) => Promise<void>;
  /** Has the browser make a passkey; rejects where the person thinks better of it. */
  addPasskey: (name: string) => Promise<void>;
  removePasskey: (id: string) => Promise<void>;
  /** `address` is for an authenticator app; nothing is asked for until its first code was given. */
  beginSecondStep: (password: string) => Promise<{ address: string; recoveryCodes: string[] }>;
  finishSecondStep: (code: string) => Promise<void>;
  endSecondStep: (password: string) => Promise<void>;
  newRecoveryCodes: (password: string) => Promise<string[]>;
  end: (sessionId: string) => Promise<void>;
  endOthers: () => Promise<void>;
};

/** A code of the authenticator app, or one of those for who lost it. */
export type SecondStep = { kind: 'app' | 'recovery'; code: string };

/** The ways in that few need. Everything rejects with an `ApiError`. */
export type DoorsPort = {
  /** Has a mail with a link sent, if there is such an account; says nothing about whether there is. */
  askForNewPassword: (email: string) => Promise<void>;
  /** Sets a password with the token of that link; every device is signed out, this one too. */
  setNewPassword: (chosen: { token: string; password: string }) => Promise<void>;
  /** Answers the address that is confirmed from here on. */
  confirmEmail: (token: string) => Promise<string>;
  /** Ends a sign-in that the password began. */
  proveSecondStep: (step: SecondStep) => Promise<void>;
  signInWithPasskey: () => Promise<void>;
};

/** The outside that knows who is asking: embedded here, an external provider elsewhere. */
export type IdentityPort = {
  /** Asks again who is signed in; tells every listener if that changed. */
  current: () => Promise<Person | null>;
  /** Reports the present person once known, then every change. Returns how to stop. */
  onChange: (listener: (person: Person | null) => void) => () => void;
  signInWithPassword: (credentials: Credentials) => Promise<'signed-in' | 'second-step'>;
  /** `see-mail`: there is nothing more to be said here, and a mail to the address tells how to go on. */
  signUpWithPassword: (credentials: Credentials) => Promise<'signed-in' | 'see-mail'>;
  /** Leaves the page; the person comes back signed in. */
  signInWithGoogle: () => Promise<void>;
  signOut: () => Promise<void>;
  /** Loaded where they are wanted. */
  signIns: () => Promise<SignInsPort>;
  doors: () => Promise<DoorsPort>;
};
