import type { FastifyBaseLogger } from 'fastify';
import { type Profile, profileSchema } from '#core/athlete/profile.ts';
import type { Db } from '../db/database.ts';
import { findProfile } from './store.ts';

export type KnownProfile = { profile: Profile; createdAt: Date };

/** The person's profile; null while there is none that can be read. */
export async function readProfile(
  db: Db,
  { userId, log }: { userId: string; log: FastifyBaseLogger },
): Promise<KnownProfile | null> {
  const row = await findProfile(db, userId);
  if (!row) return null;
  const profile = profileSchema.safeParse(row.data);
  if (profile.success) return { profile: profile.data, createdAt: row.createdAt };
  log.warn({ issues: profile.error.issues }, 'a stored profile cannot be read');
  return null;
}
