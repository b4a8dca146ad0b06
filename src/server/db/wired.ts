import type { Duplex } from 'node:stream';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { currentAsker } from './askers.ts';
import { createConnectionTurns } from './connection-turns.ts';
import type { Database } from './database.ts';
import { MIGRATIONS_FOLDER } from './migrations-folder.ts';
import { outliveBreaks } from './postgres.ts';

type Wired = {
  /** A new wire to the database; the one before has ended, or is about to. */
  dial: () => Duplex;
  /** Called for what goes wrong while nobody waits for an answer. */
  onFault: (error: Error) => void;
};

/** Opens a database of this process by the driver of the real one. It has one connection, at which those who ask take turns. */
export async function openWired({ dial, onFault }: Wired): Promise<Database> {
  const pool = new pg.Pool({
    stream: dial,
    max: 1,
    idleTimeoutMillis: 0,
    user: 'postgres',
    database: 'postgres',
    ssl: false,
  });
  letTakeTurns(pool);
  // Without a listener, a connection that breaks while idle ends the process.
  pool.on('error', onFault);
  outliveBreaks(pool);
  // What keeps it from starting is told as it is, and not as the failure of some query.
  (await pool.connect()).release();
  const db = drizzle(pool);
  await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
  return {
    kind: 'embedded',
    db,
    ready: async () => {},
    isReady: () => true,
    ping: async () => {
      await pool.query('select 1');
    },
    vacuum: async () => {
      await pool.query('vacuum (analyze)');
    },
    close: () => pool.end(),
  };
}

type Connected = Parameters<Parameters<pg.Pool['connect']>[0]>;

/** Everything that the pool does begins with `connect`. */
function letTakeTurns(pool: pg.Pool): void {
  const turns = createConnectionTurns();
  const connect: () => Promise<pg.PoolClient> = pool.connect.bind(pool);
  const connectInTurn = async (): Promise<pg.PoolClient> => {
    await turns.enter(currentAsker());
    try {
      const client = await connect();
      const { release } = client;
      client.release = (error) => {
        // The pool would drop the connection for any query that is refused, and with it the database.
        release(error instanceof pg.DatabaseError ? undefined : error);
        turns.leave();
      };
      return client;
    } catch (error) {
      turns.leave();
      throw error;
    }
  };
  const withCallback = async (callback: (...connected: Connected) => void) => {
    const connected = await connectInTurn().then(
      (client): Connected => [undefined, client, client.release],
      (error): Connected => [error, undefined, () => {}],
    );
    callback(...connected);
  };
  Object.assign(pool, {
    connect: (callback?: (...connected: Connected) => void) =>
      callback === undefined ? connectInTurn() : void withCallback(callback),
  });
}
