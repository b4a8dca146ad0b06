import type { z } from 'zod';

type Shape = z.ZodType | undefined;

/** One call of the API: the server validates input and output with it, the browser's client is typed by it. */
export type Operation<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Shape = Shape,
  Response extends z.ZodType = z.ZodType,
> = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with `:name` parameters, as the router takes it. */
  path: `/api/${string}`;
  summary: string;
  tag: string;
  /** `session`: only a signed-in person may call it (the default everywhere); `public`: anyone. */
  access: 'session' | 'public';
  params: Params;
  query: Query;
  body: Body;
  response: Response;
};

type OperationInput<P extends Shape, Q extends Shape, B extends Shape, R extends z.ZodType> = Pick<
  Operation<P, Q, B, R>,
  'method' | 'path' | 'summary' | 'tag' | 'response'
> & { access?: 'session' | 'public'; params?: P; query?: Q; body?: B };

/** Declares one operation; what is left out is `undefined`, and access is `session` unless said otherwise. */
export function operation<
  R extends z.ZodType,
  P extends Shape = undefined,
  Q extends Shape = undefined,
  B extends Shape = undefined,
>(input: OperationInput<P, Q, B, R>): Operation<P, Q, B, R> {
  return {
    ...input,
    access: input.access ?? 'session',
    params: input.params as P,
    query: input.query as Q,
    body: input.body as B,
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
