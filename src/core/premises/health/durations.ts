import { quantityAt } from '#core/language/quantities.ts';
import type { Quantity, Span } from '#core/language/reading.ts';
import { tokenise } from '#core/language/tokens.ts';

/**
 * A length of time that a text names, in weeks. `ago`: since something happened. `ahead`: until something will. `for`: how long
 * something has lasted, or nothing said.
 */
export type Duration = { weeks: number; way: 'ago' | 'ahead' | 'for'; span: Span };

const WEEKS_IN: Partial<Record<NonNullable<Quantity['unit']>, number>> = {
  day: 1 / 7,
  week: 1,
  month: 4.345,
  year: 52,
};
const FIRST_YEAR = 1950;
const WEEKS_A_YEAR = 52;
const AGO = /^\s*(?:or so\s*)?(?:ago|back|post|out\b|after|pp\b|postpartum|since|now\b|old\b)/i;
const AGO_BEFORE = /(?:\bin|\bsince|\bback in|,|\()\s*$/i;
const AHEAD = /^\s*(?:left|to go|until|till|away|from now)/i;
const AHEAD_BEFORE = /(?:\bin|next|another|within|due in)\s*(?:the next\s*|about\s*)?$/i;
/** "3 days a week", "every 2 weeks", "for the next 2 weeks" tell no time since. */
const RATE = /^\s*(?:a|per|each|\/|x)\s*(?:week|wk|day|month|year)/i;
const RATE_BEFORE = /(?:every|each|\bper)\s*$/i;
const AGE_BEFORE = /(?:\bi ?am|\bi'?m|\baged?)\s*$/i;
const NUMBERED_WEEK =
  /\b(?:week|wk|weeks)\s{0,3}(\d{1,2})\b|\b(\d{1,2})\s?\+\s?\d\b|\b(\d{1,2})\s?w(?:eeks?)?\s?\d\s?d/gi;

/** All lengths of time in a text; calendar years count from `today` ("2026-11-23") and are left out without it. */
export function durationsIn(text: string, today: string | null): Duration[] {
  const tokens = tokenise(text);
  const found: Duration[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const quantities = quantityAt(tokens, at);
    if (!quantities) continue;
    found.push(...quantities.quantities.flatMap((quantity) => durationOf(quantity, text, today)));
    at += quantities.length - 1;
  }
  return [...found, ...monthsIn(text, today)];
}

function durationOf({ value, unit, span }: Quantity, text: string, today: string | null): Duration[] {
  const [before, after] = [text.slice(Math.max(0, span.start - 20), span.start), text.slice(span.end, span.end + 20)];
  if (unit === 'year' && value >= FIRST_YEAR) {
    const years = today === null ? Number.NaN : Number(today.slice(0, 4)) - value;
    return years >= 0
      ? [{ weeks: Math.max(years, 0.5) * WEEKS_A_YEAR, way: AGO_BEFORE.test(before) ? 'ago' : 'for', span }]
      : [];
  }
  const weeks = unit === null ? undefined : WEEKS_IN[unit];
  if (weeks === undefined || RATE.test(after) || RATE_BEFORE.test(before)) return [];
  if (unit === 'year' && AGE_BEFORE.test(before)) return [];
  if (AGO.test(after)) return [{ weeks: value * weeks, way: 'ago', span }];
  const ahead = AHEAD.test(after) || AHEAD_BEFORE.test(before);
  return [{ weeks: value * weeks, way: ahead ? 'ahead' : 'for', span }];
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = /\b(?:in|since|last) (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\b(?! ?(?:19|20)\d\d)/gi;
const WEEKS_A_MONTH = 4.345;

/** "In June": the last one that has passed. */
function monthsIn(text: string, today: string | null): Duration[] {
  if (today === null) return [];
  const now = Number(today.slice(5, 7)) - 1;
  return [...text.matchAll(MONTH)].map(({ 0: found, 1: month = '', index: start }) => {
    const passed = (now - MONTHS.indexOf(month.toLowerCase()) + 12) % 12;
    return { weeks: passed * WEEKS_A_MONTH, way: 'ago', span: { start, end: start + found.length } };
  });
}

/** "Week 22", "22+3", "22w4d", as said of a pregnancy. */
export function numberedWeeks(text: string): Duration[] {
  return [...text.matchAll(NUMBERED_WEEK)].map(({ 0: found, 1: named, 2: added, 3: short, index: start }) => ({
    weeks: Number(named ?? added ?? short),
    way: 'for',
    span: { start, end: start + found.length },
  }));
}
