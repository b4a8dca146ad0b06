import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from './database.ts';

const OWNER_FILE = 'owner';

export type DataFolderLock = { release: () => void };

/** Locks that are held: one that nothing refers to is garbage, and would be let go when it is collected. */
const held = new Set<DatabaseSync>();

/**
 * Takes the data folder for this process. PGlite has no lock of its own: two processes on one folder lose rows without
 * an error. SQLite's file lock does the job: the kernel drops it with the process, however that ends, it needs no
 * clean-up, holds between containers that share the folder, and knows no limit on the length of a path.
 */
export function lockDataFolder(folder: string): DataFolderLock {
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new StartError(
      `Ironleaf is already running on the data folder ${folder}${owner(folder)}. Stop it first, or give this one another folder with DATA_DIR.`,
    );
  }
  held.add(lock);
  writeFileSync(join(folder, OWNER_FILE), String(process.pid));
  return {
    release: () => {
      if (held.delete(lock)) lock.close();
    },
  };
}

const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === 5;

function owner(folder: string): string {
  try {
    const pid = readFileSync(join(folder, OWNER_FILE), 'utf8').trim();
    return /^\d+$/.test(pid) ? ` (process ${pid})` : '';
  } catch {
    return '';
  }
}
