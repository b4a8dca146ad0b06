import type { Constraints } from '#core/athlete/constraints.ts';
import type { Profile } from '#core/athlete/profile.ts';
import type { Refusal } from '#core/certificate/plan-result.ts';
import { mealTargets } from './targets.ts';
import { TOLD_TARGETS, type ToldTarget } from './told-targets.ts';

/** One target that becomes another; kcal or grams of a day. */
type TargetChange = { target: ToldTarget; before: number; after: number };

type Person = { profile: Profile; constraints: Constraints };

/**
 * What other answers would make of the day's targets: those that change, and why no day would be planned any more where that is so. Where
 * there were no targets before, nothing is compared.
 */
export function targetChanges(before: Person, after: Person): { changes: TargetChange[]; refusal: Refusal | null } {
  const [was, would] = [mealTargets(before), mealTargets(after)];
  if (!would.ok) return { changes: [], refusal: would.refusal };
  if (!was.ok) return { changes: [], refusal: null };
  const changes = TOLD_TARGETS.map((target) => ({
    target,
    before: was.targets[target],
    after: would.targets[target],
  }));
  return { changes: changes.filter((each) => each.before !== each.after), refusal: null };
}
