import { createOutboxStore, type OutboxStore } from './outbox-store.ts';

/** One write that the person made and that the server may not have yet. */
export type QueuedWrite<Name extends string = string, Body = unknown> = {
  /** UUID: the Idempotency-Key of every attempt, and the id of the log that the write makes. */
  id: string;
  /** Whose it is. Only their session ever sends it. */
  userId: string;
  name: Name;
  body: Body;
  /** When it was made, ISO 8601. */
  createdAt: string;
  /** `waiting` is sent by itself; `refused` was turned down by the server, `unreadable` is of another release: both wait for the person. */
  state: 'waiting' | 'refused' | 'unreadable';
  /** What to say if the server refuses it, in the words of the screen that made it. */
  failed: string;
  /** Why it was refused, fit to be shown. */
  message: string | null;
  /** `memory`: the device had no room for it, so it lasts only as long as the page. */
  kept: 'device' | 'memory';
};

/** What became of one attempt. */
export type SendOutcome =
  | { kind: 'delivered' }
  /** The server will never take it as it is. */
  | { kind: 'refused'; message: string }
  /** Worth another try; the server may say after how long. */
  | { kind: 'later'; retryAfterMs?: number | undefined }
  /** Nobody, or somebody else, is signed in. */
  | { kind: 'signed-out' };

export type OutboxStorage = {
  /** Resolves once the write survives a crash; rejects if it cannot be kept. The same id is kept once. */
  add: (write: QueuedWrite) => Promise<void>;
  /** The writes of one person, in the order in which they were made. */
  list: (userId: string) => Promise<QueuedWrite[]>;
  update: (write: QueuedWrite) => Promise<void>;
  remove: (write: QueuedWrite) => Promise<void>;
};

export type OutboxPorts = {
  userId: string;
  storage: OutboxStorage;
  send: (write: QueuedWrite) => Promise<SendOutcome>;
  now: () => Date;
  newId: () => string;
  /** Between 0 and 1. */
  random: () => number;
  /** Resolves after so many milliseconds, or earlier when `wake` resolves. */
  wait: (ms: number, wake: Promise<void>) => Promise<void>;
  /** Runs the work while no other tab does; without locks it may run in two, and the keys keep that harmless. */
  alone: (work: () => Promise<void>) => Promise<void>;
  /** These have arrived: whatever shows them should be read again. Awaited before they leave the list. */
  onArrived: (writes: readonly QueuedWrite[]) => Promise<void>;
  onRefused: (write: QueuedWrite) => void;
  onSignedOut: () => void;
};

export type Outbox = {
  /** Keeps a write and answers it as it is kept; delivery follows by itself. Never rejects. The same `id` counts once. */
  queue: (name: string, body: unknown, failed: string, id?: string) => Promise<QueuedWrite>;
  /** Sends what waits, oldest first, until nothing does or nobody is signed in. */
  deliver: () => Promise<void>;
  /** Now is a good moment: ends a pause between attempts, or begins to deliver. */
  nudge: () => void;
  /** Reads again what is kept: another tab has changed it. */
  refresh: () => Promise<void>;
  /** Sends a refused write again. */
  retry: (id: string) => Promise<void>;
  /** Forgets a write that the person gives up. */
  discard: (id: string) => Promise<void>;
  pending: () => readonly QueuedWrite[];
  subscribe: (listener: () => void) => () => void;
  /** Sends nothing more. What is kept stays kept. */
  close: () => void;
};

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;
/** A device that does not say what it holds is asked so many times again: some never will. */
const MOST_SILENCES = 5;

/** Full jitter below a doubling ceiling, but never sooner than the server asked for. */
export function pauseBefore(attempt: number, random: number, retryAfterMs = 0): number {
  const ceiling = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(attempt, 10));
  return Math.max(retryAfterMs, Math.round(random * ceiling));
}

/** A promise that can be resolved from outside, again and again. */
function createBell() {
  let ring = () => {};
  let rung = new Promise<void>((resolve) => {
    ring = resolve;
  });
  return {
    next: () => rung,
    ring() {
      ring();
      rung = new Promise<void>((resolve) => {
        ring = resolve;
      });
    },
  };
}

type Sender = { ports: OutboxPorts; store: OutboxStore; bell: ReturnType<typeof createBell>; isClosed: () => boolean };

async function setAside({ ports, store }: Sender, refused: QueuedWrite): Promise<void> {
  await store.change(refused);
  await store.refresh();
  ports.onRefused(refused);
}

/** Sends one write after the other; a refused one steps aside, one that cannot be sent now holds up those behind it. */
async function sendInOrder(sender: Sender): Promise<void> {
  const { ports, store, bell, isClosed } = sender;
  let attempt = 0;
  let silences = 0;
  while (!isClosed()) {
    const wake = bell.next();
    const next = (await store.all()).find(({ state }) => state === 'waiting');
    if (!next) {
      // A device that is slow to answer may hold what nobody would send before the next nudge.
      if (store.hasAnswered() || silences === MOST_SILENCES) return;
      await ports.wait(pauseBefore(silences++, ports.random()), wake);
      continue;
    }
    silences = 0;
    const outcome: SendOutcome = (await store.mustWait(next)) ? { kind: 'later' } : await ports.send(next);
    if (outcome.kind === 'signed-out') return ports.onSignedOut();
    if (outcome.kind === 'later') {
      await store.release(ports.onArrived);
      await store.refresh();
      await ports.wait(pauseBefore(attempt, ports.random(), outcome.retryAfterMs), wake);
      attempt += 1;
      continue;
    }
    attempt = 0;
    if (outcome.kind === 'delivered') await store.markArrived(next);
    else await setAside(sender, { ...next, state: 'refused', message: outcome.message });
  }
}

/**
 * Keeps the writes of one person until the server has them: at least once, in order, each under its own key, so that
 * together with the server's keys each counts exactly once.
 */
export function createOutbox(ports: OutboxPorts): Outbox {
  const store = createOutboxStore(ports);
  const bell = createBell();
  let closed = false;
  let running: Promise<void> | undefined;
  let again = false;
  const sender: Sender = { ports, store, bell, isClosed: () => closed };

  const round = async () => {
    try {
      do {
        again = false;
        await store.settle();
        await ports.alone(() => sendInOrder(sender));
        await store.release(ports.onArrived);
        await store.refresh();
      } while (again && !closed);
    } finally {
      // In the same moment as the last look at `again`: a nudge after it begins a round of its own.
      running = undefined;
    }
  };
  const deliver = (): Promise<void> => {
    if (closed) return Promise.resolve();
    again = running !== undefined;
    bell.ring();
    running ??= round();
    return running;
  };
  const nudge = () => void deliver();
  const find = async (id: string) => (await store.all()).find((write) => write.id === id);

  return {
    async queue(name, body, failed, id = ports.newId()) {
      const made = { id, userId: ports.userId, createdAt: ports.now().toISOString() };
      const kept = await store.keep({ ...made, name, body, failed, state: 'waiting', message: null, kept: 'device' });
      await store.refresh();
      nudge();
      return kept;
    },
    deliver,
    nudge,
    refresh: store.refresh,
    async retry(id) {
      const write = await find(id);
      if (write) await store.change({ ...write, state: 'waiting', message: null });
      await store.refresh();
      nudge();
    },
    async discard(id) {
      const write = await find(id);
      if (write) await store.forget(write);
      await store.refresh();
    },
    pending: store.shown,
    subscribe: store.subscribe,
    close() {
      closed = true;
      bell.ring();
    },
  };
}
