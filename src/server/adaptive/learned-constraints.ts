import type { Constraints } from '#core/athlete/constraints.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { validChoice } from '#core/nutrition/targets/chosen-energy.ts';
import { validShift } from '#core/nutrition/targets/learned-energy.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { readConstraints } from '../catalogue/constraints-for.ts';
import type { Db } from '../db/database.ts';
import { MOVING, selectLastDecision } from './store.ts';

type Input = { userId: string; profile: Profile; catalogue: Catalogue };

/** The rules that follow from the answers, and what the person's weigh-ins taught and what they chose, as far as they agreed to it. */
export async function learnedConstraints(db: Db, { userId, profile, catalogue }: Input): Promise<Constraints> {
  const constraints = await readConstraints(profile, catalogue);
  const moved = await selectLastDecision(db, { userId, among: MOVING });
  if (!moved) return { ...constraints, maintenanceShiftKcal: 0 };
  const then = { formulaKcal: moved.formulaKcal, weightLbs: moved.weightLbs };
  const chosen = moved.answer === 'chosen' ? { kcal: moved.toKcal, goal: moved.goal, ...then } : null;
  return {
    ...constraints,
    maintenanceShiftKcal: validShift({ kcal: moved.shiftKcal, ...then }, { profile, constraints }),
    chosenKcal: validChoice(chosen, { profile, constraints }),
  };
}
