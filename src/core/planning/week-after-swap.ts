import type { MealPlanData, MealPlanDraft, WeekDay } from '#core/nutrition/meal-plan.ts';
import type { MealPlanRequest } from './certified-meal-plan.ts';
import { certifiedMealWeek, certifyMealWeek } from './certified-meal-week.ts';

type Swapped = MealPlanRequest & { before: MealPlanData; after: MealPlanData };

function draftOf({ certificate: _, week: __, weekCertificate: ___, ...draft }: MealPlanData): MealPlanDraft {
  return draft;
}

/** The week with its first day as the plan now has it. */
function withToday(week: readonly WeekDay[], plan: MealPlanDraft): WeekDay[] {
  return week.map((one) => {
    if (one.day !== 1) return one;
    const { basis, ...today } = plan;
    const proteinTarget = basis.find(({ id }) => id === 'protein')?.value ?? one.proteinTarget;
    return { ...one, ...today, proteinTarget };
  });
}

/**
 * The plan after one of its meals was changed, with the week it had: as it was but for today, if that still holds; planned
 * anew where it does not (tomorrow's lunch was to be today's old dinner); without a week if none can be proved.
 */
export function keepingWeek({ before, after, ...request }: Swapped): MealPlanData {
  const { week } = before;
  if (week === undefined) return after;
  const plan = draftOf(after);
  const kept = certifyMealWeek(withToday(week, plan), plan, request);
  if (kept.ok) return { ...after, ...kept.data };
  const leftovers = week.some(({ leftoversFromDay }) => leftoversFromDay !== null);
  const anew = certifiedMealWeek({ ...request, plan, leftovers });
  return anew.ok ? { ...after, ...anew.data } : after;
}
