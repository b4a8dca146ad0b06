/** Who is signed in, as far as the browser knows. */
export type Person = { id: string; email: string };

export type Credentials = { email: string; password: string };

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
  signOut: () => Promise<void>;
};
