import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { httpError } from './http-error.ts';
import { pathOf } from './not-found.ts';
import { findPages } from './pages.ts';

const HASHED = /[.-][\w-]{8,40}\.(?:js|css|woff2?|png|jpe?g|webp|avif|svg)$/;
const HIDDEN = /(?:^|\/)\.|\.map$/;

type WebOptions = { folder: string; publicUrl: string | null; countsVisits: boolean };

/** Serves the files that the build made; answers what sends a page for an address that is no file. */
export async function serveWeb(app: FastifyInstance, { folder, publicUrl, countsVisits }: WebOptions) {
  if (existsSync(folder)) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      // Pages have addresses of their own.
      globIgnore: ['**/*.map', '**/*.br', '**/index.html'],
      preCompressed: true,
      dotfiles: 'deny',
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isForever = path.includes('/assets/') && HASHED.test(path);
        reply.header('cache-control', isForever ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  const pageAt = findPages(folder, { publicUrl, countsVisits });
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const path = pathOf(request);
    const wantsPage = /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*');
    const looksLikeFile = HIDDEN.test(path) || /\.\w+$/.test(path);
    if (!wantsPage || looksLikeFile) throw httpError('not_found', 'There is nothing at this address.');
    const page = pageAt(path);
    if (page === null) {
      throw httpError('unavailable', 'The web application is not built yet: run npm start.');
    }
    return reply
      .status(page.status)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page.html);
  };
}
