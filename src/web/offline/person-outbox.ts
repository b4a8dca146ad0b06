import type { QueryClient } from '@tanstack/react-query';
import { keyOf } from '#web/api/queries.ts';
import { randomUuid } from '#web/api/random-uuid.ts';
import { announceChange, hearChanges } from './other-tabs.ts';
import { createOutbox, type Outbox, type OutboxPorts, type QueuedWrite } from './outbox.ts';
import { createOutboxStorage } from './outbox-storage.ts';
import { sendWrite } from './send-write.ts';
import { isWriteName, stamped, WRITES, type WriteName } from './writes.ts';

/** How long another tab may hold up delivery; it may be frozen, and sending twice does no harm. */
const LOCK_PATIENCE_MS = 5000;

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Runs the work in one tab at a time, where the browser can. */
async function alone(name: string, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), LOCK_PATIENCE_MS);
  let begun = false;
  const begin = () => {
    begun = true;
    clearTimeout(timer);
    return work();
  };
  try {
    await navigator.locks.request(name, { signal: patience.signal }, begin);
  } catch (error) {
    if (begun) throw error;
    await work();
  }
}

/** Asks the browser not to evict what is here only. Some ask the person in turn, so not before it matters. */
function askToKeep(): void {
  if (navigator.onLine || !('storage' in navigator)) return;
  navigator.storage.persist().catch(() => undefined);
}

/** Reads again what these writes have changed on the server. */
async function readAgain(client: QueryClient, userId: string, writes: readonly QueuedWrite[]): Promise<void> {
  const names = [...new Set(writes.map(({ name }) => name))].filter(isWriteName);
  const operations = new Set(names.flatMap((name) => WRITES[name].refreshes));
  const keys = [...operations].map((operation) => keyOf(operation, { userId }));
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** Another tab has kept or delivered something: shows the one, and reads again what the other has changed. */
async function followOtherTab(outbox: Outbox, { userId, client }: Pick<Person, 'userId' | 'client'>): Promise<void> {
  const before = outbox.pending();
  await outbox.refresh();
  const left = new Set(outbox.pending().map(({ id }) => id));
  await readAgain(
    client,
    userId,
    before.filter(({ id }) => !left.has(id)),
  );
  outbox.nudge();
}

type Person = Pick<OutboxPorts, 'userId' | 'onRefused' | 'onSignedOut'> & { client: QueryClient };

export type PersonOutbox = Omit<Outbox, 'queue'> & {
  queue: (name: WriteName, body: object, failed: string, id?: string) => Promise<QueuedWrite>;
};

/** The outbox of whoever is signed in, delivering while the page is open. */
export function openPersonOutbox({ userId, client, onRefused, onSignedOut }: Person): PersonOutbox {
  const outbox = createOutbox({
    userId,
    storage: createOutboxStorage(),
    send: sendWrite,
    now: () => new Date(),
    newId: randomUuid,
    random: Math.random,
    wait: (ms, wake) => Promise.race([sleep(ms), wake]),
    alone: (work) => alone(`ironleaf.outbox.${userId}`, work),
    async onArrived(writes) {
      announceChange();
      await readAgain(client, userId, writes);
    },
    onRefused,
    onSignedOut,
  });
  const onVisible = () => {
    if (document.visibilityState === 'visible') outbox.nudge();
  };
  const stopHearing = hearChanges(() => void followOtherTab(outbox, { userId, client }));
  window.addEventListener('online', outbox.nudge);
  document.addEventListener('visibilitychange', onVisible);
  void outbox.refresh();
  outbox.nudge();
  return {
    ...outbox,
    async queue(name, body, failed, id) {
      const write = await outbox.queue(name, stamped(name, body, new Date(), userId), failed, id);
      announceChange();
      askToKeep();
      return write;
    },
    close() {
      window.removeEventListener('online', outbox.nudge);
      document.removeEventListener('visibilitychange', onVisible);
      stopHearing();
      outbox.close();
    },
  };
}
