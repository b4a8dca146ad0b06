import type { z } from 'zod';
import type { Purpose } from '#core/account/consents.ts';
import type { Requirement } from '#core/membership/tiers.ts';

type Shape = z.ZodType | undefined;

/** One call of the API: the server validates input and output with it, the browser's client is typed by it. */
export type Operation<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Shape = Shape,
  Response extends z.ZodType = z.ZodType,
  Requires extends Requirement | undefined = Requirement | undefined,
> = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with `:name` parameters, as the router takes it. */
  path: `/api/${string}`;
  summary: string;
  tag: string;
  /** `session`: only a signed-in person may call it (the default everywhere); `public`: anyone. */
  access: 'session' | 'public';
  /**
   * What the person's tier must allow: something that it allows or not, or a use of what it counts. The router enforces it, and
   * the browser reads it here to explain it (`use-permission.ts`).
   */
  requires: Requires;
  /** The use of the person's data that it makes: refused to who took back their yes to it. */
  uses: Purpose | null;
  /** Whether it is refused to who has not signed in, or given their password again, a few minutes ago. */
  needsRecentSignIn: boolean;
  params: Params;
  query: Query;
  body: Body;
  response: Response;
};

type OperationInput<
  P extends Shape,
  Q extends Shape,
  B extends Shape,
  R extends z.ZodType,
  N extends Requirement | undefined,
> = Pick<Operation<P, Q, B, R>, 'method' | 'path' | 'summary' | 'tag'> & {
  access?: 'session' | 'public';
  requires?: N;
  uses?: Purpose;
  needsRecentSignIn?: true;
  params?: () => P;
  query?: () => Q;
  body?: () => B;
  response: () => R;
};

/**
 * Declares one operation; what is left out is `undefined`, and access is `session` unless said otherwise.
 *
 * A schema is made when it is first asked for: making those of all operations kept a slow phone busy for a tenth of a second
 * at every load, and a page calls five of them.
 */
export function operation<
  R extends z.ZodType,
  P extends Shape = undefined,
  Q extends Shape = undefined,
  B extends Shape = undefined,
  N extends Requirement | undefined = undefined,
>({ params, query, body, response, requires, ...rest }: OperationInput<P, Q, B, R, N>): Operation<P, Q, B, R, N> {
  const made: { params?: P; query?: Q; body?: B; response?: R } = {};
  return {
    access: 'session',
    uses: null,
    needsRecentSignIn: false,
    ...rest,
    requires: requires as N,
    get params() {
      made.params ??= params?.() as P;
      return made.params;
    },
    get query() {
      made.query ??= query?.() as Q;
      return made.query;
    },
    get body() {
      made.body ??= body?.() as B;
      return made.body;
    },
    get response() {
      made.response ??= response();
      return made.response;
    },
  };
}

type InputOf<S extends Shape> = S extends z.ZodType ? z.input<S> : undefined;

/** What a caller passes. */
export type RequestOf<O extends Operation> = {
  params: InputOf<O['params']>;
  query: InputOf<O['query']>;
  body: InputOf<O['body']>;
};
/** What a caller gets. */
export type ResponseOf<O extends Operation> = z.output<O['response']>;
