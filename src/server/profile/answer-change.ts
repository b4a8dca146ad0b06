import type { FastifyBaseLogger } from 'fastify';
import type { DecidedChange, ProfileChange } from '#contract/profile.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { learnedConstraints } from '../adaptive/learned-constraints.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Db } from '../db/database.ts';
import { fitsFor } from '../plans/check-plans.ts';
import { endUnprovedExceptions } from '../plans/meal-exceptions.ts';
import { answerProfile } from './answer-profile.ts';

type Input<Change> = {
  userId: string;
  profile: Profile;
  createdAt: Date;
  change: Change;
  catalogue: Catalogue;
  now: Date;
  log: FastifyBaseLogger;
};

/**
 * What is answered after a change of the profile: it, the change, and how every stored plan fares with it. A meal of one date that it
 * has come to forbid is as planned again.
 */
export async function answerChange<Change extends ProfileChange | null>(
  db: Db,
  { change, now, ...known }: Input<Change>,
): Promise<Omit<DecidedChange, 'change'> & { change: Change }> {
  const { userId, profile, catalogue, log } = known;
  const athlete = { profile, constraints: await learnedConstraints(db, { userId, profile, catalogue }) };
  await endUnprovedExceptions(db, { userId, athlete, catalogue, now, log });
  const plans = await fitsFor(db, { userId, athlete, catalogue, log });
  return { profile: await answerProfile(known, catalogue), change, plans };
}
