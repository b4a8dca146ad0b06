import type { Token } from '#core/language/tokens.ts';
import { dayOfIso, daysUntil, isoDay, weekdayOf } from '#core/units/calendar-day.ts';
import { DAY_NAMES as DAYS, MONTH_NAMES as MONTHS } from '#core/units/spoken-date.ts';

/** A day that a text names: its tokens, and the day itself. `until`: the last day of a span. */
export type NamedDay = { from: number; to: number; date: string; until: string | null };

/** The day that "june 12" is counted from, and the one whose month "the 19th" is of. */
export type DateContext = { today: string; near?: string | null };

const ORDINALS = new Set(['st', 'nd', 'rd', 'th']);
const PARTS = new Set(['-', 'to', 'till', 'until', 'through', 'and']);
const COUNTS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const SHORTEST_NAME = 3;
const LONGEST_SHORT = 5;

/** "jun", "sept", "tues": a name, or its beginning. */
const indexOf = (names: readonly string[], word: string): number =>
  word.length < SHORTEST_NAME
    ? -1
    : names.findIndex((name) => name === word || (word.length <= LONGEST_SHORT && name.startsWith(word)));

type Reader = { tokens: readonly Token[]; at: number; context: DateContext };

const plainAt = ({ tokens }: Reader, at: number): string => tokens[at]?.plain ?? '';
const numberAt = (reader: Reader, at: number): number => {
  const token = reader.tokens[at];
  return token?.kind === 'number' && /^\d{1,4}$/.test(token.plain) ? Number(token.plain) : Number.NaN;
};
const isDay = (value: number): boolean => value >= 1 && value <= 31;

/** How many tokens a day of the month takes: "12", "12th"; 0 where there is none. */
function dayTokens(reader: Reader, at: number): number {
  if (!isDay(numberAt(reader, at))) return 0;
  return ORDINALS.has(plainAt(reader, at + 1)) ? 2 : 1;
}

type Days = { first: number; last: number | null; length: number };

/** "3-7", "3rd to 7th", "12". */
function daysAt(reader: Reader, at: number): Days | null {
  const one = dayTokens(reader, at);
  if (one === 0) return null;
  const first = numberAt(reader, at);
  const next = at + one;
  const two = PARTS.has(plainAt(reader, next)) ? dayTokens(reader, next + 1) : 0;
  const last = two > 0 ? numberAt(reader, next + 1) : Number.NaN;
  return last > first ? { first, last, length: one + 1 + two } : { first, last: null, length: one };
}

const yearAt = (reader: Reader, at: number): { year: number | null; length: number } => {
  const skip = plainAt(reader, at) === ',' ? 1 : 0;
  const year = numberAt(reader, at + skip);
  return year >= 2000 && year <= 2199 ? { year, length: skip + 1 } : { year: null, length: 0 };
};

/** The day with these parts; null where the month has none such. */
function dateOf(year: number, month: number, day: number): string | null {
  const moment = new Date(Date.UTC(year, month, day));
  return moment.getUTCMonth() === month ? moment.toISOString().slice(0, 10) : null;
}

/** The next such day of the year, today included. */
function nextDate(today: string, month: number, day: number): string | null {
  const year = Number(today.slice(0, 4));
  const date = dateOf(year, month, day);
  return date !== null && date >= today ? date : (dateOf(year + 1, month, day) ?? date);
}

type Found = { days: Days; month: number; year: number | null; length: number };

function named({ at, context }: Reader, { days, month, year, length }: Found): NamedDay | null {
  const day = (of: number) => (year === null ? nextDate(context.today, month, of) : dateOf(year, month, of));
  const date = day(days.first);
  if (date === null || date < context.today) return null;
  const until = days.last === null ? null : dateOf(Number(date.slice(0, 4)), month, days.last);
  return { from: at, to: at + length, date, until };
}

/** "june 12", "12 june 2027", "3-7 march", "march 3rd to 7th", "12th of june". */
function monthAndDay(reader: Reader): NamedDay | null {
  const { at } = reader;
  const month = indexOf(MONTHS, plainAt(reader, at));
  if (month >= 0) {
    const the = plainAt(reader, at + 1) === 'the' ? 1 : 0;
    const days = daysAt(reader, at + 1 + the);
    if (days === null) return null;
    const { year, length } = yearAt(reader, at + 1 + the + days.length);
    return named(reader, { days, month, year, length: 1 + the + days.length + length });
  }
  const days = daysAt(reader, at);
  if (days === null) return null;
  const of = plainAt(reader, at + days.length) === 'of' ? 1 : 0;
  const behind = indexOf(MONTHS, plainAt(reader, at + days.length + of));
  if (behind < 0) return null;
  const { year, length } = yearAt(reader, at + days.length + of + 1);
  return named(reader, { days, month: behind, year, length: days.length + of + 1 + length });
}

/** "2026-06-12". */
function isoDate(reader: Reader): NamedDay | null {
  const { at, context } = reader;
  const parts = [0, 2, 4].map((step) => numberAt(reader, at + step));
  const [year = 0, month = 0, day = 0] = parts;
  if (year < 2000 || plainAt(reader, at + 1) !== '-' || plainAt(reader, at + 3) !== '-') return null;
  const date = dateOf(year, month - 1, day);
  return date !== null && date >= context.today ? { from: at, to: at + 5, date, until: null } : null;
}

/** "on friday", "next saturday", "this sunday". */
function weekday(reader: Reader): NamedDay | null {
  const { at, context } = reader;
  const lead = plainAt(reader, at);
  if (lead !== 'on' && lead !== 'next' && lead !== 'this') return null;
  const wanted = indexOf(DAYS, plainAt(reader, at + 1));
  // "On tuesdays" is every one of them.
  if (wanted < 0) return null;
  const today = dayOfIso(context.today);
  const ahead = daysUntil(wanted, today);
  const week = lead === 'next' && ahead < 7 - weekdayOf(today) ? 7 : 0;
  return { from: at, to: at + 2, date: isoDay(today + ahead + week), until: null };
}

/** "on the 19th": of the month of the day that was spoken of, else the next one. */
function dayAlone(reader: Reader): NamedDay | null {
  const { at, context } = reader;
  if (plainAt(reader, at) !== 'the' || !ORDINALS.has(plainAt(reader, at + 2))) return null;
  const day = numberAt(reader, at + 1);
  if (!isDay(day)) return null;
  const base = context.near ?? context.today;
  const [year, month] = [Number(base.slice(0, 4)), Number(base.slice(5, 7)) - 1];
  const here = dateOf(year, month, day);
  const after = dateOf(month === 11 ? year + 1 : year, (month + 1) % 12, day);
  const date = here !== null && here >= context.today ? here : after;
  return date === null ? null : { from: at, to: at + 3, date, until: null };
}

/** "tomorrow", "in two weeks", "in 10 days". */
function relative(reader: Reader): NamedDay | null {
  const { at, context } = reader;
  const today = dayOfIso(context.today);
  if (plainAt(reader, at) === 'tomorrow') return { from: at, to: at + 1, date: isoDay(today + 1), until: null };
  if (plainAt(reader, at) !== 'in') return null;
  const word = plainAt(reader, at + 1);
  const count = word === 'a' ? 1 : COUNTS.includes(word) ? COUNTS.indexOf(word) : numberAt(reader, at + 1);
  const unit = plainAt(reader, at + 2).replace(/s$/, '');
  const days = unit === 'day' ? 1 : unit === 'week' ? 7 : 0;
  if (days === 0 || !(count >= 1 && count <= 60)) return null;
  return { from: at, to: at + 3, date: isoDay(today + count * days), until: null };
}

/** The fullest forms first: "the 12th of june" is not the 12th of this month. */
const READERS = [isoDate, monthAndDay, weekday, dayAlone, relative];

/** The first day that the words name, as a date; null where they name none that is still to come. */
export function readDate(tokens: readonly Token[], context: DateContext): NamedDay | null {
  for (const read of READERS) {
    for (let at = 0; at < tokens.length; at++) {
      const found = read({ tokens, at, context });
      if (found) return found;
    }
  }
  return null;
}

/** Whether the words name a month after "in": "in october". */
export const namesMonth = (tokens: readonly Token[]): boolean =>
  tokens.some(({ plain }, at) => plain === 'in' && MONTHS.includes(tokens[at + 1]?.plain ?? ''));

/** Whether the words name weekdays that come again and again: "on tuesdays", "every monday". */
export const namesWeekdays = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ plain }, at) =>
      DAYS.some((day) => plain === `${day}s`) || (plain === 'every' && DAYS.includes(tokens[at + 1]?.plain ?? '')),
  );

const BEFORE_TIME = new Set(['at', 'around', 'by', 'until', 'till', 'from', 'before', 'after', 'about']);

/** Whether the words name a time of the day: "at six", "until 9", "6:30 am". */
export const namesTime = (tokens: readonly Token[]): boolean =>
  tokens.some(({ plain, kind }, at) => {
    const next = tokens[at + 1];
    if (kind === 'number' && (next?.plain === 'am' || next?.plain === 'pm')) return true;
    if (!BEFORE_TIME.has(plain) || !next) return false;
    const hour =
      next.kind === 'number' ? Number(next.plain.replace('.', '').replace(',', '')) : COUNTS.indexOf(next.plain);
    return next.kind === 'number' ? hour <= 2400 : hour > 0;
  });
