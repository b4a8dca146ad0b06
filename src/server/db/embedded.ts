import { fsyncSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { DataFolderLock } from './data-lock.ts';
import type { Database } from './database.ts';
import { MIGRATIONS_FOLDER } from './migrations-folder.ts';

type Module = { NODEFS: { stream_ops: { fsync?: (stream: { nfd?: number }) => number } } };

/**
 * PGlite's file system drops fsync, so that a power cut loses what was acknowledged. This one passes it on to the
 * kernel: one fsync per commit, as PostgreSQL means it.
 */
class DurableNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(...args);
    result.emscriptenOpts.preRun = [
      ...[result.emscriptenOpts.preRun ?? []].flat(),
      (module: unknown) => {
        (module as Module).NODEFS.stream_ops.fsync = ({ nfd }) => {
          if (nfd !== undefined) fsyncSync(nfd);
          return 0;
        };
      },
    ];
    return result;
  }
}

/** Opens the embedded database in `<dataFolder>/pg`, under the lock of that folder, which closing lets go. */
export async function openEmbedded(dataFolder: string, lock: DataFolderLock): Promise<Database> {
  try {
    const folder = join(dataFolder, 'pg');
    mkdirSync(folder, { recursive: true });
    const startParams = [...PGlite.defaultStartParams.filter((flag) => flag !== '-F'), '-c', 'wal_sync_method=fsync'];
    const database = await start({ fs: new DurableNodeFS(folder), startParams });
    const close = async () => {
      await database.close();
      lock.release();
    };
    return { ...database, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** An embedded database that lives in memory, for tests; `from` is a dump of another one. */
export const openInMemory = (from?: Blob): Promise<Database> => start(from ? { loadDataDir: from } : {});

async function start(options: PGliteOptions): Promise<Database> {
  const client = await PGlite.create(options);
  const db = drizzle(client);
  await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
  return {
    kind: 'embedded',
    db,
    ready: async () => {},
    isReady: () => true,
    ping: async () => {
      await client.query('select 1');
    },
    vacuum: async () => {
      await client.exec('vacuum (analyze)');
    },
    close: () => client.close(),
  };
}
