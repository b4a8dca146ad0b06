import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * What runs queries: the database itself, or a transaction. Code that was given one never reaches for another:
 * the embedded database has a single connection, and waiting inside a transaction for a second one never ends.
 */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export type Database = {
  kind: 'embedded' | 'postgres';
  db: Db;
  /** Resolves when the schema is in place. Rejects only for what waiting cannot mend. */
  ready: () => Promise<void>;
  /** Whether the schema is in place by now. */
  isReady: () => boolean;
  /** Asks the database for an answer; rejects if there is none. */
  ping: () => Promise<void>;
  /** Gives space of dead rows back, where the database does not do so itself. */
  vacuum: () => Promise<void>;
  close: () => Promise<void>;
};

/** A fault that is told to whoever started the server, in one line and without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}
