import { quantityAt } from '#core/language/quantities.ts';
import type { Quantity, Span } from '#core/language/reading.ts';
import { tokenise } from '#core/language/tokens.ts';
import { calendarTimes } from './calendar-times.ts';

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
const AGO =
  /^\s*(?:or so\s*)?(?:ago|back|post|out\b|after|pp\b|postpartum|since|now\b|old\b|on from|in now|fa\b|atr[aá]s|her\b|temu|zur[uü]ck)/i;
const AGO_BEFORE =
  /\b(?:il y a|vor|hace|h[aá]|seit|desde hace|depuis)\s+(?:about |etwa |ca\.? |circa |environ |unos |unas )?$/i;
/** A calendar year tells when something was, unless these stand before it. */
const NOT_YET = /(?:\buntil|\btill|\bby|\bfor|\bnext)\s*$/i;
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
  const dated = calendarTimes(text, today);
  const plain = [...found, ...monthsIn(text, today), ...seasonsIn(text, today)];
  return [...dated, ...plain.filter((each) => !dated.some((other) => overlaps(each.span, other.span)))];
}

const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

function durationOf({ value, unit, span }: Quantity, text: string, today: string | null): Duration[] {
  const [before, after] = [text.slice(Math.max(0, span.start - 20), span.start), text.slice(span.end, span.end + 20)];
  if (unit === 'year' && value >= FIRST_YEAR) {
    if (today === null || NOT_YET.test(before) || MONTH_BEFORE.test(before)) return [];
    const years = Number(today.slice(0, 4)) - value;
    // The year that is running tells next to nothing of how long ago it was.
    return years > 0 ? [{ weeks: years * WEEKS_A_YEAR, way: 'ago', span }] : [];
  }
  const weeks = unit === null ? undefined : WEEKS_IN[unit];
  if (weeks === undefined || RATE.test(after) || RATE_BEFORE.test(before)) return [];
  if (unit === 'year' && AGE_BEFORE.test(before)) return [];
  if (AGO.test(after) || AGO_BEFORE.test(before)) return [{ weeks: value * weeks, way: 'ago', span }];
  const ahead = AHEAD.test(after) || AHEAD_BEFORE.test(before);
  return [{ weeks: value * weeks, way: ahead ? 'ahead' : 'for', span }];
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Other languages' months by the English three letters. */
const MONTHS_ABROAD: Readonly<Record<string, string>> = {
  janvier: 'jan',
  januar: 'jan',
  enero: 'jan',
  janeiro: 'jan',
  gennaio: 'jan',
  fevrier: 'feb',
  februar: 'feb',
  febrero: 'feb',
  fevereiro: 'feb',
  febbraio: 'feb',
  mars: 'mar',
  märz: 'mar',
  marzo: 'mar',
  março: 'mar',
  avril: 'apr',
  abril: 'apr',
  aprile: 'apr',
  mai: 'may',
  mayo: 'may',
  maio: 'may',
  maggio: 'may',
  juin: 'jun',
  juni: 'jun',
  junio: 'jun',
  junho: 'jun',
  giugno: 'jun',
  juillet: 'jul',
  juli: 'jul',
  julio: 'jul',
  julho: 'jul',
  luglio: 'jul',
  août: 'aug',
  agosto: 'aug',
  septembre: 'sep',
  septiembre: 'sep',
  setembro: 'sep',
  settembre: 'sep',
  octobre: 'oct',
  oktober: 'oct',
  octubre: 'oct',
  outubro: 'oct',
  ottobre: 'oct',
  novembre: 'nov',
  noviembre: 'nov',
  novembro: 'nov',
  décembre: 'dec',
  dezember: 'dec',
  diciembre: 'dec',
  dezembro: 'dec',
  dicembre: 'dec',
};
const NAMED_MONTH = String.raw`(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)(?:\b|uary|ruary|ch|il|e|y|ust|tember|ober|ember)|may|${Object.keys(MONTHS_ABROAD).join('|')}`;
/** "In June", "back in early March", "3rd of May", "(October 2025)", "since last Sept". */
const MONTH = new RegExp(
  String.raw`(?<lead>\b(?:(?:in|since|last|from|back in|im|en|em|seit|desde|depuis|a|of)\s(?:the\s)?(?:early|late|mid|end of|start of|beginning of|anfang|ende|mitte)?[\s-]?|(?:early|late|mid|end of|start of|beginning of|anfang|ende|mitte)[\s-])|\(|\d(?:st|nd|rd|th)?\s(?:of\s)?)?(?<![\p{L}])(?<month>${NAMED_MONTH})(?![\p{L}])\.?(?<day>\s\d{1,2}(?:st|nd|rd|th)?\b(?!\s?(?:kg|lb|cm|mg)))?(?:,?\s(?:this year|of this year|(?<year>(?:19|20)\d\d)))?`,
  'giu',
);
const MONTH_BEFORE = new RegExp(String.raw`(?:${NAMED_MONTH})\.?(?:\s\d{1,2}(?:st|nd|rd|th)?,?)?\s*$`, 'iu');
const WEEKS_A_MONTH = 4.345;
/** "In the spring", "last winter", "this summer": the month in which it has passed. */
const SEASON =
  /\b(?:in|last|this|since|over|during|back in|im|letzten|seit|en|au|le|dernier|em|no|na|in|la|del|el)\s(?:the\s|early\s|late\s|last\s|of\s|this\s|dernier\s){0,2}(spring|summer|autumn|fall|winter|fr[uü]hling|fr[uü]hjahr|sommer|herbst|printemps|[eé]t[eé]|automne|hiver|primavera|verano|oto[nñ]o|invierno|ver[aã]o|outono|inverno|estate|autunno)\b/giu;
const SEASON_ENDS: readonly (readonly [RegExp, number])[] = [
  [/^(?:spring|fr|printemps|primavera)/i, 5],
  [/^(?:summer|sommer|[eé]t[eé]$|verano|ver[aã]o|estate)/i, 8],
  [/^(?:autumn|fall|herbst|automne|oto|outono|autunno)/i, 11],
  [/^(?:winter|hiver|invierno|inverno)/i, 2],
];
const TO_COME =
  /\b(?:next|coming|until|till?|due|booked|scheduled|will|going to|planned|having|getting|every|each|on the waiting list)\b[^.;,!?\n]{0,30}$/i;

/** Months from the one that is named to today's: the last one that has passed, or that of the year. */
function monthsSince(month: number, year: number | null, today: string): number {
  const now = Number(today.slice(5, 7)) - 1;
  return year === null ? (now - month + 12) % 12 : (Number(today.slice(0, 4)) - year) * 12 + now - month;
}

const ONLY_IN = /^(?:in|im|en|em|a)\s/i;
/** "In December" said in November may be either. */
const NEXT_MONTHS = 11;

/** "In June", "back in March", "3rd of May", "(October 2025)". What is still to come is left out. */
function monthsIn(text: string, today: string | null): Duration[] {
  if (today === null) return [];
  return [...text.matchAll(MONTH)].flatMap(({ 0: found, index: start, groups = {} }): Duration[] => {
    const { lead, month = '', day, year } = groups;
    if ((!lead && !day && !year) || isAhead(text, start)) return [];
    const short = MONTHS_ABROAD[month.toLowerCase()] ?? month.toLowerCase().slice(0, 3);
    const passed = monthsSince(MONTHS.indexOf(short), year ? Number(year) : null, today);
    if (passed < 0 || (passed >= NEXT_MONTHS && !year && ONLY_IN.test(lead ?? 'in '))) return [];
    return [{ weeks: passed * WEEKS_A_MONTH, way: 'ago', span: { start, end: start + found.length } }];
  });
}

const isAhead = (text: string, start: number): boolean => TO_COME.test(text.slice(Math.max(0, start - 50), start));

const LAST = /last|letzt|dernier|pasad|passad|scors/i;
/** A season that is running tells next to nothing; the last one of its name is months ago. */
const RUNNING = new Set([0, 10, 11]);
const A_SEASON_BEFORE = 9;

/** "In the spring", "last winter": since its end, as the stricter one. */
function seasonsIn(text: string, today: string | null): Duration[] {
  if (today === null) return [];
  const [now, day] = [Number(today.slice(5, 7)), Number(today.slice(8, 10))];
  return [...text.matchAll(SEASON)].flatMap(({ 0: found, 1: season = '', index: start }): Duration[] => {
    const end = SEASON_ENDS.find(([name]) => name.test(season))?.[1];
    if (end === undefined || isAhead(text, start)) return [];
    const passed = (now - end + 12) % 12;
    if (RUNNING.has(passed) && !LAST.test(found)) return [];
    const since = RUNNING.has(passed) ? A_SEASON_BEFORE : passed - 1 + day / 31;
    return [{ weeks: since * WEEKS_A_MONTH, way: 'ago', span: { start, end: start + found.length } }];
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
