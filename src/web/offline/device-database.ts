import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';

const NAME = 'ironleaf';
const VERSION = 1;

/** What this browser keeps. Every row names the person whose it is. */
interface DeviceSchema extends DBSchema {
  outbox: { key: number; value: unknown; indexes: { byId: string; byUser: string } };
  answers: { key: [string, string]; value: unknown; indexes: { byUser: string } };
}

export type DeviceDatabase = IDBPDatabase<DeviceSchema>;
/** The rows of the outbox, inside a transaction that may write. */
export type OutboxRows = IDBPObjectStore<DeviceSchema, ['outbox'], 'outbox', 'readwrite'>;

/**
 * Opens the database of this browser.
 * @throws where storage is switched off, broken or full
 */
export function openDevice(): Promise<DeviceDatabase> {
  return openDB<DeviceSchema>(NAME, VERSION, {
    upgrade(db) {
      const outbox = db.createObjectStore('outbox', { keyPath: 'seq', autoIncrement: true });
      outbox.createIndex('byId', 'id', { unique: true });
      outbox.createIndex('byUser', 'userId');
      const answers = db.createObjectStore('answers', { keyPath: ['userId', 'key'] });
      answers.createIndex('byUser', 'userId');
    },
  });
}
