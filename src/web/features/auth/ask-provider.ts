import { errorOfResponse, errorWithoutAnswer } from '#web/api/api-error.ts';
import { withIdToken } from '#web/api/id-token.ts';

/** Asks our side of the identity provider: with a body it is a write. */
export async function ask(path: string, body?: object): Promise<unknown> {
  const request: RequestInit = body
    ? { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
    : {};
  const sent = await withIdToken({ ...request, credentials: 'include' });
  const response = await fetch(`/api/auth/${path}`, sent).catch(() => {
    throw errorWithoutAnswer('network');
  });
  if (!response.ok) throw await errorOfResponse(response);
  return response.json().catch(() => null);
}
