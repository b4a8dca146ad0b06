import type { Refusal } from '#core/certificate/plan-result.ts';
import { listed } from '#core/language/listed.ts';
import type { Eligibility } from './eligible-recipes.ts';
import type { HardRule } from './food-rules.ts';
import type { RecipeSlot } from './recipe.ts';

/** The refusal that names the rules for which no portions meet the numbers. */
export const NUMBERS_DO_NOT_FIT = 'numbers_do_not_fit';

/** Above this size the exact search gives way to taking the strongest rule each time. */
const EXACT_SIZE = 3;

function hitsAll(sets: readonly ReadonlySet<string>[], chosen: readonly string[]): boolean {
  return sets.every((set) => chosen.some((id) => set.has(id)));
}

function subsets(ids: readonly string[], size: number, from = 0): string[][] {
  if (size === 0) return [[]];
  return ids.slice(from).flatMap((id, i) => subsets(ids, size - 1, from + i + 1).map((rest) => [id, ...rest]));
}

function greedy(sets: readonly ReadonlySet<string>[], ids: readonly string[]): string[] {
  const chosen: string[] = [];
  let open = [...sets];
  while (open.length > 0) {
    const counted = ids.map((id) => ({ id, hits: open.filter((set) => set.has(id)).length }));
    const best = counted.reduce((a, b) => (b.hits > a.hits ? b : a), { id: '', hits: 0 });
    if (best.hits === 0) return chosen;
    chosen.push(best.id);
    open = open.filter((set) => !set.has(best.id));
  }
  return chosen;
}

/** The smallest set of rules that together remove every recipe of `slot`, in the order the rules were given. */
export function smallestConflict(eligibility: Eligibility, slot: RecipeSlot): HardRule[] {
  const sets = eligibility.blocked
    .filter(({ recipe }) => recipe.slots.includes(slot))
    .map(({ ruleIds }) => new Set(ruleIds));
  const ids = eligibility.rules.map((rule) => rule.id).filter((id) => sets.some((set) => set.has(id)));
  for (let size = 1; size <= Math.min(EXACT_SIZE, ids.length); size++) {
    const found = subsets(ids, size).find((chosen) => hitsAll(sets, chosen));
    if (found) return eligibility.rules.filter((rule) => found.includes(rule.id));
  }
  const chosen = greedy(sets, ids);
  return eligibility.rules.filter((rule) => chosen.includes(rule.id));
}

/** Says kindly which rules leave nothing to cook for `slot`, and which of them may be changed without risk. */
export function conflictRefusal(eligibility: Eligibility, slot: RecipeSlot): Refusal {
  const conflict = smallestConflict(eligibility, slot);
  const free = conflict.filter((rule) => !rule.protective);
  const advice =
    free.length > 0
      ? `If you can set aside ${listed(free.map((rule) => rule.label))}, change that and I will try again at once.`
      : 'I never bend an allergy or a diet. If one of them was noted by mistake, correct it in your profile; if not, a registered dietitian can build a plan with you.';
  const together = conflict.length === 0 ? 'your rules' : listed(conflict.map((rule) => rule.label));
  return {
    code: 'rules_leave_nothing',
    title: 'I found nothing that fits all of your rules',
    message: `My cookbook has no ${slot} left that follows all of this: ${together}. ${advice}`,
  };
}

/** Said when recipes fit the rules but no portions of them meet the day's numbers. */
export function numbersRefusal(rules: readonly HardRule[]): Refusal {
  const free = rules.filter((rule) => !rule.protective).map((rule) => rule.label);
  const together = rules.length === 0 ? '' : ` and follow all of this: ${listed(rules.map((rule) => rule.label))}`;
  const advice =
    free.length > 0
      ? `If you can set aside ${listed(free)}, change that and I will try again at once.`
      : 'One more or one less meal a day often helps. A registered dietitian can build a plan with you where I cannot.';
  return {
    code: NUMBERS_DO_NOT_FIT,
    title: 'I could not make the numbers fit',
    message: `No sensible portions reach your calories and protein${together}. ${advice}`,
  };
}
