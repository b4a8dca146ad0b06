import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';

const CHANNEL = 'fastify.initialization';
const API = /^\/api\//;

/** Collects what every server that is built while the tests of a file run registers under /api: "GET /api/user". */
export function collectRegisteredRoutes(): ReadonlySet<string> {
  const routes = new Set<string>();
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) if (one !== 'HEAD' && API.test(url)) routes.add(`${one} ${url}`);
    });
  };
  subscribe(CHANNEL, listen);
  afterAll(() => {
    unsubscribe(CHANNEL, listen);
  });
  return routes;
}
