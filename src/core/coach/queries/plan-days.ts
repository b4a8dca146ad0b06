import { eatenAhead } from '#core/nutrition/exceptions/meal-exceptions.ts';
import type { Meal } from '#core/nutrition/meal-plan.ts';
import { DAY_MS, daysUntil } from '#core/units/calendar-day.ts';
import type { MealPlanFacts } from '../dialogue/meal-talk.ts';
import type { Query, Window } from './query.ts';
import { dayName, stretchOf } from './windows.ts';

const WEEK = 7;

/** How many days after today a window means: 0 for none and for today; null for a stretch, or for what is over. */
export function daysAhead(window: Window | undefined, today: number): number | null {
  switch (window?.kind) {
    case undefined:
      return 0;
    case 'day':
      return window.ago > 0 ? null : Math.abs(window.ago);
    case 'weekday':
      return window.since ? null : daysUntil(window.weekday, today);
    case 'date':
      return window.day === null || window.since ? null : aheadOf(window.month, window.day, today);
    default:
      return null;
  }
}

/** Days until the next such date. */
export function aheadOf(month: number, day: number, today: number): number {
  const { from } = stretchOf({ kind: 'date', month, day, since: false }, today);
  if (from === today) return 0;
  const year = new Date(from * DAY_MS).getUTCFullYear() + 1;
  return Date.UTC(year, month, day) / DAY_MS - today;
}

export type PlannedDay = {
  /** "today", "tomorrow", "Fri 20 Nov". */
  name: string;
  ahead: number;
  meals: readonly Meal[];
  /** Where no week is planned, the one day of the plan comes again. */
  isRepeated: boolean;
};

type Plan = Pick<MealPlanFacts, 'data' | 'planned' | 'exceptions'>;

/** The meals of a day to come, as they will be eaten; null beyond the planned week. The first day of a week is today. */
export function mealsOn({ data, planned = data, exceptions = [] }: Plan, ahead: number, today: number) {
  const day = { name: dayName(today + ahead, today), ahead, isRepeated: ahead > 0 && !data.week };
  if (ahead > 0 && data.week && !data.week[ahead]) return null;
  const { meals } = ahead === 0 ? data : eatenAhead(planned, exceptions, { first: today, ahead });
  return { ...day, meals } satisfies PlannedDay;
}

/** The days that a question is about: one, or all of the planned week; empty where nothing is planned so far ahead. */
export function daysAsked(plan: Plan, { window }: Query, today: number): PlannedDay[] {
  const isWeek = window !== undefined && (window.kind === 'week' || window.kind === 'days');
  const aheads = isWeek
    ? Array.from({ length: plan.data.week ? WEEK : 1 }, (_, ahead) => ahead)
    : [daysAhead(window, today)];
  return aheads.flatMap((ahead) => (ahead === null ? [] : (mealsOn(plan, ahead, today) ?? [])));
}

/** Whether a meal, at its place in the day, is the one that is asked about. */
export function isMealAsked({ meal, of }: Query, { type }: Meal, place: number, { ahead }: PlannedDay): boolean {
  const asked = meal ?? (of?.kind === 'meal' ? of.id : undefined);
  if (asked === undefined) return true;
  if (typeof asked === 'number') return ahead !== 0 || asked === place;
  return type === asked || (asked === 'snack' && type.endsWith('snack'));
}
