import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RouteDependencies } from '../dependencies.ts';
import { httpError, unavailable } from '../http/http-error.ts';
import { countAttempt } from '../http/rate-limit.ts';
import { countsPage, OPERATOR_PATH, signInPage } from './operator-page.ts';
import { publishCounts, shownDays } from './publish-counts.ts';
import { selectCounts } from './store.ts';

const FORM_LIMIT_BYTES = 2048;

type OperatorOptions = Pick<RouteDependencies, 'database' | 'limits' | 'now'> & { token: string };

/** The page of counts, for who has the token: in the Authorization header, or in the form that everybody else gets. */
export function operatorRoutes(app: FastifyInstance, options: OperatorOptions): void {
  app.register((scope, _options, done) => {
    // Only here is a form read. It changes nothing, and other sites cannot send it.
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_LIMIT_BYTES },
      (_request, text, parsed) => parsed(null, Object.fromEntries(new URLSearchParams(String(text)))),
    );
    const hidden = { schema: { hide: true } };
    scope.get(OPERATOR_PATH, hidden, (request, reply) => answer(options, request, reply));
    scope.post(OPERATOR_PATH, hidden, (request, reply) => answer(options, request, reply));
    done();
  });
}

async function answer(options: OperatorOptions, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { database, limits, now } = options;
  const wantsJson = (request.headers.accept ?? '').includes('application/json');
  reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex, nofollow');
  if (!database.isReady()) throw unavailable();
  const offered = offeredToken(request);
  if (offered !== null) {
    await countAttempt(database.db, limits, { name: 'operator', subject: request.ip, now: now() });
  }
  if (offered === null || !isSame(offered, options.token)) {
    reply.header('www-authenticate', 'Bearer');
    if (wantsJson) throw httpError('unauthorized', 'This needs the token of the operator.');
    return sendHtml(reply.status(401), signInPage({ isRefused: offered !== null }));
  }
  const days = publishCounts(await selectCounts(database.db, shownDays(now())), now());
  if (wantsJson) return reply.send({ days });
  return sendHtml(reply, countsPage(days));
}

const sendHtml = (reply: FastifyReply, html: string) => reply.type('text/html; charset=utf-8').send(html);

function offeredToken({ headers, body }: FastifyRequest): string | null {
  const bearer = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];
  if (bearer !== undefined) return bearer;
  const typed = typeof body === 'object' && body !== null && 'token' in body ? body.token : null;
  return typeof typed === 'string' && typed !== '' ? typed : null;
}

/** Compares hashes, which have one length, in a time that does not tell how much was right. */
const isSame = (offered: string, token: string) => timingSafeEqual(digest(offered), digest(token));

const digest = (text: string) => createHash('sha256').update(text).digest();
