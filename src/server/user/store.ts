import type { Db } from '../db/database.ts';
import { users } from '../db/schema/people.ts';

/** Makes the person's record, or brings the e-mail of the one that exists up to date; answers it. */
export async function keepUser(db: Db, { id, email, now }: { id: string; email: string; now: Date }) {
  const [user] = await db
    .insert(users)
    .values({ id, email, createdAt: now })
    .onConflictDoUpdate({ target: users.id, set: { email } })
    .returning();
  if (!user) throw new Error('the insert of a user returned no row');
  return user;
}
