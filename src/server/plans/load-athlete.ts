import type { FastifyBaseLogger } from 'fastify';
import type { Constraints } from '#core/athlete/constraints.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { learnedConstraints } from '../adaptive/learned-constraints.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Db } from '../db/database.ts';
import { httpError } from '../http/http-error.ts';
import { readProfile } from '../profile/read-profile.ts';

/** The person a plan is for: what they told us, and the rules that follow from it. */
export type Athlete = { profile: Profile; constraints: Constraints };

/** Whose plan it is, and what it is made from. */
export type OfAthlete = { userId: string; catalogue: Catalogue; log: FastifyBaseLogger };

/** Refuses a person who has not answered the questionnaire yet. */
export async function loadAthlete(db: Db, { userId, catalogue, log }: OfAthlete): Promise<Athlete> {
  const known = await readProfile(db, { userId, log });
  if (!known) throw httpError('conflict', 'Please answer the questionnaire first, so that a plan can fit you.');
  const { profile } = known;
  return { profile, constraints: await learnedConstraints(db, { userId, profile, catalogue }) };
}
