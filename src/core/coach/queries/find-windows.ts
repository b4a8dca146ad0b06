import type { Window } from './query.ts';
import { UNIT_DAYS } from './query-words.ts';

/** A word of a message as the reader sees it. */
export type Word = { stem: string; kind: 'word' | 'number'; start: number; end: number };
/** A stretch of time in words `from` up to before `to`. */
export type FoundWindow = { window: Window; from: number; to: number };

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const;
const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const MONTH_WORD =
  /^(?:jan(?:uarie)?|feb(?:ruarie)?|mar(?:ch)?|apr(?:il)?|may|june?|jul(?:ie|y)?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/;
const WEEKDAY_WORD =
  /^(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)day$|^(?:mon|tue|wed|thu|thur|fri|sat|sun)$/;
const PAST = new Set(['last', 'past', 'previou', 'previous']);
const SMALL = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const MOST_DAYS = 730;

/** "two" to "twelve"; "one" is more than a number. */
export const isNumberWord = (stem: string): boolean => SMALL.indexOf(stem) > 1;

/** Stretches with a number, a weekday or a date in them: "last 3 weeks", "since Monday", "in June", "on May 4". */
export function findWindows(words: readonly Word[]): FoundWindow[] {
  const found: FoundWindow[] = [];
  for (let at = 0; at < words.length; at++) {
    const one = countedAt(words, at) ?? weekdayAt(words, at) ?? dateAt(words, at);
    if (!one) continue;
    found.push(one);
    at = one.to - 1;
  }
  return found;
}

const stemAt = (words: readonly Word[], at: number) => words[at]?.stem ?? '';

function numberAt(words: readonly Word[], at: number): number | null {
  const word = words[at];
  if (!word) return null;
  if (word.kind === 'number') return /^\d{1,3}$/.test(word.stem) ? Number(word.stem) : null;
  const small = SMALL.indexOf(word.stem);
  return small > 0 ? small : null;
}

/** "last 30 days", "past two weeks", "in 3 months", "3 weeks ago". */
function countedAt(words: readonly Word[], at: number): FoundWindow | null {
  const lead = PAST.has(stemAt(words, at)) ? 1 : 0;
  const count = numberAt(words, at + lead);
  const unit = UNIT_DAYS.get(stemAt(words, at + lead + 1));
  if (count === null || unit === undefined || count === 0 || count * unit > MOST_DAYS) return null;
  const to = at + lead + 2;
  if (stemAt(words, to) === 'ago') {
    if (unit === 1) return { window: { kind: 'day', ago: count }, from: at, to: to + 1 };
    if (unit === 7) return { window: { kind: 'week', ago: count }, from: at, to: to + 1 };
    if (unit === 30) return { window: { kind: 'month', ago: count }, from: at, to: to + 1 };
    return null;
  }
  const isPast = lead === 1 || ['in', 'over', 'for', 'the', 'within'].includes(stemAt(words, at - 1));
  return isPast ? { window: { kind: 'days', count: count * unit }, from: at, to } : null;
}

function weekdayAt(words: readonly Word[], at: number): FoundWindow | null {
  const stem = stemAt(words, at);
  const word = words[at];
  if (!word || !WEEKDAY_WORD.test(stem) || isHabit(words, at)) return null;
  const weekday = WEEKDAYS.findIndex((each) => stem.startsWith(each));
  if (weekday < 0 || isOtherWord(words, at) || stemAt(words, at - 1) === 'next') return null;
  const since = stemAt(words, at - 1) === 'since';
  return { window: { kind: 'weekday', weekday, since }, from: since ? at - 1 : at, to: at + 1 };
}

const OF_A_DAY = new Set([
  'dinner',
  'lunch',
  'breakfast',
  'snack',
  'supper',
  'meal',
  'workout',
  'session',
  'training',
  'food',
  'menu',
  'plan',
]);

/** "Tuesdays" is a habit, no day; "tuesdays dinner" is the one of that day. */
function isHabit(words: readonly Word[], at: number): boolean {
  const word = words[at];
  const isMany = word?.stem.endsWith('day') === true && word.end - word.start > word.stem.length;
  return isMany && !OF_A_DAY.has(stemAt(words, at + 1));
}

const DAY_LEADS = new Set(['on', 'since', 'last', 'this', 'doing', 'for', 'til', 'till', 'until', 'by', 'and']);
const NO_DAY_LEADS = new Set(['i', 'he', 'she', 'we', 'they', 'the', 'have', 'had', 'just', 'in', 'of', 'been', 'no']);

/** "Sat" and "sun" are words of their own, but at the end of what is said. */
function isOtherWord(words: readonly Word[], at: number): boolean {
  const [stem, before] = [stemAt(words, at), stemAt(words, at - 1)];
  if ((stem !== 'sat' && stem !== 'sun') || DAY_LEADS.has(before)) return false;
  return at < words.length - 1 || at === 0 || NO_DAY_LEADS.has(before);
}

const MONTH_LEADS = new Set(['in', 'last', 'by', 'before', 'until', 'til', 'till', 'this', 'end']);

function dateAt(words: readonly Word[], at: number): FoundWindow | null {
  const stem = stemAt(words, at);
  if (!MONTH_WORD.test(stem)) return null;
  const month = MONTHS.findIndex((each) => stem.startsWith(each));
  const after = dayOfMonth(words, at + 1);
  const before = after === null ? dayOfMonth(words, at - 1) : null;
  const day = after ?? before;
  const start = before === null ? at : at - 1;
  const lead = stemAt(words, start - 1);
  const since = lead === 'since' || lead === 'from';
  // "may" and "march" are verbs as well.
  if (day === null && !since && !MONTH_LEADS.has(lead) && (stem === 'may' || stem === 'mar' || stem === 'march'))
    return null;
  return {
    window: { kind: 'date', month, day, since },
    from: since ? start - 1 : start,
    to: after === null ? at + 1 : at + 2,
  };
}

function dayOfMonth(words: readonly Word[], at: number): number | null {
  const word = words[at];
  if (word?.kind !== 'number' || !/^\d{1,2}$/.test(word.stem)) return null;
  const day = Number(word.stem);
  return day >= 1 && day <= 31 ? day : null;
}
