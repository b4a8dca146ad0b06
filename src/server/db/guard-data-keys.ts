import type { Database, Db } from './database.ts';
import { StartError } from './database.ts';
import { type DataKeys, setDataKeys } from './encryption.ts';
import { dataKeys } from './schema/requests.ts';

/**
 * The database, ready only once its data can be read and written with the keys given: what was encrypted with a key that is not
 * among them stops the start, before anything is written with another one.
 */
export function guardDataKeys(database: Database, keys: DataKeys, now: () => Date): Database {
  setDataKeys(keys);
  let isChecked = false;
  const check = async () => {
    await database.ready();
    await claimKeys(database.db, keys, now());
    isChecked = true;
  };
  let checking: Promise<void> | undefined;
  return {
    ...database,
    ready: () => {
      checking ??= check();
      return checking;
    },
    isReady: () => isChecked && database.isReady(),
  };
}

async function claimKeys(db: Db, keys: DataKeys, now: Date): Promise<void> {
  const used = await db.select({ id: dataKeys.id }).from(dataKeys);
  const missing = used.filter(({ id }) => !keys.some((key) => key.id === id));
  if (missing.length > 0) {
    const named = missing.map(({ id }) => id).join(', ');
    throw new StartError(
      `The data was encrypted with a key that is not here (${named}). Set DATA_KEY to that key, after a new one and a comma if it was replaced, or put the file secrets/data back into the data folder.`,
    );
  }
  await db.insert(dataKeys).values({ id: keys[0].id, createdAt: now }).onConflictDoNothing();
}
