import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/database.ts';
import { httpError } from '../http/http-error.ts';
import { lockPlansOf } from '../plans/store.ts';
import { type KnownProfile, readProfile } from './read-profile.ts';

/**
 * The profile, to be changed: until the transaction ends nobody else changes it, and no plan is kept that was made for
 * the answers before. Refuses a person who has none yet.
 */
export async function lockProfile(
  tx: Db,
  { userId, log }: { userId: string; log: FastifyBaseLogger },
): Promise<KnownProfile> {
  await lockPlansOf(tx, userId);
  const known = await readProfile(tx, { userId, log });
  if (!known) throw httpError('conflict', 'Please answer the questionnaire first. Then you can change your answers.');
  return known;
}
