import type { Db } from '../db/database.ts';
import { supportRequests } from '../db/schema/contact.ts';

/** Keeps a request; false if it is there already. */
export async function insertSupportRequest(db: Db, row: typeof supportRequests.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(supportRequests)
    .values(row)
    .onConflictDoNothing({ target: supportRequests.id })
    .returning({ id: supportRequests.id });
  return rows.length > 0;
}
