import { fromNodeHeaders } from 'better-auth/node';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type HttpError, httpError, unavailable } from '../http/http-error.ts';
import type { AuthMount } from './auth-routes.ts';

type Call = { request: FastifyRequest; reply: FastifyReply; body?: unknown };

/**
 * Hands a request to Better Auth and copies cookies, status and redirect of its answer. Its refusals come back as
 * errors of ours, in words for people.
 */
export async function callProvider(mount: AuthMount, { request, reply, body }: Call): Promise<{ body: unknown }> {
  const headers = fromNodeHeaders(request.headers);
  headers.set('x-client-ip', request.ip);
  headers.delete('content-length');
  // The guard at the door has checked the origin, and knows more addresses of ours than the provider does.
  headers.set('origin', new URL(mount.baseUrl).origin);
  const answer = await mount.auth.handler(
    new Request(new URL(request.url, mount.baseUrl), {
      method: request.method,
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
  if (code === 'INVALID_EMAIL_OR_PASSWORD') {
    return httpError('unauthorized', 'That e-mail and password do not match.');
  }
  if (code === 'INVALID_TOKEN') {
    return httpError('not_found', 'This link is too old, or was used already. Please ask for a new one.');
  }
  if (code.startsWith('USER_ALREADY_EXISTS')) return taken();
  if (code === 'FAILED_TO_CREATE_USER') {
    // Either another request made the same account in the same moment, or the database went away.
    return database.ping().then(taken, unavailable);
  }
  if (status >= 500) return unavailable({ code, status });
  if (status === 401) return httpError('unauthorized', 'Please sign in first.', { detail: { code } });
  if (status === 403) return httpError('forbidden', 'That is not allowed.', { detail: { code } });
  return httpError('bad_request', 'We could not sign you in. Please check your details and try again.', {
    detail: { code, status },
  });
}

const taken = () => httpError('conflict', 'There is an account with this e-mail already. Please sign in instead.');
