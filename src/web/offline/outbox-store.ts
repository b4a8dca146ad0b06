import type { OutboxPorts, QueuedWrite } from './outbox.ts';

/** Of two lists of writes, each write once; the first list wins. */
function merged(first: readonly QueuedWrite[], second: readonly QueuedWrite[]): QueuedWrite[] {
  const known = new Set(first.map(({ id }) => id));
  return [...first, ...second.filter(({ id }) => !known.has(id))];
}

/** The log that a write makes, corrects or deletes. */
const subjectOf = ({ id, body }: QueuedWrite): string => (body as { logId?: string }).logId ?? id;

const without = (writes: readonly QueuedWrite[], id: string) => writes.filter((write) => write.id !== id);

/** Lets one piece of work begin when the one before has ended. */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}

/** The writes on the device and, where it has no room for them, in memory. */
function createKeptWrites({ userId, storage }: Pick<OutboxPorts, 'userId' | 'storage'>) {
  let memory: QueuedWrite[] = [];
  /** What the device last said: it may not answer for a while. */
  let stored: readonly QueuedWrite[] = [];
  let hasAnswered = true;

  const add = async (write: QueuedWrite): Promise<boolean> => {
    try {
      await storage.add(write);
      memory = without(memory, write.id);
      return true;
    } catch {
      return false;
    }
  };
  /** Gives what the device had no room for another chance, in order. */
  const settle = async () => {
    for (const write of memory) if (!(await add(write))) return;
  };

  return {
    settle,
    /** Whether the device said what it holds when it was asked last: else it may hold more than is known. */
    hasAnswered: () => hasAnswered,
    async all(): Promise<QueuedWrite[]> {
      try {
        stored = await storage.list(userId);
        hasAnswered = true;
      } catch {
        hasAnswered = false;
      }
      return merged(stored, memory);
    },
    /** Answers the write as it could be kept. None is kept before an earlier one: a correction must not come first. */
    async keep(write: QueuedWrite): Promise<QueuedWrite> {
      await settle();
      const known = memory.find(({ id }) => id === write.id);
      if (known) return known;
      if (memory.length === 0 && (await add(write))) return write;
      const held: QueuedWrite = { ...write, kept: 'memory' };
      memory = [...memory, held];
      return held;
    },
    async change(write: QueuedWrite): Promise<void> {
      memory = memory.map((each) => (each.id === write.id ? { ...write, kept: 'memory' } : each));
      await storage.update(write).catch(() => undefined);
    },
    /** Answers whether the device let go of it. */
    async remove(write: QueuedWrite): Promise<boolean> {
      memory = without(memory, write.id);
      return storage.remove(write).then(
        () => true,
        () => false,
      );
    },
  };
}

/** Creates the list of what is waiting, wherever it is kept, and tells who wants to know. */
export function createOutboxStore(ports: Pick<OutboxPorts, 'userId' | 'storage'>) {
  const kept = createKeptWrites(ports);
  const inTurn = createTurns();
  const listeners = new Set<() => void>();
  /** Delivered, but still in the list until what shows them has been read again. */
  let arrived: QueuedWrite[] = [];
  /** Delivered, though the device may still hold them. */
  const done = new Set<string>();
  /** Delivered, but the device would not let go of them: after a crash they would be sent again. */
  const stuck = new Map<string, QueuedWrite>();
  let shown: readonly QueuedWrite[] = [];

  const all = async () => (await kept.all()).filter(({ id }) => !done.has(id));
  const forget = async (write: QueuedWrite) => {
    done.add(write.id);
    stuck.set(write.id, write);
    if (await kept.remove(write)) stuck.delete(write.id);
  };

  return {
    all,
    hasAnswered: kept.hasAnswered,
    forget,
    change: kept.change,
    shown: () => shown,
    async refresh(): Promise<void> {
      shown = merged(arrived, await all());
      for (const listener of listeners) listener();
    },
    settle: () => inTurn(kept.settle),
    keep: (write: QueuedWrite) => inTurn(() => kept.keep(write)),
    /**
     * Whether a delivered write about the same thing is still on the device. Sent again after a crash, once the server
     * has forgotten its key, it would undo this one; so this one waits until the other is gone.
     */
    async mustWait(write: QueuedWrite): Promise<boolean> {
      const earlier = [...stuck.values()].filter((each) => subjectOf(each) === subjectOf(write));
      for (const each of earlier) await forget(each);
      return earlier.some(({ id }) => stuck.has(id));
    },
    async markArrived(write: QueuedWrite): Promise<void> {
      arrived = [...arrived, write];
      await forget(write);
    },
    /** Takes the delivered ones out of the list, after `read` has had the time to read them from the server. */
    async release(read: (writes: readonly QueuedWrite[]) => Promise<void>): Promise<void> {
      const ready = arrived;
      if (ready.length === 0) return;
      await read(ready).catch(() => undefined);
      arrived = arrived.filter((write) => !ready.includes(write));
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type OutboxStore = ReturnType<typeof createOutboxStore>;
