import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Operation } from '#contract/operation.ts';
import type { RouteDependencies } from '../dependencies.ts';
import type { Session } from '../identity/identity.ts';
import type { LimitName } from '../limits.ts';
import { sessionOf } from './guards.ts';
import { guardedShapeOf } from './route-shape.ts';
import { type Context, contextOf } from './router.ts';

type SentFile = { type: string; bytes: Uint8Array };
type FileHandler<O extends Operation> = (context: Context<O> & { session: Session }) => Promise<SentFile>;

/**
 * Registers a read that answers the bytes of a file instead of JSON, to a signed-in person alone: nothing on the way keeps
 * it, and opened as a page it can do nothing.
 */
export function fileRoute<O extends Operation>(
  app: FastifyInstance,
  dependencies: RouteDependencies,
  { operation, handler }: { operation: O; handler: NoInfer<FileHandler<O>> },
): void {
  app.route({
    ...guardedShapeOf(operation, dependencies),
    handler: async (request, reply) => {
      const context = contextOf(operation, { request, db: dependencies.database.db, dependencies });
      const { type, bytes } = await handler({ ...context, session: sessionOf(request) });
      return reply
        .type(type)
        .header('cache-control', 'private, no-store')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('content-disposition', 'inline')
        .send(Buffer.from(bytes));
    },
  });
}

type Download = { type: string; name: string; stream: Readable };
type DownloadHandler<O extends Operation> = (context: Context<O> & { session: Session }) => Promise<Download>;

/** The same for a file that is made while it is sent, and saved by the browser instead of shown. */
export function downloadRoute<O extends Operation>(
  app: FastifyInstance,
  dependencies: RouteDependencies,
  { operation, handler, limit }: { operation: O; handler: NoInfer<DownloadHandler<O>>; limit: LimitName },
): void {
  app.route({
    ...guardedShapeOf(operation, dependencies, { limit }),
    handler: async (request, reply) => {
      const context = contextOf(operation, { request, db: dependencies.database.db, dependencies });
      const { type, name, stream } = await handler({ ...context, session: sessionOf(request) });
      return reply
        .type(type)
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(stream);
    },
  });
}
