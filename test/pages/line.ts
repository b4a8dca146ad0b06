import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { ORIGIN } from './dom.ts';

/** What the page sent. */
export type Sent = { method: string; path: string; headers: Headers; body: string };
/** Answers in the place of the server, or lets it answer. */
type Rule = (sent: Sent, ask: () => Promise<Response>) => Promise<Response> | undefined;

/** The way between the page and the server, without a port; a test may change what goes along it. */
export type Line = {
  sent: Sent[];
  /** Takes cookies as a browser does. */
  keepCookies: (cookies: readonly string[]) => void;
  /** Lets a rule answer from now on; returns how to take it back. */
  add: (rule: Rule) => () => void;
  /** Waits for what the server still works on, and forgets everything. */
  clear: () => Promise<void>;
};

/** Lets `fetch` ask the server, with the cookies that it set. */
export function startLine(server: () => FastifyInstance): Line {
  const jar = new Map<string, string>();
  const rules = new Set<Rule>();
  const sent: Sent[] = [];
  const underWay = new Set<Promise<Response>>();
  globalThis.fetch = async (input, init) => {
    const request = new Request(new URL(String(input), ORIGIN), init);
    const { pathname, search } = new URL(request.url);
    const payload = Buffer.from(await request.clone().arrayBuffer());
    const { method, headers, credentials } = request;
    const one = { method, path: pathname + search, headers, body: payload.toString() };
    sent.push(one);
    const ask = () => {
      const cookies = credentials === 'omit' ? new Map<string, string>() : jar;
      const answer = askServer(server(), { sent: one, payload, jar: cookies });
      underWay.add(answer);
      return answer.finally(() => underWay.delete(answer));
    };
    const ruled = [...rules].map((rule) => rule(one, ask)).find((answer) => answer !== undefined);
    return stoppable(ruled ?? ask(), init?.signal);
  };
  return {
    sent,
    keepCookies: (cookies) => keep(jar, cookies),
    add: (rule) => {
      rules.add(rule);
      return () => void rules.delete(rule);
    },
    clear: async () => {
      await Promise.allSettled(underWay);
      rules.clear();
      jar.clear();
      sent.length = 0;
    },
  };
}

type Asked = { sent: Sent; payload: Buffer; jar: Map<string, string> };

async function askServer(app: FastifyInstance, { sent, payload, jar }: Asked): Promise<Response> {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await app.inject({
    method: sent.method as 'GET',
    url: sent.path,
    headers: {
      ...Object.fromEntries(sent.headers),
      origin: ORIGIN,
      host: new URL(ORIGIN).host,
      ...(cookie && { cookie }),
    },
    ...(payload.length > 0 && { payload }),
    payloadAsStream: true,
  });
  keep(jar, [answer.headers['set-cookie'] ?? []].flat());
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) headers.set(name, String(value));
  const isEmpty = [204, 304].includes(answer.statusCode);
  const body = isEmpty ? null : (Readable.toWeb(answer.stream()) as ReadableStream);
  return new Response(body, { status: answer.statusCode, headers });
}

/** One that has run out is forgotten. */
function keep(jar: Map<string, string>, cookies: readonly string[]): void {
  for (const cookie of cookies) {
    const [pair = '', ...attributes] = cookie.split('; ');
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    if (attributes.some((attribute) => /^max-age=0$/i.test(attribute))) jar.delete(name);
    else jar.set(name, value);
  }
}

/** The answer, unless whoever asked has gone by then. */
function stoppable(answer: Promise<Response>, signal: AbortSignal | null | undefined): Promise<Response> {
  if (!signal) return answer;
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([answer, stopped]);
}
