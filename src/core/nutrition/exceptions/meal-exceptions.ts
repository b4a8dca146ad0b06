import { z } from 'zod';
import { shortFoodName } from '#core/catalogue/short-food-name.ts';
import { dayOfIso, isoDay } from '#core/units/calendar-day.ts';
import { MEAL_TYPES, type Meal, type MealPlanData, mealItemSchema, mealSchema } from '../meal-plan.ts';

export const LEAST_FACTOR = 0.5;
export const MOST_FACTOR = 2;
export const MOST_SERVINGS = 12;
const MOST_EXTRAS = 8;

/** What is different about one meal on one date; the plan's own data know nothing of it. */
export const mealExceptionSchema = z.strictObject({
  /** The date on which it holds, on the calendar of the person. */
  date: z.iso.date(),
  /** The place of the meal in its day. */
  mealIndex: z.number().int().min(0).max(9),
  type: z.enum(MEAL_TYPES),
  /** Eaten out: the figures of the meal at home are kept as a guide. */
  isOut: z.boolean(),
  factor: z.number().min(LEAST_FACTOR).max(MOST_FACTOR),
  /** For how many it is cooked; the person eats one of them. */
  servings: z.number().int().min(1).max(MOST_SERVINGS),
  extras: z.array(mealItemSchema).max(MOST_EXTRAS),
  /** Another dish, in the portion that fits the day; null where it is the plan's own. */
  dish: mealSchema.nullable(),
  /** The plan's own meal in that place. */
  insteadOf: z.string(),
  /** The meal as it is eaten: `items` for the person, ingredients and steps for all who eat. */
  meal: mealSchema,
});

export type MealException = z.infer<typeof mealExceptionSchema>;
type Place = Pick<MealException, 'date' | 'mealIndex'>;

const isAt =
  ({ date, mealIndex }: Place) =>
  (one: Place) =>
    one.date === date && one.mealIndex === mealIndex;

export const exceptionAt = (exceptions: readonly MealException[], place: Place): MealException | undefined =>
  exceptions.find(isAt(place));

export const exceptionsOn = (exceptions: readonly MealException[], date: string): MealException[] =>
  exceptions.filter((one) => one.date === date);

/** With another exception in a place, or with none there. */
export const withException = (
  exceptions: readonly MealException[],
  place: Place,
  exception: MealException | null,
): MealException[] => [...exceptions.filter((one) => !isAt(place)(one)), ...(exception ? [exception] : [])];

type Day = Pick<MealPlanData, 'meals' | 'totalCalories' | 'totalProtein' | 'totalCarbs' | 'totalFat'>;

/** A day with other meals and the sums of them. */
export function withMeals<Some extends Day>(day: Some, meals: Meal[]): Some {
  const sum = (of: (meal: Meal) => number) => meals.reduce((total, meal) => total + of(meal), 0);
  return {
    ...day,
    meals,
    totalCalories: sum(({ calories }) => calories),
    totalProtein: sum(({ protein }) => protein),
    totalCarbs: sum(({ carbs }) => carbs),
    totalFat: sum(({ fat }) => fat),
  };
}

/** A day as it is eaten on a date. */
export function dayAsEaten<Some extends Day>(day: Some, exceptions: readonly MealException[], date: string): Some {
  const held = exceptionsOn(exceptions, date);
  if (held.length === 0) return day;
  return withMeals(
    day,
    day.meals.map((meal, mealIndex) => exceptionAt(held, { date, mealIndex })?.meal ?? meal),
  );
}

/** The plan as it is eaten from a date on: its own day is that date's, the others of its week follow. */
export function planAsEaten(data: MealPlanData, exceptions: readonly MealException[], today: string): MealPlanData {
  if (exceptions.length === 0) return data;
  const first = dayOfIso(today);
  const week = data.week?.map((day, at) => dayAsEaten(day, exceptions, isoDay(first + at)));
  return { ...dayAsEaten(data, exceptions, today), ...(week && { week }) };
}

/** The plan's own day, so many days ahead: the one day that it has, or that of its week. */
export function plannedDay(data: MealPlanData, ahead: number): Day {
  return (ahead === 0 ? undefined : data.week?.[ahead]) ?? data;
}

/** The day so many days after a first one, as it is eaten. */
export function eatenAhead(
  data: MealPlanData,
  exceptions: readonly MealException[],
  { first, ahead }: { first: number; ahead: number },
): { date: string; meals: Meal[] } {
  const date = isoDay(first + ahead);
  return { date, meals: dayAsEaten(plannedDay(data, ahead), exceptions, date).meals };
}

type Serving = { items: { foodId: string; grams: number }[] };

/** What has to be bought for so many days: as much as all who eat need, nothing for a meal that is eaten out. */
export function servedDays(
  data: MealPlanData,
  exceptions: readonly MealException[],
  { today, days }: { today: string; days: number },
): { meals: Serving[] }[] {
  const first = dayOfIso(today);
  return Array.from({ length: days }, (_, ahead) => {
    const { date, meals } = eatenAhead(data, exceptions, { first, ahead });
    return {
      meals: meals.map(({ items }, mealIndex) => {
        const servings = exceptionAt(exceptions, { date, mealIndex })?.servings ?? 1;
        return { items: items.map(({ foodId, grams }) => ({ foodId, grams: grams * servings })) };
      }),
    };
  });
}

/** What is different, in a word or two each. */
export function exceptionLabels({ isOut, factor, servings, extras, dish }: MealException): string[] {
  if (isOut) return ['Eating out'];
  return [
    ...(dish ? ['Just this day'] : []),
    ...(factor > 1 ? ['Bigger'] : factor < 1 ? ['Smaller'] : []),
    ...extras.map(({ name }) => `+ ${shortFoodName(name).toLowerCase()}`),
    ...(servings > 1 ? [`For ${servings}`] : []),
  ];
}
