import type { User } from '#contract/user.ts';
import { profileDocument } from '#core/athlete/profile-versions.ts';
import type { Db } from '../db/database.ts';
import { findProfile } from '../profile/store.ts';

/** What the record says of somebody's profile. One that cannot be read is one, too: its name is left out, and the screens tell. */
export async function readPerson(db: Db, userId: string): Promise<Pick<User, 'hasProfile' | 'firstName'>> {
  const row = await findProfile(db, userId);
  if (!row) return { hasProfile: false, firstName: null };
  const read = profileDocument.read({ version: row.dataVersion, content: row.data });
  return { hasProfile: true, firstName: (read.ok && read.value.firstName) || null };
}
