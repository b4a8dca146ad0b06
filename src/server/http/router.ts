import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Operation } from '#contract/operation.ts';
import type { Db } from '../db/database.ts';
import type { RouteDependencies } from '../dependencies.ts';
import type { Session } from '../identity/identity.ts';
import { type AllowanceOf, openAllowance, withAllowance } from '../membership/allowance-gate.ts';
import { onBehalfOf, replayed } from '../planning/in-worker.ts';
import { nextTurn } from '../turns.ts';
import { refuseUnexpectedBody, sessionOf } from './guards.ts';
import { HttpError, httpError } from './http-error.ts';
import { answerForKey, hashRequest, type KeyedRequest, onceForKey, readIdempotencyKey } from './idempotency.ts';
import { type Say, streamProgress, wantsProgress } from './progress-stream.ts';
import { countAttempt } from './rate-limit.ts';
import { assertAccess, type GuardedOptions, guardedShapeOf, type RouteOptions, shapeOf } from './route-shape.ts';
import { inTransaction, transactionForPerson } from './transaction.ts';

type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What a handler works with. */
export type Context<O extends Operation> = {
  params: OutputOf<O['params']>;
  query: OutputOf<O['query']>;
  body: OutputOf<O['body']>;
  /** The transaction of a write; the database itself in a GET. The only thing to run queries on. */
  db: Db;
  /** The moment of the request. */
  now: Date;
  newId: () => string;
  /**
   * Id for the row that this write makes: the write's own Idempotency-Key where it has one. So a phone knows the id before
   * the server does, and a write that comes again after its key is forgotten still makes the same row.
   */
  writeId: string;
  log: FastifyBaseLogger;
};

type Answer<O extends Operation> = z.input<O['response']>;
/** `sender` is what the request tells of where it comes from; no handler may keep it. */
type PublicHandler<O extends Operation> = (
  context: Context<O> & { sender: Pick<FastifyRequest, 'ip' | 'headers'> },
) => Promise<Answer<O>>;
/** `allowance`: what the use is counted by, where the contract says that the operation is counted. */
type PersonContext<O extends Operation> = Context<O> & { session: Session; allowance: AllowanceOf<O> };
type Handler<O extends Operation> = (context: PersonContext<O>) => Promise<Answer<O>>;

/** Says which step of the work begins; lets everything else that waits have its turn first. */
export type Tell = (step: string) => Promise<void>;
type Saving<O extends Operation> = (db: Db) => Promise<Answer<O>>;
type JobHandler<O extends Operation> = (context: PersonContext<O> & { tell: Tell }) => Promise<Saving<O>>;
/** `key`: the Idempotency-Key, which the handler itself has to answer. */
type StreamHandler<O extends Operation> = (
  context: PersonContext<O> & { key: string | null; say: Say },
) => Promise<Answer<O>>;
/** `event` is what the answer is called in the stream. */
type JobOptions = GuardedOptions & { event: string };

export type Router = {
  /** Registers an operation that only a signed-in person may call. */
  route: <O extends Operation>(operation: O, handler: NoInfer<Handler<O>>, options?: GuardedOptions) => void;
  /**
   * Registers a write that takes a while. The handler works outside of any transaction (its `db` is for reading) and
   * answers a function that saves the result: only that runs in one, and may run again. Who asks for `text/event-stream`
   * is told of each step, and ends the work by closing the connection before it is saved.
   */
  jobRoute: <O extends Operation>(operation: O, handler: NoInfer<JobHandler<O>>, options: JobOptions) => void;
  /**
   * Registers a write that answers piece by piece to who asks for `text/event-stream`, and goes on when they leave. The handler
   * runs outside of any transaction, keeps its own, counts its own limits and answers the Idempotency-Key itself.
   */
  streamRoute: <O extends Operation>(
    operation: O,
    handler: NoInfer<StreamHandler<O>>,
    options: Omit<JobOptions, 'limit'>,
  ) => void;
  /**
   * Registers an operation that anyone may call; its contract must say `access: 'public'`. Calls of one network address
   * count against `limit`.
   */
  publicRoute: <O extends Operation>(operation: O, handler: NoInfer<PublicHandler<O>>, options?: RouteOptions) => void;
};

/**
 * Binds operations of the contract to handlers. Input is validated; a write runs in one transaction, once for its
 * Idempotency-Key; what is answered must fit the response schema, or the write is undone and the answer is a 500. What an
 * operation requires of the tier is checked before its handler, or counted in its transaction.
 */
export function createRouter(app: FastifyInstance, dependencies: RouteDependencies): Router {
  return {
    route: (operation, handler, options = {}) => {
      app.route({
        ...guardedShapeOf(operation, dependencies, options),
        handler: async (request, reply) =>
          sendJson(reply, await answerPerson({ operation, handler, request, dependencies })),
      });
    },
    jobRoute: (operation, handler, options) => {
      app.route({
        ...guardedShapeOf(operation, dependencies, options),
        handler: async (request, reply) => {
          const call = { operation, handler, request, dependencies };
          const caller = callerOf(call);
          const person = caller.session.userId;
          const work = (tell: Tell, signal: AbortSignal | null) =>
            onBehalfOf({ person, signal }, () => answerJob(call, caller, tell));
          if (wantsProgress(request)) {
            const name = options.event;
            return streamProgress({ request, reply, name, work: (tell, { signal }) => work(tell, signal) });
          }
          return sendJson(reply, await work(nextTurn, null));
        },
      });
    },
    streamRoute: (operation, handler, { event, ...options }) => {
      app.route({
        ...guardedShapeOf(operation, dependencies, options),
        handler: async (request, reply) => {
          const session = sessionOf(request);
          const key = readIdempotencyKey(request.headers['idempotency-key']);
          const context = contextOf(operation, { request, db: dependencies.database.db, dependencies });
          const work = (say: Say) =>
            onBehalfOf({ person: session.userId, signal: null }, () =>
              answerCounted(operation, { ...context, session }, (mine) => handler({ ...mine, key, say })),
            );
          if (wantsProgress(request)) {
            return streamProgress({ request, reply, name: event, work: (_tell, { say }) => work(say) });
          }
          return sendJson(reply, await work(() => {}));
        },
      });
    },
    publicRoute: (operation, handler, { limit, ...options } = {}) => {
      assertAccess(operation, 'public');
      app.route({
        ...shapeOf(operation, options),
        preValidation: refuseUnexpectedBody(operation),
        handler: async (request, reply) => {
          const run = async (db: Db) => {
            const context = contextOf(operation, { request, db, dependencies });
            return serialise(operation, await handler({ ...context, sender: request }));
          };
          const { db } = dependencies.database;
          if (limit !== undefined) {
            const attempt = { name: limit, subject: request.ip, now: dependencies.now() };
            await countAttempt(db, dependencies.limits, attempt);
          }
          return sendJson(reply, operation.method === 'GET' ? await run(db) : await inTransaction(db, run));
        },
      });
    },
  };
}

const sendJson = (reply: FastifyReply, text: string) => reply.type('application/json; charset=utf-8').send(text);

type PersonCall<O extends Operation, H> = {
  operation: O;
  handler: H;
  request: FastifyRequest;
  dependencies: RouteDependencies;
};
type Caller = { session: Session; keyed: KeyedRequest | null };

/** Reads who asks and the key of the request. */
function callerOf<O extends Operation, H>({ operation, request, dependencies }: PersonCall<O, H>): Caller {
  const session = sessionOf(request);
  const key = readIdempotencyKey(request.headers['idempotency-key']);
  if (key === null) return { session, keyed: null };
  const hash = hashRequest(operation.method, request.url, request.body);
  return { session, keyed: { userId: session.userId, key, hash, now: dependencies.now() } };
}

async function answerPerson<O extends Operation>(call: PersonCall<O, Handler<O>>): Promise<string> {
  const { operation, handler, request, dependencies } = call;
  const { db: outer } = dependencies.database;
  const caller = callerOf(call);
  const { session } = caller;
  // A write may run again, and has to come to the same then.
  const context = contextOf(operation, { request, db: outer, dependencies });
  const run = (db: Db) => answerCounted(operation, { ...context, session, db }, handler);
  return onBehalfOf({ person: session.userId, signal: null }, () =>
    operation.method === 'GET' ? run(outer) : writeOnce(call, caller, run),
  );
}

/** Calls a handler for the person who asks, and sees to it that it counts what the contract calls counted. */
async function answerCounted<O extends Operation>(
  operation: O,
  context: Context<O> & { session: Session },
  handler: (context: PersonContext<O>) => Promise<Answer<O>>,
): Promise<string> {
  const person = { userId: context.session.userId, now: context.now };
  return serialise(
    operation,
    await withAllowance(operation, person, (allowance) => handler({ ...context, allowance })),
  );
}

/** Runs a write in one transaction, once for its key; again, when it has to wait for a worker. */
function writeOnce<O extends Operation, H>(
  { dependencies }: PersonCall<O, H>,
  { session, keyed }: Caller,
  run: (db: Db) => Promise<string>,
): Promise<string> {
  const person = { session, now: dependencies.now() };
  return replayed(() =>
    transactionForPerson(dependencies.database.db, person, (tx) =>
      keyed === null ? run(tx) : onceForKey(tx, keyed, () => run(tx)),
    ),
  );
}

async function answerJob<O extends Operation>(
  call: PersonCall<O, JobHandler<O>>,
  caller: Caller,
  tell: Tell,
): Promise<string> {
  const { operation, handler, request, dependencies } = call;
  const { db } = dependencies.database;
  const { session, keyed } = caller;
  const known = async () => (keyed === null ? null : await answerForKey(db, keyed));
  const answer = await known();
  if (answer !== null) return answer;
  try {
    const context = contextOf(operation, { request, db, dependencies });
    const { allowance, expectSettled } = openAllowance(operation, { userId: session.userId, now: context.now });
    const save = await handler({ ...context, session, allowance, tell });
    await tell('saving');
    return await writeOnce(call, caller, async (tx) => {
      const saved = await save(tx);
      expectSettled();
      return serialise(operation, saved);
    });
  } catch (error) {
    // The same request, sent twice at once, may have been done meanwhile: then this one is not refused.
    const done = error instanceof HttpError ? await known() : null;
    if (done !== null) return done;
    throw error;
  }
}

type Raw = { request: FastifyRequest; db: Db; dependencies: RouteDependencies };

/** The validators of the route have replaced params, query and body by what the schemas make of them. */
export function contextOf<O extends Operation>(operation: O, { request, db, dependencies }: Raw): Context<O> {
  return {
    params: (operation.params ? request.params : undefined) as Context<O>['params'],
    query: (operation.query ? request.query : undefined) as Context<O>['query'],
    body: (operation.body ? request.body : undefined) as Context<O>['body'],
    db,
    now: dependencies.now(),
    newId: dependencies.newId,
    writeId: readIdempotencyKey(request.headers['idempotency-key']) ?? dependencies.newId(),
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
