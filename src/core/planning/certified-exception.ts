import { isCertified } from '#core/certificate/certificate.ts';
import type { Refusal } from '#core/certificate/plan-result.ts';
import { checkPlates } from '#core/nutrition/check/check-meal.ts';
import type { MealCheckFor } from '#core/nutrition/check/check-meal-plan.ts';
import { adjustedMeal, mealForAll, mealOut } from '#core/nutrition/exceptions/adjust-meal.ts';
import { exceptionsOn, type MealException, withMeals } from '#core/nutrition/exceptions/meal-exceptions.ts';
import type { Meal, MealPlanDraft } from '#core/nutrition/meal-plan.ts';
import type { Certified } from './certified.ts';

/** What is to be different about a meal. */
export type WantedException = Omit<MealException, 'meal' | 'insteadOf' | 'type'>;

type Asked = {
  /** The plan's own day of that date. */
  day: MealPlanDraft;
  /** Those that hold already. */
  exceptions: readonly MealException[];
  wanted: WantedException;
  person: MealCheckFor;
};

const NO_SUCH_MEAL: Refusal = {
  code: 'no_such_meal',
  title: 'That meal is not there',
  message: 'Your plan has no such meal on that day. Name another one, and I change that.',
};

const OUTGROWN: Refusal = {
  code: 'plan_outgrown',
  title: 'This plan no longer fits you',
  message: 'Your answers have changed since this plan was made, so I change no meal of it. Make a new plan first.',
};

const unproved = (detail = ''): Refusal => ({
  code: 'exception_unproved',
  title: 'That does not pass our checks',
  message: `I left the meal as it is, because it would not pass our checks. ${detail}`.trim(),
});

/** The meal that the person themselves eats. */
const ownMeal = (planned: Meal, { dish, ...change }: WantedException, { foods }: MealCheckFor): Meal =>
  adjustedMeal(dish ?? planned, change, foods);

/** The day with all its exceptions, as one person eats it: what is eaten out stays as it is planned at home. */
function dayOfOne({ day, exceptions, wanted, person }: Asked): MealPlanDraft {
  const others = exceptionsOn(exceptions, wanted.date).filter(({ mealIndex }) => mealIndex !== wanted.mealIndex);
  const held: WantedException[] = [...others, wanted];
  return withMeals(
    day,
    day.meals.map((meal, at) => {
      const one = held.find(({ mealIndex }) => mealIndex === at);
      return one && !one.isOut ? ownMeal(meal, one, person) : meal;
    }),
  );
}

/** The step by which a change of size that is too much gives way. */
const STEP = 0.1;

/** The sizes to try, from the one asked for towards the plan's own. */
function sizesFrom(factor: number): number[] {
  const count = Math.floor(Math.abs(factor - 1) / STEP + 1e-9);
  const towards = Math.sign(1 - factor) * STEP;
  return Array.from({ length: Math.max(1, count) }, (_, at) => Math.round((factor + at * towards) * 100) / 100);
}

/**
 * One meal of a date as it is wished, proved: every rule of the person about food holds for the whole day, and amounts stay sane. More
 * or less energy than the day was to have is no fault. A size that is too much is brought nearer to the plan's own.
 */
export function certifiedException({ wanted, ...asked }: Asked): Certified<MealException> {
  const planned = asked.day.meals[wanted.mealIndex];
  if (!planned) return { ok: false, refusal: NO_SUCH_MEAL };
  // Who eats out or has guests eats nothing else: there is nothing new to prove.
  if (!changesPlate(wanted)) return { ok: true, data: exceptionOf(planned, wanted, asked.person) };
  if (!isCertified(checkPlates(asked.day, asked.person))) return { ok: false, refusal: OUTGROWN };
  let failed: string | undefined;
  for (const factor of sizesFrom(wanted.factor)) {
    const sized = { ...wanted, factor };
    const certificate = checkPlates(dayOfOne({ ...asked, wanted: sized }), asked.person);
    if (isCertified(certificate)) return { ok: true, data: exceptionOf(planned, sized, asked.person) };
    failed = certificate.checks.find(({ ok }) => !ok)?.detail;
  }
  return { ok: false, refusal: unproved(failed) };
}

const changesPlate = ({ isOut, factor, extras, dish }: WantedException): boolean =>
  !isOut && (factor !== 1 || extras.length > 0 || dish !== null);

function exceptionOf(planned: Meal, wanted: WantedException, person: MealCheckFor): MealException {
  const own = ownMeal(planned, wanted, person);
  const meal = wanted.isOut ? mealOut(own) : mealForAll(own, wanted.servings, person.foods);
  return { ...wanted, type: planned.type, insteadOf: planned.name, meal };
}

/** Those that still hold for the person as they are now: what their rules have come to forbid ends. */
export function exceptionsStillProved(
  exceptions: readonly MealException[],
  dayOn: (date: string) => MealPlanDraft,
  person: MealCheckFor,
): MealException[] {
  return exceptions.filter(({ meal: _, insteadOf: __, type: ___, ...wanted }) => {
    if (!changesPlate(wanted)) return true;
    const day = dayOn(wanted.date);
    return isCertified(checkPlates(dayOfOne({ day, exceptions: [], wanted, person }), person));
  });
}
