import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { httpError } from './http-error.ts';
import { pathOf } from './not-found.ts';

/** Addresses of the pages; any other is the 404 page. */
const PAGES = new Set([
  '/',
  '/onboarding',
  '/dashboard',
  '/meal-plans',
  '/exercise-plans',
  '/favorites',
  '/terms-of-service',
  '/privacy-policy',
  '/faq',
  '/help-center',
]);
const HASHED = /[.-][\w-]{8,}\.(?:js|css|woff2?|png|jpe?g|webp|avif|svg)$/;
const HIDDEN = /(?:^|\/)\.|\.map$/;

/** Serves the files that the build made; answers what sends a page for an address that is no file. */
export async function serveWeb(app: FastifyInstance, folder: string) {
  if (existsSync(folder)) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      globIgnore: ['**/*.map'],
      dotfiles: 'deny',
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isForever = path.includes('/assets/') && HASHED.test(path);
        reply.header('cache-control', isForever ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  return (request: FastifyRequest, reply: FastifyReply) => sendPage({ folder, request, reply });
}

type PageRequest = { folder: string; request: FastifyRequest; reply: FastifyReply };

function sendPage({ folder, request, reply }: PageRequest): FastifyReply {
  const path = pathOf(request);
  const wantsPage = /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*');
  const looksLikeFile = HIDDEN.test(path) || /\.\w+$/.test(path);
  if (!wantsPage || looksLikeFile) throw httpError('not_found', 'There is nothing at this address.');
  const page = trimmed(path);
  const html = pageHtml(folder, page);
  if (html === null) throw httpError('unavailable', 'The web application is not built yet: run npm run build.');
  return reply
    .status(PAGES.has(page) ? 200 : 404)
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(html);
}

const trimmed = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') || '/' : path);

/** The page as it was rendered at build time if it was, else the empty one that the browser fills. */
function pageHtml(folder: string, page: string): string | null {
  const candidates = PAGES.has(page) ? [join(folder, page, 'index.html')] : [];
  const file = [...candidates, join(folder, 'app.html'), join(folder, 'index.html')].find((name) => existsSync(name));
  return file === undefined ? null : readFileSync(file, 'utf8');
}
