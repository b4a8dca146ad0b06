import type { FastifyInstance } from 'fastify';

/** Writes one line for each request: never its body, its cookies or the ids in its address. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    const level = route.startsWith('/api/health') ? 'debug' : 'info';
    request.log[level](
      {
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        userId: request.session?.userId,
      },
      'request',
    );
  });
}
