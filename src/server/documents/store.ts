import type { Db } from '../db/database.ts';
import { unreadableDocuments } from '../db/schema/people.ts';

/** Keeps a document that cannot be read, before something takes its place in its own row. */
export async function insertUnreadable(db: Db, row: typeof unreadableDocuments.$inferInsert): Promise<void> {
  await db.insert(unreadableDocuments).values(row);
}
