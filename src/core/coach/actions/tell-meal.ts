import { exceptionLabels, type MealException } from '#core/nutrition/exceptions/meal-exceptions.ts';
import type { Meal } from '#core/nutrition/meal-plan.ts';
import { mealTypeName } from '#core/nutrition/wording/meal-type-name.ts';
import { dayOfIso, isoDay } from '#core/units/calendar-day.ts';
import { spokenDay } from '#core/units/spoken-date.ts';
import type { MealChange } from './actions.ts';
import type { Told } from './tell-action.ts';

/** "today", "tomorrow", "on Thursday". */
export function whenOf(date: string, today: number): string {
  const day = spokenDay(date, isoDay(today));
  return dayOfIso(date) - today > 1 ? `on ${day}` : day;
}

const whole = (value: number): string => Math.round(value).toLocaleString('en-US');

type Exceptional = {
  change: MealChange;
  exception: MealException;
  /** The meal that stood in the place. */
  stood: Meal;
  today: number;
  /** What the day holds now, and what it was to hold; kcal. */
  day: { now: number; planned: number };
  hidesNumbers: boolean;
  /** The size is nearer to the plan's own than was asked for. */
  isEased: boolean;
};

/** What the day comes to, where that is not what was planned. */
function sayDay({ day: { now, planned }, hidesNumbers }: Exceptional): string {
  const more = now - planned;
  if (hidesNumbers || more === 0) return '';
  return ` The day comes to ${whole(now)} kcal, ${whole(Math.abs(more))} ${more > 0 ? 'more' : 'less'} than planned.`;
}

/** A meal of one date that is different now. */
export function tellException(told: Exceptional): Told {
  const { exception, today } = told;
  const { type, date, meal } = exception;
  const when = whenOf(date, today);
  const place = `${mealTypeName(type)} ${when}`;
  const title = exception.isOut ? `${place}: eating out` : meal.name;
  const line = exception.isOut
    ? `In the place of ${exception.insteadOf}`
    : `${place}: ${exceptionLabels(exception).join(', ')}`;
  return { title, line, said: sayChange(told, { place, inside: `${mealTypeName(type).toLowerCase()} ${when}` }) };
}

/** `inside`: the place in the middle of a sentence. */
function sayChange(told: Exceptional, { place, inside }: { place: string; inside: string }): string {
  const { change, exception, stood, hidesNumbers } = told;
  const { meal, insteadOf, extras, servings } = exception;
  switch (change.what) {
    case 'out':
      return `${place} is down as eating out, in the place of ${insteadOf}.${hidesNumbers ? '' : ` What that had is your guide: about ${whole(meal.calories)} kcal and ${meal.protein} g of protein.`}`;
    case 'portion': {
      const size = meal.calories >= stood.calories ? 'bigger' : 'smaller';
      const numbers = hidesNumbers ? '' : ` ${whole(meal.calories)} kcal instead of ${whole(stood.calories)}.`;
      return `${meal.name} is ${size}, for ${inside} alone.${numbers}${told.isEased ? ' More of a change would be too much of one food.' : ''}${sayDay(told)}`;
    }
    case 'extra': {
      const added = extras.find(({ foodId }) => foodId === change.foodId);
      return `${added?.name ?? 'It'} is in, about ${whole(change.grams)} g with your ${inside}.${sayDay(told)}`;
    }
    case 'guests':
      return `${place} is for ${servings} now: recipe and groceries have enough for all. Your own portion stays as it is.`;
    case 'dish':
      return `${place} is ${meal.name} in the place of ${stood.name}. It passed every check, and your plan itself stays as it was.`;
  }
}

/** A meal that is as the plan has it again. */
export function tellAsPlanned(
  { type, date, name }: { type: Meal['type']; date: string; name: string },
  today: number,
): Told {
  const place = `${mealTypeName(type)} ${whenOf(date, today)}`;
  return { title: name, line: `${place}: as planned`, said: `${place} is as planned again: ${name}.` };
}

type Food = { amount: string; calories: number; protein: number; instead: string | null; hidesNumbers: boolean };

/** A food that was eaten beside the plan. */
export function tellFood({ amount, calories, protein, instead, hidesNumbers }: Food): Told {
  const numbers = hidesNumbers ? '' : `: ${whole(calories)} kcal, ${protein} g protein`;
  const what = `about ${amount}${hidesNumbers ? '' : `, ${whole(calories)} kcal`}`;
  const said = instead === null ? `It’s in your log: ${what}.` : `Corrected: ${what}, not ${instead}.`;
  return { title: amount, line: `Eaten${numbers}`, said };
}
