import { IDBFactory } from 'fake-indexeddb';
import type { Random } from '#core/seed/random.ts';
import { randomUuid } from '#web/api/random-uuid.ts';
import { createOutbox, type Outbox, type OutboxPorts, type QueuedWrite } from '#web/offline/outbox.ts';
import { createOutboxStorage } from '#web/offline/outbox-storage.ts';
import { sendWrite } from '#web/offline/send-write.ts';
import type { LogServer } from './log-server.ts';
import { chance, never, nextTurn, onStage, type Scene, upTo } from './stage.ts';

const MOST_STEPS_TO_LIVE = 60;

/** One phone or computer: what outlives its tabs. */
export type Device = {
  random: Random;
  server: LogServer;
  indexedDb: IDBFactory;
  /** Whose cookie the browser sends. */
  session: string | null;
  network: 'good' | 'bad' | 'none';
  /** The share of calls of the device's storage that fail. */
  storageFaults: number;
  hasLocks: boolean;
  /** Who holds the lock of the outbox. */
  lock: Promise<void>;
  /** Requests that the server has not answered yet. */
  underWay: number;
  /** Requests that a network may deliver once more, later. */
  strays: (() => Promise<unknown>)[];
  /** Ends the pauses of its tabs. */
  alarms: Set<() => void>;
};

export type Tab = {
  device: Device;
  userId: string;
  outbox: Outbox;
  isAlive: () => boolean;
  kill: () => void;
  /** Does something in the tab, unless it is dead. */
  act: <T>(work: (outbox: Outbox) => Promise<T>) => Promise<T>;
};

export const aDevice = (random: Random, server: LogServer, person: string): Device => ({
  random,
  server,
  indexedDb: new IDBFactory(),
  session: person,
  network: 'good',
  storageFaults: 0,
  hasLocks: chance(random, 0.5),
  lock: Promise.resolve(),
  underWay: 0,
  strays: [],
  alarms: new Set(),
});

/** What a Wi-Fi that wants a sign-in answers to everything. */
const portal = () => new Response('<html>Welcome to our Wi-Fi</html>', { status: 200 });
const lost = () => new TypeError('Failed to fetch');

/** One request over this device's network: dropped before or after the server, doubled, mangled, late. */
async function send(device: Device, address: string, init: RequestInit): Promise<Response> {
  const { random, network, server } = device;
  if (network === 'none') throw lost();
  // The browser reads its cookies as the request leaves.
  const { session } = device;
  const ask = async () => {
    device.underWay += 1;
    try {
      return await server.ask(session, address, init);
    } finally {
      device.underWay -= 1;
    }
  };
  if (network === 'good') return ask();
  const fate = upTo(random, 10);
  if (fate === 0) throw lost();
  if (fate === 1) return portal();
  if (fate === 2) return new Response('', { status: 503, headers: { 'retry-after': '1' } });
  if (chance(random, 0.2)) device.strays.push(ask);
  if (fate === 3) return (await Promise.all([ask(), ask()]))[0];
  const answer = await ask();
  if (fate === 4) throw lost();
  if (fate === 5) return new Response('', { status: 502 });
  if (fate === 6) return ask();
  return answer;
}

/** Runs the work while no other tab of the device does; a lock ends with its tab. */
async function alone(device: Device, death: Promise<void>, work: () => Promise<void>): Promise<void> {
  if (!device.hasLocks) return work();
  const before = device.lock;
  let release = () => {};
  device.lock = new Promise((resolve) => {
    release = resolve;
  });
  void death.then(release);
  await before;
  try {
    await work();
  } finally {
    release();
  }
}

/** Opens a tab of a person's outbox. `mortal`: it may be killed at any await. */
export function openTab(device: Device, userId: string, mortal: boolean): Tab {
  const { random } = device;
  let alive = true;
  let left = mortal ? 1 + upTo(random, MOST_STEPS_TO_LIVE) : Number.POSITIVE_INFINITY;
  let die = () => {};
  const death = new Promise<void>((resolve) => {
    die = resolve;
  });
  const kill = () => {
    alive = false;
    die();
  };
  /** Every await of the outbox goes through here, before and after. */
  const gate = async (): Promise<void> => {
    left -= 1;
    if (left <= 0) kill();
    if (!alive) await never();
  };
  const gated =
    <A extends unknown[], T>(port: (...args: A) => Promise<T>) =>
    async (...args: A): Promise<T> => {
      await gate();
      try {
        return await port(...args);
      } finally {
        await gate();
      }
    };
  const scene: Scene = {
    indexedDb: device.indexedDb,
    fetch: (input, init = {}) => send(device, String(input), init),
  };
  const outbox = onStage(scene, () => createOutbox(portsOf({ device, userId, death, gated })));
  return {
    device,
    userId,
    outbox,
    isAlive: () => alive,
    kill,
    act: (work) => (alive ? onStage(scene, () => work(outbox)) : never()),
  };
}

type Gated = <A extends unknown[], T>(port: (...args: A) => Promise<T>) => (...args: A) => Promise<T>;
type Around = { device: Device; userId: string; death: Promise<void>; gated: Gated };

function portsOf({ device, userId, death, gated }: Around): OutboxPorts {
  const { random } = device;
  const storage = createOutboxStorage();
  /** Fails before it has done anything, or after: neither tells the caller which. */
  const frail = <A extends unknown[], T>(port: (...args: A) => Promise<T>) =>
    gated(async (...args: A): Promise<T> => {
      if (chance(random, device.storageFaults / 2)) throw new DOMException('full', 'QuotaExceededError');
      const result = await port(...args);
      if (chance(random, device.storageFaults / 2)) throw new DOMException('lost', 'UnknownError');
      return result;
    });
  return {
    userId,
    storage: {
      add: frail(storage.add),
      list: frail(storage.list),
      update: frail(storage.update),
      remove: frail(storage.remove),
    },
    send: gated(sendWrite),
    now: () => new Date(),
    newId: randomUuid,
    random,
    wait: gated(async (_ms, wake) => {
      const alarm = new Promise<void>((resolve) => device.alarms.add(resolve));
      await Promise.race([alarm, wake]);
      await nextTurn();
    }),
    alone: (work) => alone(device, death, work),
    onArrived: gated(async (_writes: readonly QueuedWrite[]) => {}),
    onRefused: () => {},
    onSignedOut: () => {},
  };
}

/** Time passes on the device: every pause is over. */
export function passTime(device: Device): void {
  for (const ring of device.alarms) ring();
  device.alarms.clear();
}
