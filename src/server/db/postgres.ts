import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { type Database, StartError } from './database.ts';
import { isDatabaseAway } from './faults.ts';
import { MIGRATIONS_FOLDER } from './migrations-folder.ts';

/** Any number will do, as long as every Ironleaf takes the same one. */
const MIGRATION_LOCK = 7_301_946;
const RETRY_MS = 1000;
/** Not every attempt is worth a line of the log. */
const TOLD_EVERY = 60;

export type PostgresOptions = {
  url: string;
  /** Called for what goes wrong on a connection that nobody is waiting for. */
  onFault: (error: Error, message: string) => void;
  maxConnections?: number;
};

/**
 * Connects to a PostgreSQL server. It need not answer yet: until it does and has its schema, `isReady` is false and
 * the migration is tried again every second.
 */
export function openPostgres({ url, onFault, maxConnections = 10 }: PostgresOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'ironleaf',
  });
  // Without a listener, a connection that breaks while idle ends the process.
  pool.on('error', (error) => onFault(error, 'a database connection broke'));
  outliveBreaks(pool);
  let isReady = false;
  let isClosed = false;
  const prepare = async () => {
    for (let attempt = 0; !(isReady || isClosed); attempt++) {
      try {
        await migrateUnderLock(url);
        isReady = true;
      } catch (error) {
        if (!isDatabaseAway(error)) throw unusable(error);
        if (attempt % TOLD_EVERY === 0) onFault(error as Error, 'the database is away; trying again');
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS).unref());
      }
    }
  };
  let preparing: Promise<void> | undefined;
  return {
    kind: 'postgres',
    db: drizzle(pool),
    ready: () => {
      preparing ??= prepare();
      return preparing;
    },
    isReady: () => isReady,
    ping: async () => {
      await pool.query('select 1');
    },
    vacuum: async () => {},
    close: async () => {
      isClosed = true;
      await pool.end();
    },
  };
}

/** A connection that breaks between two queries of a transaction ends the process, too; the next query rejects with the same fault. */
export function outliveBreaks(pool: pg.Pool): void {
  pool.on('connect', (client) => client.on('error', () => {}));
}

/** Brings the schema up to date; servers that start together take turns. */
async function migrateUnderLock(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, lock_timeout: 30_000 });
  client.on('error', () => {}); // a query that runs meanwhile rejects with the same fault
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER });
  } finally {
    await client.end().catch(() => {}); // ending the session frees the lock
  }
}

function unusable(error: unknown): StartError {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new StartError(`The database of DATABASE_URL cannot be used: ${reason}`);
}
