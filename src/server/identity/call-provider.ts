import { fromNodeHeaders } from 'better-auth/node';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type HttpError, httpError, unavailable } from '../http/http-error.ts';
import type { AuthMount } from './auth-routes.ts';
import { GENERAL_REFUSAL, REFUSALS } from './provider-errors.ts';

export type ProviderCall = {
  request: FastifyRequest;
  reply: FastifyReply;
  body?: unknown;
  /** Another call of the provider than the one that our own address names. */
  as?: { method: 'GET' | 'POST'; path: string };
};

/**
 * Hands a request to Better Auth and copies cookies, status and redirect of its answer. Its refusals come back as
 * errors of ours, in words for people.
 */
export async function callProvider(
  mount: AuthMount,
  { request, reply, body, as = { method: request.method as 'GET' | 'POST', path: request.url } }: ProviderCall,
): Promise<{ body: unknown }> {
  const headers = fromNodeHeaders(request.headers);
  headers.set('x-client-ip', request.ip);
  headers.delete('content-length');
  // The guard at the door has checked the origin, and knows more addresses of ours than the provider does.
  headers.set('origin', new URL(mount.baseUrl).origin);
  const answer = await mount.auth.handler(
    new Request(new URL(as.path, mount.baseUrl), {
      method: as.method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  const location = answer.headers.get('location');
  if (location !== null) reply.header('location', location);
  reply.status(answer.status);
  const text = await answer.text();
  const parsed: unknown = text === '' ? null : JSON.parse(text);
  if (answer.status >= 400) throw await refusal(mount, answer.status, parsed);
  return { body: parsed };
}

async function refusal({ database }: AuthMount, status: number, body: unknown): Promise<HttpError> {
  const code = typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : '';
  if (code.startsWith('USER_ALREADY_EXISTS')) return taken();
  if (code === 'FAILED_TO_CREATE_USER') {
    // Either another request made the same account in the same moment, or the database went away.
    return database.ping().then(taken, unavailable);
  }
  const detail = { code, status };
  const known = Object.hasOwn(REFUSALS, code) ? REFUSALS[code] : undefined;
  if (known) return httpError(...known, { detail });
  if (status >= 500) return unavailable(detail);
  if (status === 401) return httpError('unauthorized', 'Please sign in first.', { detail });
  if (status === 403) return httpError('forbidden', 'That is not allowed.', { detail });
  return httpError(...GENERAL_REFUSAL, { detail });
}

// Never seen from outside: who signs up with it is answered like anybody else.
const taken = () => httpError('conflict', 'There is an account with this e-mail already.');
