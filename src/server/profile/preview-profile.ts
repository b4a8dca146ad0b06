import type { FastifyBaseLogger } from 'fastify';
import type { ProfilePreview } from '#contract/profile.ts';
import { changeProfile } from '#core/athlete/change-profile.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { targetChanges } from '#core/nutrition/targets/target-changes.ts';
import { learnedConstraints } from '../adaptive/learned-constraints.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Db } from '../db/database.ts';
import { fitsFor } from '../plans/check-plans.ts';
import { type Athlete, loadAthlete } from '../plans/load-athlete.ts';

type Input = { userId: string; wanted: Partial<Profile>; catalogue: Catalogue; log: FastifyBaseLogger };

/** What other answers would change, as it would be if they were saved now. Nothing is written. */
export async function previewProfile(db: Db, { userId, wanted, catalogue, log }: Input): Promise<ProfilePreview> {
  const before = await loadAthlete(db, { userId, catalogue, log });
  const { profile } = changeProfile(before.profile, wanted);
  const after: Athlete = { profile, constraints: await learnedConstraints(db, { userId, profile, catalogue }) };
  const { changes, refusal } = targetChanges(before, after);
  const hidesNumbers = before.constraints.care.hideNumbers || after.constraints.care.hideNumbers;
  const fitNow = new Set(
    (await fitsFor(db, { userId, athlete: before, catalogue, log }))
      .filter(({ fits }) => fits)
      .map(({ planId }) => planId),
  );
  const plans = await fitsFor(db, { userId, athlete: after, catalogue, log });
  return {
    targets: hidesNumbers ? [] : changes,
    refusal: refusal && { title: refusal.title, message: refusal.message },
    plans: plans.filter(({ planId, fits }) => !fits && fitNow.has(planId)),
  };
}
