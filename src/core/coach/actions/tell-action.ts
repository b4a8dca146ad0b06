import type { MealType } from '#core/nutrition/meal-plan.ts';
import { mealTypeName } from '#core/nutrition/wording/meal-type-name.ts';
import { isBodyFigure } from '#core/progress/log-kinds.ts';
import { LOG_LABELS } from '#core/progress/log-labels.ts';
import { valueInWords } from '#core/progress/log-values.ts';
import type { ReminderKind } from '#core/reminders/reminders.ts';
import { kgFromLbs, toTenth } from '#core/units/convert.ts';
import { formatLbs } from '#core/units/format.ts';
import type { ActionOf, ToldSet } from './actions.ts';

/** How a deed is told: the head of its card, the line below it, and the sentence above it. */
export type Told = { title: string; line: string; said: string };

type Shown = { hidesNumbers: boolean };

/** A number that was logged. Figures of a body are not repeated to who must not be shown them. */
export function tellNumber({ logType, value, part }: ActionOf<'log_number'>, { hidesNumbers }: Shown): Told {
  const { name } = LOG_LABELS[logType];
  const of = part === null ? name : `${name}, ${part}`;
  if (hidesNumbers && isBodyFigure(logType)) return { title: of, line: 'Logged', said: 'I noted it in your log.' };
  const said = `${of} ${valueInWords(logType, value, 'imperial')}`;
  return { title: said, line: 'Logged', said: `Logged: ${said}.` };
}

const weightOf = (lbs: number, unit: 'lb' | 'kg'): string =>
  unit === 'kg' ? `${toTenth(kgFromLbs(lbs))} kg` : formatLbs(lbs);

/** "62.5 kg: 8, 8, 6"; sets at different weights one after the other. */
export function setsInWords(sets: readonly ToldSet[], unit: 'lb' | 'kg'): string {
  const runs: { weight: number | null; reps: number[] }[] = [];
  for (const { weightLbs, reps } of sets) {
    const last = runs.at(-1);
    if (last && last.weight === weightLbs) last.reps.push(reps);
    else runs.push({ weight: weightLbs, reps: [reps] });
  }
  return runs
    .map(({ weight, reps }) => `${weight === null ? '' : `${weightOf(weight, unit)}: `}${reps.join(', ')}`)
    .join('; ');
}

export function tellSets(name: string, { sets, unit }: ActionOf<'log_sets'>): Told {
  const line = setsInWords(sets, unit);
  return { title: name, line, said: `${name} ${line}.` };
}

export const tellWorkout = (name: string, minutes: number | null): Told => {
  const line = minutes === null ? 'Workout logged' : `Workout logged, ${minutes} minutes`;
  return { title: name, line, said: `${name} is in your log. Well done for showing up.` };
};

type Cardio = { name: string; minutes: number; distance: string | null; daysAgo: number };

export function tellCardio({ name, minutes, distance, daysAgo }: Cardio): Told {
  const line = [`${minutes} minutes`, ...(distance === null ? [] : [distance])].join(', ');
  return {
    title: name,
    line,
    said: `${name}, ${line}: in your log${daysAgo === 0 ? '' : daysAgo === 1 ? ' for yesterday' : `, ${daysAgo} days ago`}.`,
  };
}

type Eaten = { type: MealType; name: string; calories: number; protein: number };

export function tellMeal({ type, name, calories, protein }: Eaten, { hidesNumbers }: Shown): Told {
  const meal = mealTypeName(type);
  const line = hidesNumbers ? `${meal}, eaten` : `${meal}, eaten: ${calories} kcal, ${protein} g protein`;
  return { title: name, line, said: `${meal} is in.` };
}

const REMINDERS: Record<ReminderKind, string> = {
  workout: 'Workout reminder',
  weight: 'Weigh-in reminder',
  groceries: 'Groceries reminder',
};
const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

type Set = { reminder: ReminderKind; days: readonly number[]; time: string };

export function tellReminder({ reminder, days, time }: Set): Told {
  const title = REMINDERS[reminder];
  if (days.length === 0) return { title, line: 'Off', said: `${title} is off.` };
  const on = days.length === 7 ? 'every day' : days.map((day) => DAYS[day]).join(', ');
  return { title, line: `${time}, ${on}`, said: `${title}: ${time}, ${on}.` };
}
