import type { FastifyInstance, FastifyRequest } from 'fastify';
import { httpError } from './http-error.ts';

type Known = { methods: Set<string>; parts: readonly string[] };

/** Collects the routes as they are added, so that a wrong method can be told from a wrong address. */
export function collectRoutes(app: FastifyInstance): (path: string) => string[] {
  const known = new Map<string, Known>();
  app.addHook('onRoute', ({ url, method }) => {
    const entry = known.get(url) ?? { methods: new Set<string>(), parts: url.split('/') };
    for (const one of [method].flat()) entry.methods.add(one);
    known.set(url, entry);
  });
  return (path) => {
    const asked = path.split('/');
    const fitting = [...known.values()].filter(({ parts }) => isAt(parts, asked));
    return [...new Set(fitting.flatMap(({ methods }) => [...methods]))].sort();
  };
}

/** Whether an address is one of a route; `:name` stands for any part. */
const isAt = (parts: readonly string[], asked: readonly string[]): boolean =>
  parts.length === asked.length &&
  parts.every((part, at) => (part.startsWith(':') ? asked[at] !== '' : asked[at] === part));

export const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '/';

/** The refusal for an address of the API that no route took. */
export function refuseUnknown(request: FastifyRequest, allowed: string[]) {
  if (allowed.length === 0) return httpError('not_found', 'There is nothing at this address.');
  return httpError('method_not_allowed', `${request.method} does not work at this address.`);
}
