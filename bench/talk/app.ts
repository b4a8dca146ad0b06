import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Operation, RequestOf, ResponseOf } from '#contract/operation.ts';
import type { Database } from '#server/db/database.ts';
import { openInMemory } from '#server/db/in-memory.ts';
import { createLog } from '#server/log.ts';
import { buildTestApp } from '#test/app.ts';

/** Somebody who is signed in. */
export type Visitor = {
  userId: string;
  call: <O extends Operation>(operation: O, input: CallInput<O>) => Promise<ResponseOf<O>>;
};

type Given<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };
type CallInput<O extends Operation> = Partial<Given<RequestOf<O>>>;

/** The whole product in this process, on a database of its own, by a clock that stands where it was put. */
export type BenchApp = {
  database: Database;
  setNow: (moment: Date) => void;
  signUp: () => Promise<Visitor>;
  close: () => Promise<void>;
};

/** A refusal of the server, with what it said. */
type Refusal = Error & { status: number };

export async function openBenchApp(): Promise<BenchApp> {
  const database = await openInMemory();
  let now = new Date('2026-05-04T12:00:00Z');
  const app = await buildTestApp({ database, now: () => now, limits: {}, options: {}, log: createLog('silent') });
  return {
    database,
    setNow: (moment) => {
      now = moment;
    },
    signUp: () => signUp(app),
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

async function signUp(app: FastifyInstance): Promise<Visitor> {
  const payload = { email: `talk-${randomUUID()}@example.com`, password: 'a quiet river stone' };
  const response = await app.inject({ method: 'POST', url: '/api/auth/sign-up/email', payload });
  if (response.statusCode !== 200) throw new Error(response.body);
  const cookie = response.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
  const userId = response.json<{ user: { id: string } }>().user.id;
  return { userId, call: (operation, input) => call(app, cookie, operation, input) };
}

async function call<O extends Operation>(
  app: FastifyInstance,
  cookie: string,
  operation: O,
  input: CallInput<O>,
): Promise<ResponseOf<O>> {
  const { params, query, body } = input as Record<'params' | 'query', Record<string, string> | undefined> & {
    body?: object;
  };
  const url = operation.path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(params?.[name] ?? ''));
  const response = await app.inject({
    method: operation.method,
    url,
    headers: { cookie },
    ...(query && { query }),
    ...(body && { payload: body }),
  });
  if (response.statusCode < 400) return operation.response.parse(response.json()) as ResponseOf<O>;
  const refusal = new Error(`${operation.method} ${url}: ${response.statusCode} ${response.body}`);
  throw Object.assign(refusal, { status: response.statusCode } satisfies Pick<Refusal, 'status'>);
}
