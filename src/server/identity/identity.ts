import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Who is asking, as the identity provider vouches for it. */
export type Session = { userId: string; email: string; name: string | null };

/** The port to whoever knows the people: embedded, or a provider outside. */
export type Identity = {
  /** The signed-in person that the headers of a request prove, or null. Rejects if it cannot be known just now. */
  session: (headers: IncomingHttpHeaders) => Promise<Session | null>;
  /** What tells one session of ours from another without a look into the database; null where none is claimed. */
  sessionMark: (headers: IncomingHttpHeaders) => Promise<string | null>;
  /** Adds the provider's own calls under /api/auth, if it has any. */
  mount: (app: FastifyInstance) => void;
  googleSignIn: boolean;
};
