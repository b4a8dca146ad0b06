import type { Difference } from './differences.ts';
import { isOnDate, WEEKDAYS } from './told-days.ts';
import { trainingException, weekdayOf } from './training-writes.ts';
import { numbersStand } from './values.ts';
import { plain } from './words.ts';

const SECONDS_PER_MINUTE = 60;

/** Times as runners write them, in minutes: "27:42". */
const clockMinutes = (sentence: string): number[] =>
  [...plain(sentence).matchAll(/\b(\d{1,3}):(\d{2})\b/g)].map(
    ([, minutes, seconds]) => Number(minutes) + Number(seconds) / SECONDS_PER_MINUTE,
  );

const CARDIO =
  /\b(?:ran|run\w*|parkrun|jog\w*|\d+ ?k|walk\w*|hik\w*|ride|rode|bik\w*|cycl\w*|spin\w*|swim|swam|row\w*|cardio)\b/;

/** Is cardio that was logged named, with its minutes or its distance? */
export function isToldCardio(after: Difference['after'], sentence: string): boolean {
  const { reps = '' } = (after?.data ?? {}) as { reps?: string };
  const minutes = Number(/\d+/.exec(reps)?.[0]);
  const isOnClock = clockMinutes(sentence).some((told) => Math.abs(told - minutes) <= 1);
  return CARDIO.test(plain(sentence)) && (isOnClock || numbersStand(String(minutes), numbersOf(sentence)));
}

const numbersOf = (sentence: string): number[] =>
  [...plain(sentence).matchAll(/\d+(?:\.\d+)?/g)].map(([one]) => Number(one));

const NAMES_SESSION = /\b(?:session|workout|training|leg day|legs|push day|pull day|chest day|upper|lower)\b/;
const DONE = /\b(?:did|done|finished|crushed|smashed|completed|got through|logged?)\b/;

/** Is a whole session told as done? One that is named has to be the one that was logged. */
export function isToldWorkout(after: Difference['after'], sentence: string): boolean {
  const { planName = '' } = (after?.data ?? {}) as { planName?: string };
  const said = plain(sentence);
  const upper = /\b(?:upper|chest|arms?|shoulders?|push|pull) day\b/.test(said);
  const lower = /\b(?:lower|legs?|squat) day\b/.test(said);
  const isOther = (upper && /lower/i.test(planName)) || (lower && /upper/i.test(planName));
  return DONE.test(said) && NAMES_SESSION.test(said) && !isOther;
}

const OF_CHANGE: Record<string, RegExp> = {
  short: /\d ?(?:min\w*|hours?|hrs?)\b|\b(?:hour|quick|short\w*)\b/,
  lighter: /\b(?:eas(?:y|ier)|light\w*|gentl\w*|tired|no energy|wiped|drained|knackered)\b/,
  moved: /\b(?:move|moved|instead|push|shift|swap|rather|reschedule|to (?:mon|tue|wed|thu|fri|sat|sun)\w*)\b/,
  skipped: /\b(?:skip\w*|no training|not training|no workout|no gym|rest day|can'?t (?:train|make)|off)\b/,
};

/** Whether a sentence names the day of an exception, or none where it is of today. */
function namesDay(day: string, said: string, written: unknown): boolean {
  const isNamed = [...WEEKDAYS, 'tomorrow'].some((name) => said.includes(name));
  return isNamed ? isOnDate(day, said, written) : isOnDate(day, 'today', written);
}

/** Is a session or a week that goes another way told so: its minutes, its number of sessions, the day that it moves to? */
export function isToldException(difference: Difference, sentence: string): boolean {
  const told = trainingException(difference) as {
    kind?: string;
    day?: string;
    change?: { kind?: string; minutes?: number; to?: string };
    sessions?: number | null;
    minutes?: number | null;
    tools?: string | null;
  } | null;
  const said = plain(sentence);
  const stands = (value: number | null | undefined) =>
    value === null || value === undefined || numbersStand(String(value), numbersOf(sentence));
  if (told?.kind === 'week')
    return /week|days|trip|away|until/.test(said) && stands(told.sessions) && stands(told.minutes);
  const { kind = '', minutes, to } = told?.change ?? {};
  const isOfKind = OF_CHANGE[kind]?.test(said) ?? false;
  const day = to ?? told?.day ?? '';
  const isThere =
    to === undefined
      ? namesDay(day, said, difference.after?.createdAt)
      : said.includes(weekdayOf(day)) || /tomorrow/.test(said);
  return isOfKind && stands(minutes) && isThere;
}

const PORTION = /\b(?:bigger|larger|more|huge|double|extra|smaller|less|lighter|half)\b/;
const GUESTS =
  /\b(?:guests?|friends?|visitors?|cook\w* for|serves?|for (?:two|2|three|3|four|4|five|5|six|6)|over for|wife|husband|sister|brother|mum|mom|dad|family|kids)\b/;
const WISHED = /\b(?:swap|instead|change|replace|something|rather|without|no|make (?:it|my)|vegan|vegetarian)\b/;

type OfDate = { date: string; dish: unknown; servings: number };

/** Is a meal that is different on one date told so: for guests, bigger or smaller, another dish? */
export function isToldMeal({ after, leaves }: Difference, sentence: string): boolean {
  const said = plain(sentence);
  if (!leaves.every(({ path }) => path === 'mealExceptions')) return false;
  const made: readonly OfDate[] = Array.isArray(after?.mealExceptions) ? after.mealExceptions : [];
  return made.every((each) => {
    if (!namesDay(each.date, said, after?.updatedAt)) return false;
    if (each.dish !== null) return WISHED.test(said);
    return GUESTS.test(said) ? servesAsTold(each, said) : PORTION.test(said);
  });
}

/** "Can dinner serve 6" is for six. */
function servesAsTold({ servings }: OfDate, said: string): boolean {
  const [, count] = /\b(?:serves?|for|feed) (\d{1,2})\b/.exec(said) ?? [];
  return count === undefined || servings === Number(count);
}
