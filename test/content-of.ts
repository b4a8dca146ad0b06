import type { LightMyRequestResponse } from 'fastify';

/** The JSON of an answer, or the file that it is. */
export function contentOf(response: LightMyRequestResponse): unknown {
  const type = String(response.headers['content-type']);
  if (type.startsWith('application/json')) return response.json();
  return new File([new Uint8Array(response.rawPayload)], 'answer', { type });
}
