import { errorOfResponse, errorWithoutAnswer } from '#web/api/api-error.ts';

/** Asks the embedded identity provider: with a body it is a write. */
export async function ask(path: string, body?: object): Promise<unknown> {
  const request: RequestInit = body
    ? { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
    : {};
  const response = await fetch(`/api/auth/${path}`, { ...request, credentials: 'include' }).catch(() => {
    throw errorWithoutAnswer('network');
  });
  if (!response.ok) throw await errorOfResponse(response);
  return response.json().catch(() => null);
}
