import { Readable } from 'node:stream';
import { cleanup, configure, render } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import type { FastifyInstance } from 'fastify';
import { afterEach } from 'vitest';
import { type Caller, startTestApp, TEST_PASSWORD, type TestApp } from '#test/app.ts';
import { App } from '#web/app/app.tsx';
import { embeddedIdentity } from '#web/features/auth/embedded-identity.ts';
import { ORIGIN } from './dom.ts';

/** A busy machine is slow, not wrong. */
configure({ asyncUtilTimeout: 20_000, getElementError: (message) => new Error(message?.split('\n', 1)[0]) });

type Sent = { method: string; path: string; headers: Headers; body: string };
/** Answers in the place of the server, or lets it answer. */
type Rule = (sent: Sent, ask: () => Promise<Response>) => Promise<Response> | undefined;

export type TestPage = {
  app: TestApp;
  /** A new person who is signed in on the page. */
  signUp: () => Promise<Caller & { password: string }>;
  /** Opens the page anew at a path, as a browser does; without one, where it is. */
  open: (path?: string) => Promise<void>;
  /** Everything that the page has sent. */
  sent: readonly Sent[];
  /** Has the server refuse what is sent to such an address, until it is told to stop. */
  refuse: (method: string, address: RegExp, refusal?: { status?: number; code?: string }) => () => void;
  /** The next answer that comes from such an address. */
  nextAnswer: (address: RegExp) => Promise<Response>;
  /** Changes what is read from such an address on its way to the page, until it is told to stop. */
  rewrite: (address: RegExp, change: (json: never) => unknown) => () => void;
  /** Holds back what is sent to such an address, as a slow connection would, until it is told to let go. */
  holdBack: (address: RegExp) => () => void;
};

/** The real client on a document, whose calls the whole server answers without a port. */
export function startTestPage(): TestPage {
  const app = startTestApp({ now: () => new Date() });
  const jar = new Map<string, string>();
  const rules = new Set<Rule>();
  const sent: Sent[] = [];
  const underWay = new Set<Promise<Response>>();
  globalThis.fetch = async (input, init) => {
    const request = new Request(new URL(String(input), ORIGIN), init);
    const { pathname, search } = new URL(request.url);
    const payload = Buffer.from(await request.clone().arrayBuffer());
    const { method, headers } = request;
    const one = { method, path: pathname + search, headers, body: payload.toString() };
    sent.push(one);
    const ask = () => {
      const answer = askServer({
        app: app.app,
        jar: request.credentials === 'omit' ? new Map() : jar,
        sent: one,
        payload,
      });
      underWay.add(answer);
      return answer.finally(() => underWay.delete(answer));
    };
    const ruled = [...rules].map((rule) => rule(one, ask)).find((answer) => answer !== undefined);
    return stoppable(ruled ?? ask(), init?.signal);
  };
  const ruling = (rule: Rule) => {
    rules.add(rule);
    return () => void rules.delete(rule);
  };
  afterEach(async () => {
    cleanup();
    // What the server still works on would find the next test's database.
    await Promise.allSettled(underWay);
    rules.clear();
    jar.clear();
    sent.length = 0;
    localStorage.clear();
    sessionStorage.clear();
    globalThis.indexedDB = new IDBFactory();
    document.body.replaceChildren();
  });
  return {
    app,
    sent,
    signUp: async () => {
      const person = await app.signUp();
      keep(jar, person.cookie.split('; '));
      return { ...person, password: TEST_PASSWORD };
    },
    open: async (path = window.location.pathname) => {
      cleanup();
      window.history.replaceState(null, '', path);
      render(<App identity={embeddedIdentity()} />);
    },
    refuse: (method, address, { status = 400, code = 'bad_request' } = {}) =>
      ruling((one) => {
        if (one.method !== method || !address.test(one.path)) return undefined;
        const error = { code, message: 'Not today.', requestId: 'r-1' };
        return Promise.resolve(Response.json({ error }, { status }));
      }),
    nextAnswer: (address) =>
      new Promise((resolve) => {
        const stop = ruling((one, ask) => {
          if (!address.test(one.path)) return undefined;
          stop();
          return ask().then((answer) => {
            resolve(answer.clone());
            return answer;
          });
        });
      }),
    rewrite: (address, change) =>
      ruling((one, ask) => (address.test(one.path) ? ask().then((answer) => changed(answer, change)) : undefined)),
    holdBack: (address) => {
      let resolve = () => {};
      const promise = new Promise<void>((done) => {
        resolve = done;
      });
      const stop = ruling((one, ask) => (address.test(one.path) ? promise.then(ask) : undefined));
      return () => {
        stop();
        resolve();
      };
    },
  };
}

type Asked = {
  app: FastifyInstance;
  jar: Map<string, string>;
  sent: Sent;
  payload: Buffer;
};

async function askServer({ app, jar, sent, payload }: Asked): Promise<Response> {
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

/** Keeps cookies as a browser does: one that has run out is forgotten. */
function keep(jar: Map<string, string>, cookies: readonly string[]): void {
  for (const cookie of cookies) {
    const [pair = '', ...attributes] = cookie.split('; ');
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    if (attributes.some((attribute) => /^max-age=0$/i.test(attribute))) jar.delete(name);
    else jar.set(name, value);
  }
}

async function changed(answer: Response, change: (json: never) => unknown): Promise<Response> {
  return Response.json(change((await answer.json()) as never), { status: answer.status });
}

/** The answer, unless whoever asked has gone by then. */
function stoppable(answer: Promise<Response>, signal: AbortSignal | null | undefined): Promise<Response> {
  if (!signal) return answer;
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([answer, stopped]);
}
