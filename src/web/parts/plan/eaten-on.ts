import type { MealPlan } from '#contract/plans.ts';
import { dayAsEaten, exceptionAt, exceptionLabels } from '#core/nutrition/exceptions/meal-exceptions.ts';
import { mealTypeName } from '#core/nutrition/wording/meal-type-name.ts';
import { dayNumber, isoDay } from '#core/units/calendar-day.ts';

/** The date so many days from today, on the clock of the device. */
export const dateAhead = (days: number, now: Date = new Date()): string =>
  isoDay(dayNumber(now.getTime(), -now.getTimezoneOffset()) + days);

export type EatenDay = {
  data: MealPlan['data'];
  /** "Dinner", with what is different about it that day: "Dinner · Bigger". */
  places: string[];
};

/** A day of a plan as it is eaten on a date: some of its meals may be different that day. */
export function eatenOn({ data, exceptions }: Pick<MealPlan, 'data' | 'exceptions'>, date: string): EatenDay {
  const eaten = dayAsEaten(data, exceptions, date);
  const places = eaten.meals.map(({ type }, mealIndex) => {
    const exception = exceptionAt(exceptions, { date, mealIndex });
    return [mealTypeName(type), ...(exception ? exceptionLabels(exception) : [])].join(' · ');
  });
  return { data: eaten, places };
}
