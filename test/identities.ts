import type { IncomingHttpHeaders } from 'node:http';
import type { Identity } from '#server/identity/identity.ts';

/** Sessions without accounts, for tests of what stands above them: `userIn` says whom the headers of a request name. */
export const anIdentity = (
  userIn: (headers: IncomingHttpHeaders) => string | null,
  sessionMark: Identity['sessionMark'] = async () => null,
): Identity => ({
  session: async (headers) => {
    const userId = userIn(headers);
    if (userId === null) return null;
    const email = `${userId}@example.com`;
    return { userId, email, name: null, sessionId: `of ${userId}`, confirmedAt: new Date() };
  },
  sessionMark,
  tell: async () => null,
  endSessions: async () => {},
  remove: async () => {},
  mount: () => {},
  googleSignIn: false,
  passkeySignIn: false,
  passwordLength: { min: 8, max: 128 },
  pageSources: { connect: [], script: [], frame: [] },
});
