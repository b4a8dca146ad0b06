import { z } from 'zod';
import { type Difference, isTakenBack, type Kept } from './differences.ts';
import { isAnswer, numbersStand, wordsStand } from './values.ts';
import { plain, standsIn } from './words.ts';

/** Values with more in them than words or a number: each part that is named has to be so. */
const forms = {
  /** No longer there: a food of what was eaten, a word of an answer. */
  gone: z.strictObject({ gone: z.string() }),
  /** `without`: words that must not stand in the dish. */
  meal: z.strictObject({ slot: z.string().optional(), dish: z.string().optional(), without: z.string().optional() }),
  /** Neither a set more nor a set less. */
  sets: z.strictObject({ exercise: z.string(), weight: z.string().optional(), reps: z.array(z.number()) }),
  cardio: z.strictObject({ activity: z.string(), minutes: z.number() }),
  eaten: z.strictObject({ food: z.string(), slot: z.string().optional(), amount: z.unknown().optional() }),
  part: z.strictObject({ part: z.string(), size: z.string() }),
  exercise: z.strictObject({ exercise: z.string(), to: z.string().optional() }),
  /** Days of the week, 1 for Monday, by the time on each: all that there are of the kind. */
  reminder: z.strictObject({ kind: z.string(), at: z.record(z.string(), z.array(z.number())) }),
  renamed: z.strictObject({ from: z.string(), to: z.string() }),
};
type Forms = { [K in keyof typeof forms]: z.infer<(typeof forms)[K]> };

/** The value in one of the forms, or `null` where it is something else. */
export function formed<K extends keyof Forms>(form: K, value: unknown): Forms[K] | null {
  const read = forms[form].safeParse(value);
  return read.success ? (read.data as Forms[K]) : null;
}

const textOf = (value: unknown): string => JSON.stringify(value ?? '').replaceAll('_', ' ');
const added = ({ before, after, leaves }: Difference) =>
  textOf(before && after ? leaves.map((leaf) => leaf.after) : after);
const removed = ({ before, after, leaves }: Difference) =>
  textOf(before && after ? leaves.map((leaf) => leaf.before) : before);

const BACK = /^(?:put back|removed)$/;

/** Values that any kind of write can have; `null` where it is none of them. */
export function holdsAnywhere(one: Difference, value: unknown, earlier: readonly Kept[]): boolean | null {
  if (isBack(value)) return one.after === null || isTakenBack(one, earlier);
  const gone = formed('gone', value)?.gone;
  return gone === undefined ? null : wordsStand(gone, removed(one)) && !wordsStand(gone, added(one));
}

/** Does an answer that waits hold the value, of which something may have to go? */
export function answerHolds(value: unknown, before: unknown, after: unknown): boolean {
  const gone = formed('gone', value)?.gone;
  if (gone !== undefined) return wordsStand(gone, textOf(before)) && !wordsStand(gone, textOf(after));
  return isBack(value) || isAnswer(value, after);
}

/** Is there nothing of the value in what came: what was to go away, or what was to be as before? `null` where the value is none of these. */
export function isNotThere(all: readonly Difference[], value: unknown): boolean | null {
  if (isBack(value)) return all.length === 0;
  const gone = formed('gone', value)?.gone;
  return gone === undefined ? null : !all.some((one) => wordsStand(gone, added(one)));
}

/** What is meant is only what was there before. */
export const isBack = (value: unknown): boolean => typeof value === 'string' && BACK.test(value);

/** A day of the calendar; a moment in time is none. */
const DAY = /\d{4}-\d{2}-\d{2}(?!T)/g;
const MINUTE_MS = 60_000;

function daysOf({ table, before, after, leaves }: Difference): string[] {
  if (table === 'logs') {
    const { loggedAt, utcOffsetMinutes } = after ?? before ?? {};
    const at = Date.parse(String(loggedAt)) + Number(utcOffsetMinutes ?? 0) * MINUTE_MS;
    return Number.isNaN(at) ? [] : [new Date(at).toISOString().slice(0, 10)];
  }
  const there = before && after ? leaves.map((leaf) => leaf.after ?? leaf.before) : (after ?? before);
  return [...textOf(there).matchAll(DAY)].map(([day]) => day);
}

/** Is it of the day that the scope names as a date? What names no day itself is judged by other means. */
export function isOnDay(one: Difference, scope: string): boolean {
  const day = scope.match(DAY)?.[0];
  if (day === undefined) return true;
  const days = daysOf(one);
  return days.length === 0 || days.includes(day);
}

const SLOTS = /\b(?:breakfast|lunch|dinner|(?:morning |afternoon |evening )?snack)\b/g;
const inSlot = (slot: string | undefined, text: string): boolean => {
  const there = [...text.matchAll(SLOTS)].map(([each]) => each);
  return slot === undefined || there.length === 0 || there.includes(slot);
};

const MEAL = /^data\.(?:week\.(\d)\.)?meals\.(\d)/;
type Meal = { type?: string };
type WithMeals = { data?: { meals?: Meal[]; week?: { meals: Meal[] }[] } };

/** The meals of a plan that are others now. */
function mealsChanged({ after, leaves }: Difference): Meal[] {
  const { data } = (after ?? {}) as WithMeals;
  return leaves.flatMap(({ path }) => {
    const [place, day, index] = MEAL.exec(path) ?? [];
    const meals = day === undefined ? data?.meals : data?.week?.[Number(day)]?.meals;
    return place === undefined ? [] : (meals?.[Number(index)] ?? []);
  });
}

/** Is one of the meals that it changes the one that was meant? Beside the plan only the words of it can be read. */
export function isMeal(one: Difference, value: unknown): boolean {
  const meant = formed('meal', value);
  if (!meant) return true;
  const meals = mealsChanged(one);
  if (meals.length === 0) return inSlot(meant.slot, plain(added(one)));
  return meals.some((meal) => {
    const text = plain(textOf(meal));
    const isWished = meant.dish === undefined || wordsStand(meant.dish, text);
    const isSlot = meant.slot === undefined || plain(textOf(meal.type)).includes(meant.slot);
    return isSlot && isWished && !(meant.without ?? '').split(' ').some((word) => word !== '' && standsIn(word, text));
  });
}

type Performed = { performed?: { reps: number; weightLbs: number | null }[] };

/** Is it of the lift that was named? `null` where none is. */
export function isLift(one: Difference, value: unknown): boolean | null {
  const meant = formed('sets', value);
  return meant && plain(textOf(one.after?.data)).includes(plain(meant.exercise));
}

/** Are these just the sets of the lift that was named? `null` where none is. */
export function areSets(all: readonly Difference[], value: unknown): boolean | null {
  const meant = formed('sets', value);
  if (!meant) return null;
  const done = all.flatMap(({ after }) => ((after?.data ?? {}) as Performed).performed ?? []);
  const isWeight = done.every(({ weightLbs }) => numbersStand(meant.weight, weightLbs === null ? [] : [weightLbs]));
  return isWeight && String(done.map(({ reps }) => reps)) === String(meant.reps);
}

export const isPart = (one: Difference, value: unknown): boolean => {
  const meant = formed('part', value);
  return !meant || wordsStand(meant.part, textOf(one.after?.data));
};

export const isActivity = (one: Difference, value: unknown): boolean => {
  const meant = formed('cardio', value);
  return !meant || wordsStand(meant.activity, textOf(one.after?.data));
};

/** What was eaten: how much of it is kept in a measure of its own, which nobody can foresee. */
export const isFood = (one: Difference, { food, slot }: Forms['eaten']): boolean =>
  wordsStand(food, textOf(one.after)) && inSlot(slot, plain(textOf(one.after)));

/** Is it the exercise that was to go, and did the one come that was wished? A row of its own may name neither. */
export function isExercise(one: Difference, value: unknown): boolean {
  const meant = formed('exercise', value);
  if (!meant || one.before === null) return true;
  const isMeant = plain(removed(one) + added(one)).includes(plain(meant.exercise));
  return isMeant && (meant.to === undefined || wordsStand(meant.to, added(one)));
}

/** Are the reminders of a kind at these times on these days, and on no others? */
export function areReminders({ after }: Difference, { kind, at }: Forms['reminder']): boolean {
  const { reminders = [] } = (after?.settings ?? {}) as {
    reminders?: { kind: string; days: number[]; time: string }[];
  };
  const flat = (all: { days: number[]; time: string }[]) =>
    all.flatMap(({ days, time }) => days.map((day) => `${day} ${time}`)).sort();
  const wanted = Object.entries(at).map(([time, days]) => ({ days, time }));
  return String(flat(reminders.filter((one) => one.kind === kind))) === String(flat(wanted));
}

export const isRenamed = ({ before, after }: Difference, { from, to }: Forms['renamed']): boolean =>
  before?.name === from && plain(String(after?.name)) === plain(to);

/** Does one of the figures of a row stand for the number that was meant? */
export const figureStands = ({ after }: Difference, value: unknown): boolean =>
  numbersStand(
    value,
    Object.values(after ?? {}).filter((each) => typeof each === 'number'),
  );
