import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Database } from '../../db/database.ts';
import { sessionOf } from '../../http/guards.ts';
import { unavailable } from '../../http/http-error.ts';
import { guardedBy } from '../guarded-route.ts';
import type { Identity, Session } from '../identity.ts';
import { idTokenCookie, idTokenOf } from './id-token.ts';
import { selectAccountOf } from './store.ts';
import type { TokenReader } from './token-reader.ts';

export type SessionMount = {
  database: Database;
  reader: TokenReader;
  identity: Pick<Identity, 'session' | 'endSessions'>;
  isHttps: boolean;
  now: () => Date;
};

/** What a browser asks of us beside its provider. */
export function mountSession(app: FastifyInstance, mount: SessionMount): void {
  const { database, identity, reader, isHttps, now } = mount;
  const guarded = guardedBy({ database, findSession: identity.session });
  const keepCookie = (reply: FastifyReply, token: string, seconds: number) =>
    reply.header('set-cookie', [idTokenCookie({ token, seconds, isHttps })]);

  app.get('/api/auth/get-session', {
    schema: { summary: 'The signed-in person, or null', tags: ['auth'] },
    handler: async (request, reply) => {
      if (!database.isReady()) throw unavailable();
      const session = await identity.session(request.headers);
      const token = idTokenOf(request.headers, isHttps);
      const claims = session && token ? await reader.signed(token) : null;
      if (claims && token) keepCookie(reply, token, Math.floor(claims.expiresAt - now().getTime() / 1000));
      else if (request.headers.cookie !== undefined) keepCookie(reply, '', 0);
      const answer = session && claims ? await sessionAnswer(database, session, claims.expiresAt) : null;
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
    },
  });
  app.post('/api/auth/sign-out', {
    schema: { summary: 'Forgets the session in this browser', tags: ['auth'] },
    handler: async (_request, reply) => {
      keepCookie(reply, '', 0);
      return { ok: true };
    },
  });
  app.post('/api/auth/end-other-sessions', {
    ...guarded('Ends every session of the person but the one that asks'),
    handler: async (request) => {
      const { userId, sessionId } = sessionOf(request);
      await identity.endSessions(userId, sessionId);
      return { ok: true };
    },
  });
}

async function sessionAnswer({ db }: Database, session: Session, expiresAt: number) {
  const { userId, email, name } = session;
  const account = await selectAccountOf(db, userId);
  return {
    user: {
      ...{ id: userId, email, name: name ?? '', image: null },
      emailVerified: account?.emailVerified ?? false,
      createdAt: (account?.createdAt ?? session.confirmedAt).toISOString(),
    },
    session: { expiresAt: new Date(expiresAt * 1000).toISOString() },
  };
}
