import { z } from 'zod';
import { type DeviceDatabase, type OutboxRows, openDevice } from './device-database.ts';
import type { OutboxStorage, QueuedWrite } from './outbox.ts';

/** Longer than any healthy device takes; some browsers let the opening of a database hang. */
const PATIENCE_MS = 3000;

const rowSchema = z.object({
  seq: z.number(),
  id: z.uuid(),
  userId: z.string(),
  name: z.string(),
  body: z.unknown(),
  createdAt: z.string(),
  failed: z.string(),
  state: z.enum(['waiting', 'refused']),
  message: z.string().nullable(),
});

/** The write that a row holds; none if a release has written it that we cannot read. It then stays where it is. */
function readRow(row: unknown): QueuedWrite[] {
  const parsed = rowSchema.safeParse(row);
  if (!parsed.success) return [];
  const { seq: _seq, ...write } = parsed.data;
  return [{ ...write, kept: 'device' }];
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The device does not answer.')), PATIENCE_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

const rowOf = ({ kept: _kept, ...write }: QueuedWrite) => write;

/** The outbox in the browser's own database: a write that is added survives a crash of the browser. */
export function createOutboxStorage(open: () => Promise<DeviceDatabase> = openDevice): OutboxStorage {
  const opened = () => inTime(open());
  const withDevice = async <T>(work: (db: DeviceDatabase) => Promise<T>): Promise<T> => {
    const db = await opened();
    try {
      return await inTime(work(db));
    } finally {
      db.close();
    }
  };
  /** Works on the row of a write in one transaction, if another tab has not removed it. */
  const onRow = (id: string, work: (store: OutboxRows, seq: number) => Promise<unknown>) =>
    withDevice(async (db) => {
      const tx = db.transaction('outbox', 'readwrite', { durability: 'strict' });
      const seq = await tx.store.index('byId').getKey(id);
      if (seq !== undefined) await work(tx.store, seq);
      await tx.done;
    });
  return {
    add: (write) =>
      withDevice(async (db) => {
        const tx = db.transaction('outbox', 'readwrite', { durability: 'strict' });
        const known = await tx.store.index('byId').getKey(write.id);
        if (known === undefined) await tx.store.add(rowOf(write));
        await tx.done;
      }),
    list: (userId) => withDevice(async (db) => (await db.getAllFromIndex('outbox', 'byUser', userId)).flatMap(readRow)),
    update: (write) => onRow(write.id, (rows, seq) => rows.put({ ...rowOf(write), seq })),
    remove: (write) => onRow(write.id, (rows, seq) => rows.delete(seq)),
  };
}
