import type { FastifyInstance, FastifyRequest } from 'fastify';
import { httpError } from './http-error.ts';

type Known = { methods: Set<string>; pattern: RegExp };

/** Collects the routes as they are added, so that a wrong method can be told from a wrong address. */
export function collectRoutes(app: FastifyInstance): (path: string) => string[] {
  const known = new Map<string, Known>();
  app.addHook('onRoute', ({ url, method }) => {
    const entry = known.get(url) ?? { methods: new Set<string>(), pattern: patternOf(url) };
    for (const one of [method].flat()) entry.methods.add(one);
    known.set(url, entry);
  });
  return (path) => {
    const fitting = [...known.values()].filter(({ pattern }) => pattern.test(path));
    return [...new Set(fitting.flatMap(({ methods }) => [...methods]))].sort();
  };
}

const patternOf = (url: string) => {
  const parts = url.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part.replaceAll('.', '\\.')));
  return new RegExp(`^${parts.join('/')}$`);
};

export const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '/';

/** The refusal for an address of the API that no route took. */
export function refuseUnknown(request: FastifyRequest, allowed: string[]) {
  if (allowed.length === 0) return httpError('not_found', 'There is nothing at this address.');
  return httpError('method_not_allowed', `${request.method} does not work at this address.`);
}
