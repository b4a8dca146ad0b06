import 'fake-indexeddb/auto';
import vm from 'node:vm';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setReminders } from '#contract/reminders.ts';
import { createUser } from '#contract/user.ts';
import { createLog } from '#server/log.ts';
import type { PushMessage } from '#server/reminders/push.ts';
import { sendDueReminders } from '#server/reminders/send-reminders.ts';
import { type Caller, startTestApp } from '../app.ts';
import { aBrowser, REMINDERS } from '../reminders.ts';
import { browseThrough, type Exchange } from './browser.ts';
import { releasedClient } from './client.ts';
import { runMainJob } from './main-job.ts';
import { loadPreviousClient, operationOf, previousScript } from './previous-client.ts';
import { subscribe } from './subscribe.ts';

const app = startTestApp();
const previous = await loadPreviousClient();
const world = { makePremium: (userId: string) => subscribe(app.database, userId, app.clock.now()) };

let leave = () => {};
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => leave());

/** One browser on this server, whose clock is that of the browser. */
function browse(): Exchange[] {
  app.clock.set(new Date().toISOString());
  const browser = browseThrough(app.app);
  leave = browser.leave;
  return browser.exchanges;
}

const isRefusal = ({ status }: Exchange) => status >= 400;

describe('a browser of the previous release on this server', () => {
  it('does everything that it did, and reads every answer with its own schemas', { timeout: 120_000 }, async () => {
    const exchanges = browse();
    await runMainJob(previous, world);
    expect(exchanges.length).toBeGreaterThan(90);
    expect(exchanges.filter(({ status }) => status >= 500)).toEqual([]);
  });

  it('shows the reminders that this server sends', async () => {
    const ann = await app.signUp();
    const shown: unknown[] = [];
    const opened: unknown[] = [];
    const worker = previousWorker({ shown, opened });
    const sent = await messagesOf(ann);
    expect(sent.length).toBeGreaterThan(0);
    for (const message of sent) worker.receive(message);
    expect(shown).toEqual(
      sent.map(({ title, body, tag, path }) => [title, { body, tag, icon: '/icon-192.png', data: { path } }]),
    );
    for (const { path } of sent) await worker.press(path);
    expect(opened).toEqual(sent.map(({ path }) => path));
  });
});

describe('a browser of this release on the server of the previous one', () => {
  const contract = releasedClient.operations;
  it('asks for nothing that it does not take', { timeout: 120_000 }, async () => {
    const exchanges = browse();
    await runMainJob(releasedClient, world);
    const asked = exchanges.filter((exchange) => operationOf(contract, exchange) && !isRefusal(exchange));
    expect(asked.length).toBeGreaterThan(80);
    for (const exchange of asked) {
      const { method, path } = exchange;
      const known = operationOf(previous.operations, exchange);
      expect(known, `${method} ${path} is new: it may not be needed for what was there`).toBeDefined();
      const body = known?.operation.body?.safeParse(exchange.request);
      expect(body?.error?.issues ?? [], `${method} ${path}`).toEqual([]);
      expect(known?.operation.query?.safeParse(known.query).error?.issues ?? [], path).toEqual([]);
      expect(known?.operation.params?.safeParse(known.params).error?.issues ?? [], path).toEqual([]);
    }
  });
});

/** What the server sends to a device when the person's reminders are due. */
async function messagesOf(person: Caller): Promise<PushMessage[]> {
  await person.call(createUser, { body: {} });
  await person.call(setReminders, { body: { ...REMINDERS, quiet: null } });
  const { addPushDevice } = releasedClient.operations;
  await person.call(addPushDevice, { body: aBrowser('previous') });
  const sent: PushMessage[] = [];
  const push = {
    publicKey: 'only-for-tests',
    send: async (_device: unknown, message: PushMessage) => {
      sent.push(message);
      return 'sent' as const;
    },
  };
  for (let hour = 0; hour < 24; hour++) {
    app.clock.advance({ minutes: 60 });
    await sendDueReminders({ database: app.database, push, now: () => app.clock.now(), log: createLog('silent') });
  }
  return sent;
}

type Seen = { shown: unknown[]; opened: unknown[] };
type Listener = (event: object) => void;

/** The previous release's service worker, as far as it shows reminders. */
function previousWorker({ shown, opened }: Seen) {
  const listeners = new Map<string, Listener>();
  let work: Promise<unknown> = Promise.resolve();
  const waitUntil = (promise: Promise<unknown>) => {
    work = promise;
  };
  const self = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    registration: { showNotification: (...args: unknown[]) => shown.push(JSON.parse(JSON.stringify(args))) },
    clients: { matchAll: async () => [], openWindow: (path: string) => opened.push(path) },
  };
  vm.runInNewContext(previousScript('push-messages.js'), { self });
  return {
    receive: (message: object) => listeners.get('push')?.({ data: { json: () => message }, waitUntil }),
    async press(path: string): Promise<void> {
      listeners.get('notificationclick')?.({ notification: { close: () => {}, data: { path } }, waitUntil });
      await work;
    },
  };
}
