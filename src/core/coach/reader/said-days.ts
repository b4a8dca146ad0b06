import { type PhraseSet, phraseAt } from '#core/language/phrase-set.ts';
import type { Token } from '#core/language/tokens.ts';
import { dayOfIso, daysSince, daysUntil, isoDay, mondayOf } from '#core/units/calendar-day.ts';
import { numberIn, WEEKDAYS } from './act-words.ts';
import { SESSION_WORDS } from './session-words.ts';

/** A day as people say it: so many days ahead, the next one of that name, the first or the last day of a week. */
export type SaidDay =
  | { kind: 'ahead'; days: number }
  /** 0 is Monday. */
  | { kind: 'weekday'; weekday: number }
  | { kind: 'weekStart' | 'weekEnd'; weeks: number };

/** Days from one to another, as they are said. */
export type SaidSpan = { from: SaidDay; to: SaidDay };

type Placed<T> = { at: number; length: number; said: T };

const TODAY: SaidDay = { kind: 'ahead', days: 0 };
const WEEK_DAYS = 7;
const SATURDAY = 5;
const SUNDAY = 6;

/** The days that a text names, in their order. `words`: without signs. */
export function daysSaid(words: readonly Token[]): Placed<SaidDay>[] {
  return words.flatMap((_word, at) => dayAt(words, at) ?? []);
}

function dayAt(words: readonly Token[], at: number): Placed<SaidDay> | null {
  const found = (phrases: PhraseSet, said: SaidDay) => {
    const length = phraseAt(words, at, phrases);
    return length > 0 ? { at, length, said } : null;
  };
  const named = WEEKDAYS.find(({ names }) => phraseAt(words, at, names) > 0);
  if (named) return { at, length: 1, said: { kind: 'weekday', weekday: named.weekday } };
  return found(SESSION_WORDS.today, TODAY) ?? found(SESSION_WORDS.tomorrow, { kind: 'ahead', days: 1 });
}

/** The days that a text speaks of together: "mon to wed", "this week", "until friday", "for 5 days"; null where it does not. */
export function spanSaid(words: readonly Token[]): SaidSpan | null {
  const days = daysSaid(words);
  for (const [index, first] of days.entries()) {
    const next = days[index + 1];
    const behind = first.at + first.length;
    const isSpanning = next !== undefined && (next.at === behind || isWord(words, behind, SESSION_WORDS.spanning));
    if (next && isSpanning && next.at - behind <= 1) return { from: first.said, to: next.said };
    if (isWord(words, first.at - 1, SESSION_WORDS.until)) return { from: TODAY, to: first.said };
  }
  return weekSaid(words) ?? lengthSaid(words);
}

const isWord = (words: readonly Token[], at: number, phrases: PhraseSet) => at >= 0 && phraseAt(words, at, phrases) > 0;
const isSaid = (words: readonly Token[], phrases: PhraseSet) =>
  words.some((_word, at) => phraseAt(words, at, phrases) > 0);

function weekSaid(words: readonly Token[]): SaidSpan | null {
  if (isSaid(words, SESSION_WORDS.nextWeek))
    return { from: { kind: 'weekStart', weeks: 1 }, to: { kind: 'weekEnd', weeks: 1 } };
  if (isSaid(words, SESSION_WORDS.thisWeek)) return { from: TODAY, to: { kind: 'weekEnd', weeks: 0 } };
  if (!isSaid(words, SESSION_WORDS.weekend)) return null;
  return { from: { kind: 'weekday', weekday: SATURDAY }, to: { kind: 'weekday', weekday: SUNDAY } };
}

const MOST_DAYS = 31;

/** "For 5 days", "for two weeks". */
function lengthSaid(words: readonly Token[]): SaidSpan | null {
  const at = words.findIndex(({ plain }, index) => plain === 'for' && words[index + 1]?.kind === 'number');
  const [number, unit] = [words[at + 1], words[at + 2]];
  if (at < 0 || !number || !unit) return null;
  const days = unit.stem === 'day' ? numberIn(number) : unit.stem === 'week' ? WEEK_DAYS * numberIn(number) : 0;
  return days >= 1 && days <= MOST_DAYS ? { from: TODAY, to: { kind: 'ahead', days: days - 1 } } : null;
}

/** The calendar day that is meant, from a day on: "2026-05-07". A day's own name is that day itself. */
export function dayMeant(said: SaidDay, today: string, from: string = today): string {
  const now = dayOfIso(today);
  const start = dayOfIso(from);
  switch (said.kind) {
    case 'ahead':
      return isoDay(now + said.days);
    case 'weekday':
      return isoDay(start + daysUntil(said.weekday, start));
    case 'weekStart':
      return isoDay(mondayOf(now) + WEEK_DAYS * said.weeks);
    case 'weekEnd':
      return isoDay(mondayOf(now) + WEEK_DAYS * said.weeks + SUNDAY);
  }
}

/** Where a session goes: the day of that name in its own week, if that is still to come, else the next one after it. */
export function dayMovedTo(said: SaidDay, today: string, from: string): string {
  if (said.kind !== 'weekday') return dayMeant(said, today);
  const own = isoDay(mondayOf(dayOfIso(from)) + said.weekday);
  return own > today && own !== from ? own : dayMeant(said, today, isoDay(dayOfIso(from) + 1));
}

/** How many days ago it was, of what was done: the last day of that name, at most six back. */
export function daysAgoMeant(said: SaidDay | null, today: string): number {
  if (said?.kind === 'ahead') return Math.max(0, -said.days);
  if (said?.kind !== 'weekday') return 0;
  return daysSince(said.weekday, dayOfIso(today));
}
