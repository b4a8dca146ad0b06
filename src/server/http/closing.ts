import type { FastifyInstance } from 'fastify';

/** Lets every answer given while the server closes end its connection: one kept open would hold the server up. */
export function closeWhenClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}
