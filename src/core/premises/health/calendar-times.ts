import type { Duration } from './durations.ts';

const DAY_MS = 86_400_000;
const WEEKS_A_MONTH = 4.345;
const WEEKS_A_YEAR = 52;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = '(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|tember|ober|ember)?|may';
const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th)?`;
const YEAR = String.raw`(?:,?\s(?:of\s)?((?:19|20)\d\d)|,?\s['’](\d\d))?\b`;
/** "12 October", "3rd of November 2025", "aug '25". */
const DAY_FIRST = new RegExp(String.raw`\b${DAY}\s(?:of\s)?(${MONTH})\b\.?${YEAR}`, 'giu');
const MONTH_FIRST = new RegExp(String.raw`\b(${MONTH})\b\.?\s${DAY}\b(?!\s?(?:kg|lb|cm|mg|%|x))${YEAR}`, 'giu');
const MONTH_AND_YEAR = new RegExp(String.raw`\b(${MONTH})\b\.?\s['’](\d\d)\b`, 'giu');
const ISO = /\b((?:19|20)\d\d)-(\d\d)(?:-(\d\d))?\b/g;
/** Day and month in either order. */
const SLASHED = /\b(\d{1,2})[/.](\d{1,2})[/.]((?:19|20)?\d\d)\b/g;
const MONTH_SLASH_YEAR = /\b(\d{1,2})\/((?:19|20)\d\d)\b/g;
const WEEKDAY = /\b(?:last|this past|past|on)\s(?:mon|tues?|wednes|thurs?|fri|satur|sun|wed|thu|sat)(?:day)?\b(?!s)/giu;
/** "Physio on Monday": not when it happened. */
const OF_A_VISIT =
  /\b(?:see|seeing|physio|appointment|check(?: ?up)?|review|clinic|class|train|gym|rehab|every|each|next|until|till|from|starts?|due|booked)\b[^.;!?\n]{0,25}$/i;
const FEAST =
  /\b(?:at|over|since|last|on|before|after|around|this)\s(?:the\s)?(christmas|xmas|new year['’]?s?(?: eve| day)?|easter|halloween|thanksgiving|valentine['’]?s(?: day)?|boxing day)\b/giu;
const FEAST_DAYS: readonly (readonly [RegExp, number, number])[] = [
  [/^(?:christmas|xmas|boxing)/i, 12, 25],
  [/^new year['’]?s? eve/i, 12, 31],
  [/^new year/i, 1, 1],
  [/^halloween/i, 10, 31],
  [/^thanksgiving/i, 11, 26],
  [/^valentine/i, 2, 14],
];
const NUMBERS = 'a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'.split('|');
const UNITS = 'days?|weeks?|wks?|months?|mths?|mo|years?|yrs?';
const HALVES = new RegExp(String.raw`\b(\d{1,2}|${NUMBERS.join('|')})\s(?:and a half|½|1/2)\s(${UNITS})\b`, 'giu');
const UNIT_AND_HALF = /\b(?:a|an|one)\s(day|week|month|year)\sand a half\b/giu;
const SHORT_MONTHS = /\b(\d{1,2})\s?(?:mo|mos)\b(?=\s(?:ago|back|post|out|pp|since)\b)/giu;
/** As in doctors' notes: "6/52 ago", "POD 10", "week 6 post op". */
const NOTED = /\b(\d{1,2})\/(52|12|7)\b(?=\s(?:ago|post|back|since)\b)/gi;
const POST_OP_DAY = /\bpod\s?#?(\d{1,3})\b/giu;
const WEEK_AFTER = /\bweek\s(\d{1,2})\b(?=\s(?:post|after|since|of (?:my )?(?:recovery|rehab)|out)\b)/giu;
/** "In '98", "back in 98". */
const SHORT_YEAR = /\b(?:in|since|from|back in|around|circa)\s(?:['’](\d\d)|([5-9]\d))\b(?!\s?(?:\p{L}|%|[/.-]\d))/giu;
const YEAR_BEGAN = /\b(?:beginning|start) of (?:the|this) year\b/giu;
const TO_COME =
  /\b(?:next|coming|until|till?|due|booked|scheduled|will|going to|planned|by|check(?: ?up)?|appointment|review|see (?:him|her|them))\b[^.;!?\n]{0,30}$/i;
const NEAR = 50;
/** Without a year, a day that is so soon may be one to come; weeks of a year. */
const SOON = 44;

/** Weeks from a day to today, by the latest such day that has passed; null where it may be still to come. */
function weeksSince({ year, month, day }: { year: number | null; month: number; day: number }, today: string) {
  if (month < 1 || month > 12 || day < 1 || day > 31) return null;
  const now = Date.parse(today);
  const at = (of: number) => Date.UTC(of, month - 1, day);
  const thisYear = Number(today.slice(0, 4));
  const then = year === null ? (at(thisYear) <= now ? at(thisYear) : at(thisYear - 1)) : at(year);
  const weeks = (now - then) / (7 * DAY_MS);
  return weeks < 0 || (year === null && weeks > SOON) ? null : weeks;
}

const fullYear = (typed: string | undefined, today: string): number | null => {
  if (!typed) return null;
  const year = Number(typed);
  if (year > 99) return year;
  return year > Number(today.slice(2, 4)) ? 1900 + year : 2000 + year;
};

const monthOf = (typed = ''): number => MONTHS.indexOf(typed.toLowerCase().slice(0, 3)) + 1;

/** The first day of Easter by the usual rule of calendars. */
function easter(year: number): { month: number; day: number } {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return { month: Math.floor(sum / 31), day: (sum % 31) + 1 };
}

function sinceFeast(name: string, today: string): number | null {
  const thisYear = Number(today.slice(0, 4));
  const fixed = FEAST_DAYS.find(([words]) => words.test(name));
  const onDay = (year: number) => {
    const { month, day } = fixed ? { month: fixed[1], day: fixed[2] } : easter(year);
    return weeksSince({ year, month, day }, today);
  };
  return onDay(thisYear) ?? onDay(thisYear - 1);
}

type Found = { weeks: number | null; start: number; length: number };

function found(text: string, pattern: RegExp, weeksOf: (match: RegExpMatchArray) => number | null): Found[] {
  return [...text.matchAll(pattern)].map((match) => ({
    weeks: weeksOf(match),
    start: match.index,
    length: match[0].length,
  }));
}

const WEEKS_IN: readonly (readonly [RegExp, number])[] = [
  [/^d/i, 1 / 7],
  [/^w/i, 1],
  [/^m/i, WEEKS_A_MONTH],
  [/^y/i, WEEKS_A_YEAR],
];
const weeksIn = (unit = ''): number => WEEKS_IN.find(([words]) => words.test(unit))?.[1] ?? 0;
const numberOf = (typed = ''): number =>
  /^\d/.test(typed) ? Number(typed) : Math.max(1, NUMBERS.indexOf(typed.toLowerCase()));

/** Days of the calendar: "12 October", "2025-08-14", "last Thursday", "at Christmas", "in '98". */
function datesIn(text: string, today: string): Found[] {
  const dated = (year: string | undefined, month: number, day: number) =>
    weeksSince({ year: fullYear(year, today), month, day }, today);
  const slashed = (one: number, other: number, year: string | undefined) => {
    const both = [dated(year, other, one), dated(year, one, other)].filter((each) => each !== null);
    // Either order may be meant: the later day is the stricter one.
    return both.length > 0 ? Math.min(...both) : null;
  };
  return [
    ...found(text, DAY_FIRST, ([, day, month, long, short]) => dated(long ?? short, monthOf(month), Number(day))),
    ...found(text, MONTH_FIRST, ([, month, day, long, short]) => dated(long ?? short, monthOf(month), Number(day))),
    ...found(text, MONTH_AND_YEAR, ([, month, year]) => dated(year, monthOf(month), 28)),
    ...found(text, ISO, ([, year, month, day]) => dated(year, Number(month), Number(day ?? 28))),
    ...found(text, SLASHED, ([, one, other, year]) => slashed(Number(one), Number(other), year)),
    // The end of a whole date is none by itself.
    ...found(text, MONTH_SLASH_YEAR, ({ 1: month, 2: year, index = 0 }) =>
      /[/.\d]/.test(text[index - 1] ?? '') ? null : dated(year, Number(month), 28),
    ),
    ...found(text, FEAST, ([, feast = '']) => sinceFeast(feast, today)),
    ...found(text, SHORT_YEAR, ([, long, short]) => {
      const year = fullYear(long ?? short, today) ?? 0;
      const years = Number(today.slice(0, 4)) - year;
      return years > 0 ? years * WEEKS_A_YEAR : null;
    }),
    ...found(text, YEAR_BEGAN, () => (Number(today.slice(5, 7)) - 1) * WEEKS_A_MONTH),
    ...found(text, WEEKDAY, ({ index = 0 }) =>
      OF_A_VISIT.test(text.slice(Math.max(0, index - NEAR), index)) ? null : 0,
    ),
  ];
}

const AGO = /^\s*(?:ago|back|post|out\b|after|pp\b|postpartum|since|now\b|old\b|on from|in now)/i;

/** Times that are no plain "3 weeks ago": with halves, as in doctors' notes, and days of the calendar. */
export function calendarTimes(text: string, today: string | null): Duration[] {
  const lengths = [
    ...found(text, HALVES, ([, count, unit]) => (numberOf(count) + 0.5) * weeksIn(unit)),
    ...found(text, UNIT_AND_HALF, ([, unit]) => 1.5 * weeksIn(unit)),
  ].map(({ weeks, start, length }): Duration => {
    const way = AGO.test(text.slice(start + length, start + length + 20)) ? 'ago' : 'for';
    return { weeks: weeks ?? 0, way, span: { start, end: start + length } };
  });
  const noted = [
    ...found(text, SHORT_MONTHS, ([, count]) => Number(count) * WEEKS_A_MONTH),
    ...found(text, NOTED, ([, count, parts]) => Number(count) * (WEEKS_A_YEAR / Number(parts === '7' ? 365 : parts))),
    ...found(text, POST_OP_DAY, ([, days]) => Number(days) / 7),
    ...found(text, WEEK_AFTER, ([, weeks]) => Number(weeks)),
    ...(today === null ? [] : datesIn(text, today)),
  ].flatMap(({ weeks, start, length }): Duration[] => {
    if (weeks === null || TO_COME.test(text.slice(Math.max(0, start - NEAR), start))) return [];
    return [{ weeks, way: 'ago', span: { start, end: start + length } }];
  });
  return [...lengths, ...noted];
}
