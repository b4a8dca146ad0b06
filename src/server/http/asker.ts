import type { FastifyInstance } from 'fastify';
import { type Asker, askingFor } from '../db/askers.ts';
import type { Identity } from '../identity/identity.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** For whom the request asks the database. */
    asker: Asker;
  }
}

/** Says of every query for which request it is, so that those of different sessions take turns at the database. */
export function nameAskers(app: FastifyInstance, { identity }: { identity: Identity }): void {
  app.decorateRequest('asker');
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers, ip } = request;
    identity.sessionMark(headers).then((mark) => {
      request.asker = { line: mark ?? `from ${ip}` };
      askingFor(request.asker, done);
    }, done);
  });
  // What runs once the body has arrived does not know what ran before.
  app.addHook('preValidation', (request, _reply, done) => askingFor(request.asker, done));
}
