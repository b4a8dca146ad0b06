import type { FastifyBaseLogger } from 'fastify';
import type { Profile } from '#core/athlete/profile.ts';
import { profileDocument } from '#core/athlete/profile-versions.ts';
import type { Db } from '../db/database.ts';
import { readOrReport } from '../documents/read-or-report.ts';
import { httpError } from '../http/http-error.ts';
import { findProfile } from './store.ts';

export type KnownProfile = { profile: Profile; createdAt: Date };

type Input = { userId: string; log: FastifyBaseLogger };

/** Said wherever the profile is needed; the dashboard is where it can be repaired. */
const UNREADABLE =
  'We could not read your saved answers. Nothing is lost. Open your dashboard to check them and answer the rest again.';

/** The person's profile; null while there is none. Refuses where there is one that cannot be read (409): it must be repaired. */
export async function readProfile(db: Db, { userId, log }: Input): Promise<KnownProfile | null> {
  const row = await findProfile(db, userId);
  if (!row) return null;
  const read = readOrReport(profileDocument, { version: row.dataVersion, content: row.data }, { userId, log });
  if (read.ok) return { profile: read.value, createdAt: row.createdAt };
  throw httpError('unreadable_document', UNREADABLE);
}
