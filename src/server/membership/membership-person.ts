import { studentUntil } from '#core/membership/school-address.ts';
import type { Db } from '../db/database.ts';
import { selectProof } from './family-store.ts';

/** Who does something about their membership. */
export type MembershipPerson = { userId: string; email: string; now: Date; newId: () => string };

/** Whether a proof that the person is a student holds now. */
export async function isStudent(db: Db, { userId, now }: { userId: string; now: Date }): Promise<boolean> {
  const verifiedAt = (await selectProof(db, userId))?.verifiedAt ?? null;
  return verifiedAt !== null && now.getTime() < studentUntil(verifiedAt.getTime());
}
