import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { z } from 'zod';
import { errorSchema } from '#contract/errors.ts';
import type { Operation } from '#contract/operation.ts';
import type { Db } from '../db/database.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Session } from '../identity/identity.ts';
import type { LimitName } from '../limits.ts';
import { guardSession, refuseForeignUserId, refuseUnexpectedBody, sessionOf } from './guards.ts';
import { httpError } from './http-error.ts';
import { hashRequest, onceForKey, readIdempotencyKey } from './idempotency.ts';
import { countAttempt } from './rate-limit.ts';
import { inTransaction, transactionForPerson } from './transaction.ts';

type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What a handler works with. */
type Context<O extends Operation> = {
  params: OutputOf<O['params']>;
  query: OutputOf<O['query']>;
  body: OutputOf<O['body']>;
  /** The transaction of a write; the database itself in a GET. The only thing to run queries on. */
  db: Db;
  /** The moment of the request. */
  now: Date;
  newId: () => string;
  log: FastifyBaseLogger;
};

/** `limit` names a row of the table of limits that the calls of one person count against. */
type RouteOptions = { limit?: LimitName };

type Answer<O extends Operation> = z.input<O['response']>;
type PublicHandler<O extends Operation> = (context: Context<O>) => Promise<Answer<O>>;
type Handler<O extends Operation> = (context: Context<O> & { session: Session }) => Promise<Answer<O>>;

export type Router = {
  /** Registers an operation that only a signed-in person may call. */
  route: <O extends Operation>(operation: O, handler: NoInfer<Handler<O>>, options?: RouteOptions) => void;
  /** Registers an operation that anyone may call; its contract must say `access: 'public'`. */
  publicRoute: <O extends Operation>(operation: O, handler: NoInfer<PublicHandler<O>>) => void;
};

/**
 * Binds operations of the contract to handlers. Input is validated; a write runs in one transaction, once for its
 * Idempotency-Key; what is answered must fit the response schema, or the write is undone and the answer is a 500.
 */
export function createRouter(app: FastifyInstance, dependencies: Dependencies): Router {
  return {
    route: (operation, handler, options = {}) => {
      assertAccess(operation, 'session');
      app.route({
        ...shapeOf(operation),
        onRequest: guardSession(dependencies),
        preValidation: [refuseForeignUserId, refuseUnexpectedBody(operation)],
        handler: async (request, reply) => {
          const text = await answerPerson({ operation, handler, options, request, dependencies });
          return reply.type('application/json; charset=utf-8').send(text);
        },
      });
    },
    publicRoute: (operation, handler) => {
      assertAccess(operation, 'public');
      app.route({
        ...shapeOf(operation),
        preValidation: refuseUnexpectedBody(operation),
        handler: async (request, reply) => {
          const run = async (db: Db) => {
            const context = contextOf(operation, { request, db, dependencies });
            return serialise(operation, await handler(context));
          };
          const { db } = dependencies.database;
          const text = operation.method === 'GET' ? await run(db) : await inTransaction(db, run);
          return reply.type('application/json; charset=utf-8').send(text);
        },
      });
    },
  };
}

type PersonCall<O extends Operation> = {
  operation: O;
  handler: Handler<O>;
  options: RouteOptions;
  request: FastifyRequest;
  dependencies: Dependencies;
};

async function answerPerson<O extends Operation>(call: PersonCall<O>): Promise<string> {
  const { operation, handler, options, request, dependencies } = call;
  const { database, limits } = dependencies;
  const session = sessionOf(request);
  const key = readIdempotencyKey(request.headers['idempotency-key']);
  const run = async (db: Db) => {
    const context = contextOf(operation, { request, db, dependencies });
    return serialise(operation, await handler({ ...context, session }));
  };
  if (options.limit !== undefined) {
    await countAttempt(database.db, limits, {
      name: options.limit,
      subject: session.userId,
      now: dependencies.now(),
    });
  }
  if (operation.method === 'GET') return run(database.db);
  return transactionForPerson(database.db, { session, now: dependencies.now() }, (tx) => {
    if (key === null) return run(tx);
    const hash = hashRequest(operation.method, request.url, request.body);
    return onceForKey(tx, { userId: session.userId, key, hash, now: dependencies.now() }, () => run(tx));
  });
}

type Raw = { request: FastifyRequest; db: Db; dependencies: Dependencies };

/** The validators of the route have replaced params, query and body by what the schemas make of them. */
function contextOf<O extends Operation>(operation: O, { request, db, dependencies }: Raw): Context<O> {
  return {
    params: (operation.params ? request.params : undefined) as Context<O>['params'],
    query: (operation.query ? request.query : undefined) as Context<O>['query'],
    body: (operation.body ? request.body : undefined) as Context<O>['body'],
    db,
    now: dependencies.now(),
    newId: dependencies.newId,
    log: request.log,
  };
}

function serialise(operation: Operation, answer: unknown): string {
  const checked = operation.response.safeEncode(answer);
  if (checked.success) return JSON.stringify(checked.data);
  throw httpError('internal', 'Something went wrong on our side. Please try again.', {
    detail: { operation: `${operation.method} ${operation.path}`, issues: checked.error.issues },
  });
}

function assertAccess(operation: Operation, access: Operation['access']): void {
  if (operation.access === access) return;
  throw new Error(`${operation.method} ${operation.path} is declared ${operation.access}, not ${access}`);
}

function shapeOf(operation: Operation): { method: Operation['method']; url: string } & RouteShorthandOptions {
  const { params, query, body, response, summary, tag, access } = operation;
  return {
    method: operation.method,
    url: operation.path,
    config: { operation },
    schema: {
      summary,
      tags: [tag],
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: { 200: response, default: errorSchema },
      ...(access === 'session' && { security: [{ session: [] }] }),
    },
  };
}
