import { z } from 'zod';
import { type DeviceDatabase, type OutboxRows, openDevice } from './device-database.ts';
import type { OutboxStorage, QueuedWrite } from './outbox.ts';
import { outboxWriteDocument } from './outbox-versions.ts';

/** Longer than any healthy device takes; some browsers let the opening of a database hang. */
const PATIENCE_MS = 3000;

const UNREADABLE =
  'This version of the app cannot read this entry. It is kept: load the page again for a newer version.';

/** What a release before versions kept is of version 1. */
const rowSchema = z.looseObject({ seq: z.number(), userId: z.string(), version: z.number().default(1) });

/** The id of a write that cannot be read, by its place in the outbox. */
const UNREADABLE_ID = 'unreadable-';

/** The write that a row holds. One that cannot be read keeps its place, so that it is shown, but is never sent nor changed. */
function readRow(row: unknown): QueuedWrite[] {
  const parsed = rowSchema.safeParse(row);
  if (!parsed.success) return [];
  const { seq, version, ...content } = parsed.data;
  const read = outboxWriteDocument.read({ version, content });
  if (read.ok) return [{ ...read.value, kept: 'device' }];
  const { userId, createdAt } = content;
  return [
    {
      ...{ id: UNREADABLE_ID + seq, userId, name: 'unreadable', body: {}, failed: '', message: UNREADABLE },
      createdAt: typeof createdAt === 'string' ? createdAt : new Date(0).toISOString(),
      ...{ state: 'unreadable', kept: 'device' },
    },
  ];
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The device does not answer.')), PATIENCE_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

const rowOf = ({ kept: _kept, ...write }: QueuedWrite) => ({ ...write, version: outboxWriteDocument.version });

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
      const seq = id.startsWith(UNREADABLE_ID)
        ? Number(id.slice(UNREADABLE_ID.length))
        : await tx.store.index('byId').getKey(id);
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
    // Whatever else the row holds stays as it is: another tab may be of another release.
    update: ({ id, state, message }) =>
      onRow(id, async (rows, seq) => {
        const row: unknown = await rows.get(seq);
        await rows.put({ ...(row as object), state, message });
      }),
    remove: (write) => onRow(write.id, (rows, seq) => rows.delete(seq)),
  };
}
