import { type Certificate, type Check, certify } from '#core/certificate/certificate.ts';
import { verdict } from '#core/certificate/verdict.ts';
import type { MealPlanDraft, WeekDay } from '#core/nutrition/meal-plan.ts';
import type { Recipe } from '#core/nutrition/recipes/recipe.ts';
import { checkMealPlan, type MealCheckFor } from './check-meal-plan.ts';

/** Raised whenever a check of the week is added, dropped or made stricter. */
const WEEK_CHECKER_VERSION = 'week-2';

const DAYS = [1, 2, 3, 4, 5, 6, 7];
const WINDOW = 3;
const MAIN_MEALS = ['lunch', 'dinner'];

type PlanOfWeek = Pick<MealPlanDraft, 'meals' | 'basis'>;

/** A day of the week as the checker takes it: with the explanations of the plan, and the protein that this day was held to. */
export function draftOfWeekDay(one: WeekDay, { basis }: Pick<PlanOfWeek, 'basis'>): MealPlanDraft {
  const { day: _, proteinTarget, leftoversFromDay: __, ...draft } = one;
  const lines = basis.map((line) => (line.id === 'protein' ? { ...line, value: proteinTarget } : line));
  return { ...draft, basis: lines };
}

function dayCheck(one: WeekDay, plan: PlanOfWeek, { recipes, ...rules }: MealCheckFor): Check {
  // The first day is the plan's own, which was proved when it was made.
  const isNew = recipes !== undefined && one.day !== 1;
  const person = isNew ? { ...rules, recipes, lunchIsBox: one.leftoversFromDay !== null } : rules;
  const { checks, passed, total } = checkMealPlan(draftOfWeekDay(one, plan), person);
  const failed = checks.filter(({ ok }) => !ok).map(({ detail }) => detail);
  return verdict(`day-${one.day}`, failed, `Day ${one.day}: ${passed} of ${total} checks passed.`);
}

function shape(week: readonly WeekDay[], plan: PlanOfWeek): Check[] {
  const numbers = week.map(({ day }) => day);
  const order = numbers.join() === DAYS.join() ? [] : [`The days are numbered ${numbers.join(', ')}.`];
  const isSame = JSON.stringify(week[0]?.meals) === JSON.stringify(plan.meals);
  return [
    verdict('week-days', order, 'The week has seven days, in order.'),
    verdict(
      'week-first-day',
      isSame ? [] : ['The first day is not the day of the plan.'],
      'The first day is the plan’s.',
    ),
  ];
}

function leftovers(week: readonly WeekDay[]): Check {
  const problems = week.flatMap(({ day, leftoversFromDay, meals }) => {
    if (leftoversFromDay === null) return [];
    const lunch = meals.find(({ type }) => type === 'lunch');
    const dinner = week.find((one) => one.day === leftoversFromDay)?.meals.find(({ type }) => type === 'dinner');
    const isFromIt = lunch?.recipeId && lunch.recipeId === dinner?.recipeId;
    return leftoversFromDay === day - 1 && isFromIt ? [] : [`The lunch of day ${day} is not the dinner before it.`];
  });
  return verdict('week-leftovers', problems, 'Every lunch of leftovers is the dinner of the day before.');
}

/** Parts that weigh less than this are rounded too much to be compared; grams. */
const LEAST_COMPARED = 5;
/** How far the parts of a box may lie apart, as shares of the dinner's. */
const SPREAD = 0.03;

/** A box holds the dinner's dish in the dinner's proportions: nobody takes more of the meat and less of the rice out of one pot. */
function boxes(week: readonly WeekDay[], recipes: readonly Recipe[]): Check {
  const problems = week.flatMap(({ day, leftoversFromDay, meals }) => {
    const dinner = week.find((one) => one.day === leftoversFromDay)?.meals.find(({ type }) => type === 'dinner');
    const lunch = meals.find(({ type }) => type === 'lunch');
    const own = recipes.find(({ id }) => id === lunch?.recipeId)?.ingredients.map(({ foodId }) => foodId) ?? [];
    const box = new Map(lunch?.items.map(({ foodId, grams }) => [foodId, grams]));
    const shares = (dinner?.items ?? [])
      .filter(({ foodId, grams }) => own.includes(foodId) && grams >= LEAST_COMPARED)
      .map(({ foodId, grams }) => (box.get(foodId) ?? 0) / grams);
    const isOne = shares.length === 0 || Math.max(...shares) - Math.min(...shares) <= SPREAD;
    return isOne && shares.every((share) => share <= 1 + SPREAD)
      ? []
      : [`The lunch of day ${day} is no share of one pot.`];
  });
  return verdict('week-boxes', problems, 'Every box of leftovers is a share of the pot that dinner came from.');
}

/** A lunch or dinner that comes back within three days is left over, or the day says openly that it comes back. */
function repeats(week: readonly WeekDay[]): Check {
  const mains = (one: WeekDay) => one.meals.filter(({ type }) => MAIN_MEALS.includes(type));
  const problems = week.flatMap((one, at) => {
    const recent = week.slice(Math.max(0, at - WINDOW), at).flatMap((day) => mains(day).map((meal) => meal.recipeId));
    return mains(one)
      .filter(({ recipeId }) => recipeId !== null && recent.includes(recipeId))
      .filter(({ type }) => !(type === 'lunch' && one.leftoversFromDay !== null))
      .filter(({ name }) => !one.notes.some((note) => note.includes(name)))
      .map(({ name }) => `"${name}" comes back on day ${one.day}.`);
  });
  return verdict('week-repeats', problems, 'No lunch or dinner comes back within three days without a word about it.');
}

/** Proves a week day by day, each by every check of a day, and then what only a week can break. */
export function checkMealWeek(week: readonly WeekDay[], plan: PlanOfWeek, person: MealCheckFor): Certificate {
  return certify(WEEK_CHECKER_VERSION, [
    ...shape(week, plan),
    ...week.map((one) => dayCheck(one, plan, person)),
    leftovers(week),
    ...(person.recipes ? [boxes(week, person.recipes)] : []),
    repeats(week),
  ]);
}
