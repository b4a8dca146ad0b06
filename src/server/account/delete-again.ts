import type { Db } from '../db/database.ts';
import { type Erasing, erasePerson } from './erase-person.ts';
import { hashOfPerson, keepDeleted, selectDeleted, selectPeople } from './store.ts';

type Deleted = { hash: string; deletedAt: Date };

/** Who was deleted, a line for each: the hash, and when. */
export async function writeDeletedList(db: Db): Promise<string> {
  const rows = await selectDeleted(db);
  return rows.map(({ hash, deletedAt }) => `${hash} ${deletedAt.toISOString()}\n`).join('');
}

const HASH_LENGTH = 64;

/** Reads such a list; a line that is none is passed over. */
export function readDeletedList(text: string): Deleted[] {
  return text.split('\n').flatMap((line) => {
    const [hash = '', at = ''] = line.trim().split(' ');
    const deletedAt = new Date(at);
    return hash.length === HASH_LENGTH && !Number.isNaN(deletedAt.getTime()) ? [{ hash, deletedAt }] : [];
  });
}

/** Deletes everybody once more who came back with a backup; whom the database knows as deleted, and whom the list names. Answers how many. */
export async function deleteAgain(erasing: Omit<Erasing, 'log'>, listed: readonly Deleted[]): Promise<number> {
  const { db } = erasing.database;
  await keepDeleted(db, [...listed]);
  const hashes = new Set((await selectDeleted(db)).map(({ hash }) => hash));
  const back = (await selectPeople(db)).filter(({ id }) => hashes.has(hashOfPerson(id)));
  for (const { id } of back) await erasePerson(erasing, id, { receipt: false });
  return back.length;
}
