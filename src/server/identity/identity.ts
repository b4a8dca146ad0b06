import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Who is asking, as the identity provider vouches for it. */
export type Session = {
  userId: string;
  email: string;
  name: string | null;
  /** Tells the sessions of one person apart; no secret. */
  sessionId: string;
  /** When the person last proved who they are in it. */
  confirmedAt: Date;
};

/** What a provider keeps of a person, for them to read. */
export type ToldIdentity = { emailVerified: boolean; details: Record<string, unknown> };

/** What a page may load from others than this server, each an origin. */
export type PageSources = { connect: readonly string[]; script: readonly string[]; frame: readonly string[] };

/** The port to whoever knows the people: embedded, or a provider outside. */
export type Identity = {
  /** The signed-in person that the headers of a request prove, or null. Rejects if it cannot be known just now. */
  session: (headers: IncomingHttpHeaders) => Promise<Session | null>;
  /** What tells one session of ours from another without a look into the database; null where none is claimed. */
  sessionMark: (headers: IncomingHttpHeaders) => Promise<string | null>;
  /** Ends the sessions of a person, all but one if that is named. */
  endSessions: (userId: string, except?: string) => Promise<void>;
  /** What the provider keeps of a person, without what opens anything; null where it knows nobody. */
  tell: (userId: string) => Promise<ToldIdentity | null>;
  /** Takes the person's account away at the provider; one that is gone is gone. */
  remove: (userId: string) => Promise<void>;
  /** Adds the provider's own calls under /api/auth, if it has any. */
  mount: (app: FastifyInstance) => void;
  googleSignIn: boolean;
  passkeySignIn: boolean;
  /** How long a new password has to be, in characters. */
  passwordLength: { min: number; max: number };
  /** What signing in needs of others in the browser. */
  pageSources: PageSources;
};
