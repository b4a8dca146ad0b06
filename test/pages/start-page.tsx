import { cleanup, configure, render } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { type Caller, type ModelPorts, startTestApp, TEST_PASSWORD } from '#test/app.ts';
import { App } from '#web/app/app.tsx';
import { embeddedIdentity } from '#web/features/auth/embedded-identity.ts';
import { type Line, type Sent, startLine } from './line.ts';

/** A busy machine is slow, not wrong. */
configure({
  asyncUtilTimeout: 60_000,
  getElementError: (message) => new Error(message?.split('\n', 1)[0]),
});

export type TestPage = {
  /** A new person who is signed in on the page. */
  signUp: () => Promise<Caller & { password: string }>;
  /** Opens the page anew at a path, as a browser does; without one, where it is. */
  open: (path?: string) => Promise<void>;
  /** The server's own, to spoil what is stored. */
  readonly database: Database;
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
export function startTestPage(models: ModelPorts = {}): TestPage {
  const app = startTestApp({ ...models, now: () => new Date() });
  const line = startLine(() => app.app);
  afterEach(async () => {
    cleanup();
    // What the server still works on would find the next test's database.
    await line.clear();
    localStorage.clear();
    sessionStorage.clear();
    globalThis.indexedDB = new IDBFactory();
    document.body.replaceChildren();
  });
  return {
    signUp: async () => {
      const person = await app.signUp();
      line.keepCookies(person.cookie.split('; '));
      return { ...person, password: TEST_PASSWORD };
    },
    open: async (path = window.location.pathname) => {
      cleanup();
      window.history.replaceState(null, '', path);
      render(<App identity={embeddedIdentity()} />);
    },
    get database() {
      return app.database;
    },
    sent: line.sent,
    ...waysToDisturb(line),
  };
}

function waysToDisturb(line: Line): Pick<TestPage, 'refuse' | 'nextAnswer' | 'rewrite' | 'holdBack'> {
  return {
    refuse: (method, address, { status = 400, code = 'bad_request' } = {}) =>
      line.add((one) => {
        if (one.method !== method || !address.test(one.path)) return undefined;
        const error = { code, message: 'Not today.', requestId: 'r-1' };
        return Promise.resolve(Response.json({ error }, { status }));
      }),
    nextAnswer: (address) =>
      new Promise((resolve) => {
        const stop = line.add((one, ask) => {
          if (!address.test(one.path)) return undefined;
          stop();
          return ask().then((answer) => {
            resolve(answer.clone());
            return answer;
          });
        });
      }),
    rewrite: (address, change) =>
      line.add((one, ask) => {
        if (!address.test(one.path)) return undefined;
        return ask().then(async (answer) =>
          Response.json(change((await answer.json()) as never), { status: answer.status }),
        );
      }),
    holdBack: (address) => {
      let letGo = () => {};
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      const stop = line.add((one, ask) => (address.test(one.path) ? held.then(ask) : undefined));
      return () => {
        stop();
        letGo();
      };
    },
  };
}
