import type { Constraints } from '#core/athlete/constraints.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { validShift } from '#core/nutrition/targets/learned-energy.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { readConstraints } from '../catalogue/constraints-for.ts';
import type { Db } from '../db/database.ts';
import { selectLastDecision } from './store.ts';

type Input = { userId: string; profile: Profile; catalogue: Catalogue };

/** The rules that follow from the answers, and what the person's weigh-ins taught, as far as they agreed to it. */
export async function learnedConstraints(db: Db, { userId, profile, catalogue }: Input): Promise<Constraints> {
  const constraints = await readConstraints(profile, catalogue);
  const accepted = await selectLastDecision(db, { userId, answer: 'accepted' });
  const learned = accepted
    ? { kcal: accepted.shiftKcal, formulaKcal: accepted.formulaKcal, weightLbs: accepted.weightLbs }
    : null;
  return { ...constraints, maintenanceShiftKcal: validShift(learned, { profile, constraints }) };
}
