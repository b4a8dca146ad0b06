import { draftOfWeekDay } from '#core/nutrition/check/check-meal-week.ts';
import type { MealPlanData, MealPlanDraft, WeekDay } from '#core/nutrition/meal-plan.ts';
import { certifiedMealSwap, type MealPlanRequest } from './certified-meal-plan.ts';
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

/** The week with a lunch of its own on day 2, which was to eat today's old dinner; null where none fits beside that day's other meals. */
function withOwnLunch(
  week: readonly WeekDay[],
  plan: MealPlanDraft,
  { preferences: _, ...request }: MealPlanRequest,
): WeekDay[] | null {
  const second = week.find(({ leftoversFromDay }) => leftoversFromDay === 1);
  if (!second) return null;
  const mealIndex = second.meals.findIndex(({ type }) => type === 'lunch');
  const triedRecipeIds = week.flatMap(({ meals }) => meals.flatMap(({ recipeId }) => recipeId ?? []));
  const swapped = certifiedMealSwap({ ...request, plan: draftOfWeekDay(second, plan), mealIndex, triedRecipeIds });
  if (!swapped.ok) return null;
  const { basis, certificate: __, ...day } = swapped.data;
  const stays = second.meals.filter((___, at) => at !== mealIndex);
  const ofWhatStays = second.notes.filter((note) => stays.some(({ name }) => note.includes(name)));
  const proteinTarget = basis.find(({ id }) => id === 'protein')?.value ?? second.proteinTarget;
  const notes = [...new Set([...day.notes, ...ofWhatStays])];
  return week.map((one) => (one === second ? { ...one, ...day, notes, proteinTarget, leftoversFromDay: null } : one));
}

/**
 * The plan after one of its meals was changed, with the week it had: as it was but for today, if that still holds; with another lunch
 * tomorrow where that was to be today's old dinner; planned anew where that does not do; without a week if none can be proved.
 */
export function keepingWeek({ before, after, ...request }: Swapped): MealPlanData {
  const { week } = before;
  if (week === undefined) return after;
  const plan = draftOf(after);
  const today = withToday(week, plan);
  // The other days were proved when they were made, by the recipes of then.
  const { recipes: ___, ...rules } = request;
  const kept = certifyMealWeek(today, plan, rules);
  if (kept.ok) return { ...after, ...kept.data };
  const mended = withOwnLunch(today, plan, request);
  const proved = mended && certifyMealWeek(mended, plan, rules);
  if (proved?.ok) return { ...after, ...proved.data };
  const leftovers = week.some(({ leftoversFromDay }) => leftoversFromDay !== null);
  const anew = certifiedMealWeek({ ...request, plan, leftovers });
  return anew.ok ? { ...after, ...anew.data } : after;
}
