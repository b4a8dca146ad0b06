import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/db/database.ts';
import { logs } from '#server/db/schema/logs.ts';
import { idempotencyKeys } from '#server/db/schema/requests.ts';
import { createLog } from '#server/log.ts';
import { buildTestApp } from '../app.ts';
import { anIdentity } from '../identities.ts';

const COOKIE = 'person=';

/** Sessions without passwords, so that a schedule costs no hashing: the cookie names the person. */
const identity = anIdentity(
  ({ cookie }) => (cookie?.startsWith(COOKIE) ? cookie.slice(COOKIE.length) : null),
  async ({ cookie }) => cookie ?? null,
);

export type LogRow = typeof logs.$inferSelect;

/** The real server, answering in this process. */
export type LogServer = {
  /** Answers a request with the session of this person, or of nobody. */
  ask: (person: string | null, address: string, init: RequestInit) => Promise<Response>;
  logsOf: (person: string) => Promise<LogRow[]>;
  /** What the housekeeping does after a week: the keys of old writes are forgotten. */
  forgetKeys: (person: string) => Promise<void>;
  close: () => Promise<void>;
};

export async function startLogServer(database: Database, now: () => Date): Promise<LogServer> {
  const log = createLog('silent');
  const app = await buildTestApp({ database, now, limits: {}, options: {}, log, identity });
  return {
    ask: (person, address, init) => answer(app, { person, address, init }),
    logsOf: (person) => database.db.select().from(logs).where(eq(logs.userId, person)),
    forgetKeys: async (person) => {
      await database.db.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, person));
    },
    close: () => app.close(),
  };
}

type Asked = { person: string | null; address: string; init: RequestInit };

async function answer(app: FastifyInstance, { person, address, init }: Asked): Promise<Response> {
  const response = await app.inject({
    method: init.method as 'POST',
    url: address,
    headers: {
      ...(init.headers as Record<string, string>),
      ...(person !== null && { cookie: COOKIE + person }),
    },
    ...(typeof init.body === 'string' && { payload: init.body }),
  });
  const retryAfter = response.headers['retry-after'];
  return new Response(response.payload, {
    status: response.statusCode,
    headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) },
  });
}
