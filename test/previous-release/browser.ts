import type { FastifyInstance } from 'fastify';
import { provideStorage } from '../memory-storage.ts';

/** One call as it went over the network, with the JSON of the answer or the events of a stream. */
export type Exchange = { method: string; path: string; status: number; request?: unknown; answer: unknown };

/** Lets `fetch` ask a server in this process, as one browser with its cookies and its storage. Returns what was said, and how to end it. */
export function browseThrough(app: FastifyInstance): { exchanges: Exchange[]; leave: () => void } {
  const realFetch = globalThis.fetch;
  const takeStorageAway = provideStorage();
  const cookies = new Map<string, string>();
  const exchanges: Exchange[] = [];
  globalThis.fetch = async (input, init = {}) => {
    const method = init.method ?? 'GET';
    const response = await app.inject({
      method: method as 'GET',
      url: String(input),
      headers: {
        ...(init.headers as Record<string, string>),
        ...(cookies.size > 0 && { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
      },
      ...(typeof init.body === 'string' && { payload: init.body }),
    });
    for (const { name, value } of response.cookies) cookies.set(name, encodeURIComponent(value));
    const type = String(response.headers['content-type']);
    exchanges.push({
      method,
      path: String(input),
      status: response.statusCode,
      ...(typeof init.body === 'string' && { request: JSON.parse(init.body) }),
      answer: type.startsWith('application/json') ? response.json() : response.payload,
    });
    return new Response(response.payload, { status: response.statusCode, headers: { 'content-type': type } });
  };
  return {
    exchanges,
    leave: () => {
      globalThis.fetch = realFetch;
      takeStorageAway();
    },
  };
}
