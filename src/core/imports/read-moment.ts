import { foldText } from '#core/language/fold-text.ts';
import { momentAt, utcOffsetAt } from '#core/units/zoned-time.ts';
import type { Moment } from './reading.ts';

const MINUTE_MS = 60_000;

/** A date and a time as they were written. Of "4/3/2026" nobody can tell which number is the day: `order` says so. */
export type WrittenMoment = {
  year: number;
  /** The two numbers in their order; where that is known, month and day. */
  first: number;
  second: number;
  order: 'known' | 'either';
  /** Which of them comes first in this file, where a number beyond twelve shows it. */
  shows: DayOrder | null;
  /** Since midnight. */
  seconds: number;
  /** Minutes ahead of UTC, where the text says it. */
  offset: number | null;
};

export type DayOrder = 'day' | 'month';

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'da', 'nb', 'fi', 'pl', 'tr', 'cs', 'ru', 'uk'];

let known: ReadonlyMap<string, number> | undefined;

/** Names of months by their first letters, in the languages that training logs are written in; those that mean two are left out. */
function monthNames(): ReadonlyMap<string, number> {
  if (known) return known;
  const found = new Map<string, Set<number>>();
  for (const language of LANGUAGES) {
    for (let month = 1; month <= 12; month++) {
      const date = new Date(Date.UTC(2024, month - 1, 15));
      for (const style of ['long', 'short'] as const) {
        const [name] = wordsIn(date.toLocaleDateString(language, { month: style, day: 'numeric', timeZone: 'UTC' }));
        if (name) found.set(name, (found.get(name) ?? new Set()).add(month));
      }
    }
  }
  known = new Map([...found].flatMap(([name, months]) => (months.size === 1 ? [[name, [...months][0] ?? 0]] : [])));
  return known;
}

const wordsIn = (text: string): string[] => foldText(text).match(/\p{L}{2,}/gu) ?? [];

function monthOf(word: string): number | undefined {
  const names = monthNames();
  const exact = names.get(word);
  if (exact !== undefined) return exact;
  // "sept" is written for "september".
  const longer = new Set(
    [...names].flatMap(([name, month]) => (word.length >= 3 && name.startsWith(word) ? [month] : [])),
  );
  return longer.size === 1 ? [...longer][0] : undefined;
}

type Clock = { seconds: number; offset: number | null };

/** Reads a date, with or without a time; null where it is none. Takes time linear in the length. */
export function readMoment(text: string): WrittenMoment | null {
  if (text.length > 60) return null;
  const plain = foldText(text).replaceAll('a.m', 'am').replaceAll('p.m', 'pm');
  const tokens: readonly string[] = plain.match(/\d+|\p{L}+|[^\d\p{L}\s]/gu) ?? [];
  const colon = tokens.indexOf(':');
  const beforeTime = colon < 0 ? tokens.length : colon - 1;
  const clock = colon < 0 ? { seconds: 0, offset: null } : readClock(tokens.slice(beforeTime));
  const date = readDate(tokens.slice(0, beforeTime));
  return clock && date && { ...date, ...clock };
}

type DatePart = Pick<WrittenMoment, 'year' | 'first' | 'second' | 'order' | 'shows'>;

function readDate(tokens: readonly string[]): DatePart | null {
  const numbers = tokens.filter((token) => /^\d{1,4}$/.test(token));
  const month = tokens.flatMap((token) => (token.length >= 3 ? (monthOf(token) ?? []) : []))[0];
  const year = numbers.find((number) => number.length === 4);
  const rest = numbers.filter((number) => number !== year).map(Number);
  if (year === undefined) return null;
  const at = Number(year);
  if (month !== undefined) return rest.length === 1 ? checked(at, month, rest[0] ?? 0, 'known') : null;
  const [first = 0, second = 0] = rest;
  if (rest.length !== 2) return null;
  if (numbers[0] === year) return checked(at, first, second, 'known');
  // Who parts a date by points begins with the day; and only a day goes beyond twelve.
  if (tokens.includes('.') || first > 12) return checked(at, second, first, 'known', 'day');
  if (second > 12) return checked(at, first, second, 'known', 'month');
  if (first === second) return checked(at, first, second, 'known');
  return checked(at, first, second, 'either');
}

/** A day that the calendar has, such as no 30 February. Where the order is not known, one of the two must be. */
function checked(
  year: number,
  first: number,
  second: number,
  order: WrittenMoment['order'],
  shows: DayOrder | null = null,
): DatePart | null {
  const date = new Date(Date.UTC(year, first - 1, second));
  const isDay = date.getUTCMonth() === first - 1 && date.getUTCDate() === second;
  return isDay ? { year, first, second, order, shows } : null;
}

function readClock(tokens: readonly string[]): Clock | null {
  const sign = tokens.findIndex((token, at) => at > 1 && (token === '+' || token === '-' || token === 'z'));
  const time = sign < 0 ? tokens : tokens.slice(0, sign);
  const [hour = Number.NaN, minute = Number.NaN, second = 0] = time.filter((token) => /^\d+$/.test(token)).map(Number);
  const hours = time.includes('pm') ? (hour % 12) + 12 : time.includes('am') ? hour % 12 : hour;
  if (!(hours < 24 && minute < 60 && second < 60)) return null;
  return { seconds: hours * 3600 + minute * 60 + second, offset: sign < 0 ? null : readOffset(tokens.slice(sign)) };
}

function readOffset([sign, ...digits]: readonly string[]): number {
  if (sign === 'z') return 0;
  const text = digits
    .filter((token) => /^\d+$/.test(token))
    .join('')
    .padEnd(4, '0');
  const minutes = Number(text.slice(0, 2)) * 60 + Number(text.slice(2, 4));
  return sign === '-' ? -minutes : minutes;
}

/** The moment that was meant: on the clocks of a time zone, unless the text says itself by how much its clock was ahead. */
export function momentOf(written: WrittenMoment, order: DayOrder, timeZone: string): Moment {
  const isDayFirst = written.order === 'either' && order === 'day';
  const [month, day] = isDayFirst ? [written.second, written.first] : [written.first, written.second];
  const { year, seconds, offset } = written;
  if (offset !== null) {
    const at = Date.UTC(year, month - 1, day) + seconds * 1000 - offset * MINUTE_MS;
    return { at, utcOffsetMinutes: offset };
  }
  const at = momentAt({ year, month, day }, Math.floor(seconds / 60), timeZone) + (seconds % 60) * 1000;
  return { at, utcOffsetMinutes: utcOffsetAt(at, timeZone) };
}
