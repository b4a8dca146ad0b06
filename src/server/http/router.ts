import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
  RouteShorthandOptions,
} from 'fastify';
import type { z } from 'zod';
import { errorSchema } from '#contract/errors.ts';
import type { Operation } from '#contract/operation.ts';
import type { Db } from '../db/database.ts';
import type { RouteDependencies } from '../dependencies.ts';
import type { Session } from '../identity/identity.ts';
import type { LimitName, ThrottleName } from '../limits.ts';
import { nextTurn } from '../turns.ts';
import { guardSession, refuseForeignUserId, refuseUnexpectedBody, sessionOf } from './guards.ts';
import { HttpError, httpError } from './http-error.ts';
import { answerForKey, hashRequest, type KeyedRequest, onceForKey, readIdempotencyKey } from './idempotency.ts';
import { type Say, streamProgress, wantsProgress } from './progress-stream.ts';
import { countAttempt } from './rate-limit.ts';
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

/**
 * `limit` names a row of the table of limits that the calls of one person, or of one address, count against. `throttle`: what
 * they count against before that, in the place of `request`; null: nothing (see `throttle.ts`).
 */
type RouteOptions = { limit?: LimitName; throttle?: ThrottleName | null };
/** `admit` refuses a signed-in person's request before a byte of its body is read. */
type GuardedOptions = RouteOptions & { admit?: onRequestAsyncHookHandler };

type Answer<O extends Operation> = z.input<O['response']>;
/** `sender` is what the request tells of where it comes from; no handler may keep it. */
type PublicHandler<O extends Operation> = (
  context: Context<O> & { sender: Pick<FastifyRequest, 'ip' | 'headers'> },
) => Promise<Answer<O>>;
type Handler<O extends Operation> = (context: Context<O> & { session: Session }) => Promise<Answer<O>>;

/** Says which step of the work begins; lets everything else that waits have its turn first. */
export type Tell = (step: string) => Promise<void>;
type Saving<O extends Operation> = (db: Db) => Promise<Answer<O>>;
type StagedHandler<O extends Operation> = (
  context: Context<O> & { session: Session; tell: Tell },
) => Promise<Saving<O>>;
/** `key`: the Idempotency-Key, which the handler itself has to heed. */
type SpokenHandler<O extends Operation> = (
  context: Context<O> & { session: Session; key: string | null; say: Say },
) => Promise<Answer<O>>;
/** `event` is what the answer is called in the stream. */
type StagedOptions = GuardedOptions & { event: string };

export type Router = {
  /** Registers an operation that only a signed-in person may call. */
  route: <O extends Operation>(operation: O, handler: NoInfer<Handler<O>>, options?: GuardedOptions) => void;
  /**
   * Registers a write that takes a while. The handler works outside of any transaction (its `db` is for reading) and
   * answers a function that saves the result: only that runs in one, and may run again. Who asks for `text/event-stream`
   * is told of each step, and ends the work by closing the connection before it is saved.
   */
  stagedRoute: <O extends Operation>(operation: O, handler: NoInfer<StagedHandler<O>>, options: StagedOptions) => void;
  /**
   * Registers a write that answers piece by piece to who asks for `text/event-stream`, and goes on when they leave. The handler
   * runs outside of any transaction, keeps its own, counts its own limits and heeds the Idempotency-Key itself.
   */
  spokenRoute: <O extends Operation>(
    operation: O,
    handler: NoInfer<SpokenHandler<O>>,
    options: Omit<StagedOptions, 'limit'>,
  ) => void;
  /**
   * Registers an operation that anyone may call; its contract must say `access: 'public'`. Calls of one network address
   * count against `limit`.
   */
  publicRoute: <O extends Operation>(operation: O, handler: NoInfer<PublicHandler<O>>, options?: RouteOptions) => void;
};

/**
 * Binds operations of the contract to handlers. Input is validated; a write runs in one transaction, once for its
 * Idempotency-Key; what is answered must fit the response schema, or the write is undone and the answer is a 500.
 */
export function createRouter(app: FastifyInstance, dependencies: RouteDependencies): Router {
  return {
    route: (operation, handler, options = {}) => {
      app.route({
        ...guardedShapeOf(operation, dependencies, options),
        handler: async (request, reply) =>
          sendJson(reply, await answerPerson({ operation, handler, options, request, dependencies })),
      });
    },
    stagedRoute: (operation, handler, options) => {
      app.route({
        ...guardedShapeOf(operation, dependencies, options),
        handler: async (request, reply) => {
          const call = { operation, handler, options, request, dependencies };
          const admitted = admit(call);
          const work = (tell: Tell) => answerStaged(call, admitted, tell);
          if (wantsProgress(request)) return streamProgress({ request, reply, name: options.event, work });
          return sendJson(reply, await work(nextTurn));
        },
      });
    },
    spokenRoute: (operation, handler, { event, ...options }) => {
      app.route({
        ...guardedShapeOf(operation, dependencies, options),
        handler: async (request, reply) => {
          const session = sessionOf(request);
          const key = readIdempotencyKey(request.headers['idempotency-key']);
          const context = contextOf(operation, { request, db: dependencies.database.db, dependencies });
          const work = async (say: Say) => serialise(operation, await handler({ ...context, session, key, say }));
          if (wantsProgress(request)) {
            return streamProgress({ request, reply, name: event, work: (_tell, say) => work(say) });
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
  options: RouteOptions;
  request: FastifyRequest;
  dependencies: RouteDependencies;
};
type Admitted = { session: Session; keyed: KeyedRequest | null };

/** Reads who asks and the key of the request. */
function admit<O extends Operation, H>({ operation, request, dependencies }: PersonCall<O, H>): Admitted {
  const session = sessionOf(request);
  const key = readIdempotencyKey(request.headers['idempotency-key']);
  if (key === null) return { session, keyed: null };
  const hash = hashRequest(operation.method, request.url, request.body);
  return { session, keyed: { userId: session.userId, key, hash, now: dependencies.now() } };
}

async function answerPerson<O extends Operation>(call: PersonCall<O, Handler<O>>): Promise<string> {
  const { operation, handler, request, dependencies } = call;
  const { db: outer } = dependencies.database;
  const { session, keyed } = admit(call);
  const run = async (db: Db) => {
    const context = contextOf(operation, { request, db, dependencies });
    return serialise(operation, await handler({ ...context, session }));
  };
  if (operation.method === 'GET') return run(outer);
  return writeOnce(call, { session, keyed }, run);
}

/** Runs a write in one transaction, once for its key. */
function writeOnce<O extends Operation, H>(
  { dependencies }: PersonCall<O, H>,
  { session, keyed }: Admitted,
  run: (db: Db) => Promise<string>,
): Promise<string> {
  return transactionForPerson(dependencies.database.db, { session, now: dependencies.now() }, (tx) =>
    keyed === null ? run(tx) : onceForKey(tx, keyed, () => run(tx)),
  );
}

async function answerStaged<O extends Operation>(
  call: PersonCall<O, StagedHandler<O>>,
  admitted: Admitted,
  tell: Tell,
): Promise<string> {
  const { operation, handler, request, dependencies } = call;
  const { db } = dependencies.database;
  const { session, keyed } = admitted;
  const known = async () => (keyed === null ? null : await answerForKey(db, keyed));
  const answer = await known();
  if (answer !== null) return answer;
  try {
    const save = await handler({ ...contextOf(operation, { request, db, dependencies }), session, tell });
    await tell('saving');
    return await writeOnce(call, admitted, async (tx) => serialise(operation, await save(tx)));
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

function assertAccess(operation: Operation, access: Operation['access']): void {
  if (operation.access === access) return;
  throw new Error(`${operation.method} ${operation.path} is declared ${operation.access}, not ${access}`);
}

/** The shape of a route that only a signed-in person may call. */
export const guardedShapeOf = (operation: Operation, dependencies: RouteDependencies, options: GuardedOptions = {}) => {
  assertAccess(operation, 'session');
  const { limit, admit: admitted } = options;
  return {
    ...shapeOf(operation, options),
    onRequest: [
      guardSession(dependencies),
      ...(limit === undefined ? [] : [countRequest(dependencies, limit)]),
      ...(admitted === undefined ? [] : [admitted]),
    ],
    preValidation: [refuseForeignUserId, refuseUnexpectedBody(operation)],
  };
};

/** Counts the request of a signed-in person, whatever it asks for. */
const countRequest =
  ({ database, limits, now }: RouteDependencies, name: LimitName) =>
  (request: FastifyRequest): Promise<void> =>
    countAttempt(database.db, limits, { name, subject: sessionOf(request).userId, now: now() });

function shapeOf(operation: Operation, { throttle }: RouteOptions): { method: Operation['method']; url: string } & RouteShorthandOptions {
  const { params, query, body, response, summary, tag, access } = operation;
  return {
    method: operation.method,
    url: operation.path,
    config: { operation, ...(throttle !== undefined && { throttle }) },
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
