import { parseHeight } from '#core/athlete/parse-height.ts';
import { parseWeight } from '#core/athlete/parse-weight.ts';
import { PROFILE_RANGES, type Profile, profileSchema } from '#core/athlete/profile.ts';
import type { ProposedChange } from '#core/coach/turn.ts';
import { added, heldWords } from '#core/coach/written-answer.ts';
import { testIn } from '../../prefilter/prefilter.ts';
import { changedList, itemsIn, type ListField, standing, standingAmong } from '../lists.ts';
import { BARE, OF_ELSE, STONE, UNIT } from '../measures.ts';
import { COUNTED_ELSE } from '../read-body.ts';
import { withStyle } from '../read-diet.ts';
import { notStaying } from '../read-sorted.ts';
import { isNamed } from '../read-taken-off.ts';
import { LIFTED, OTHER_TARGETS } from '../read-weight.ts';
import { change } from '../reader.ts';
import type { Kind, NumberField } from './kinds.ts';

/** `text`: a message as the rules read it, with its numbers as digits; `quote`: as it was written. */
type Told = { text: string; quote: string };

/** The change that a message of this kind tells of, if its number or its name is found there and it is news. */
export function changeOf(kind: Kind, told: Told, profile: Profile): ProposedChange | null {
  const found = foundIn(kind, told, profile);
  if (!found) return null;
  const { field, after } = found;
  const isWithin = profileSchema.shape[field].safeParse(after).success;
  return isWithin && JSON.stringify(after) !== JSON.stringify(profile[field] ?? null) ? found : null;
}

function foundIn(kind: Kind, { text, quote }: Told, profile: Profile): ProposedChange | undefined {
  switch (kind.does) {
    case 'choose':
      return { field: kind.field, after: kind.value, quote } as ProposedChange;
    case 'measure': {
      const value = lastNews(numbersIn(kind.field, text, profile), profile[kind.field]);
      return value === undefined ? undefined : change(kind.field, value, quote).changes[0];
    }
    case 'add':
      return addedTo(kind.field, { text, quote }, profile);
    case 'remove':
      return removedFrom(kind.field, { text, quote }, profile);
    case 'clear':
      return changedList(kind.field, [], quote).changes[0];
  }
}

/** What stands there already, and what is turned down ("not …"), was not meant; of the rest the last. */
function lastNews(values: readonly number[], held: number | null | undefined): number | undefined {
  return values.findLast((value) => held === null || held === undefined || Math.abs(value - held) > 0.05);
}

/** What is turned down, counted from, or told of before. */
const NOT_MEANT = '(?<!\\b(?:not|from|instead of|rather than|than|replace|said|forget about|was|lost|gained|id) )';
const WEIGHTS = new RegExp(
  `${NOT_MEANT}(?<![\\d.'])(${STONE}|${BARE} ?${UNIT}\\b|\\d{2,3}(?:\\.\\d)?(?![\\d.]))${OF_ELSE}`,
  'gi',
);
const OF_TRAINING = /\b(?:sets?|reps?)\b/i;
const HEIGHTS =
  /(?<!\b(?:not|from|replace|id) )(?<![\d.])(\d ?' ?\d{1,2}(?:\.\d)?(?: ?")?|\d ?(?:feet|foot|ft)(?![a-z])(?: ?(?:and )?\d{1,2}(?:\.\d)?)?|\d{3}(?:\.\d)? ?(?:cms?|centimet(?:er|re)s?)\b|[12][.,]\d{1,2} ?m\b|\d{2}(?:\.\d)?(?: ?(?:inches|inch|in)\b| and a half\b|(?= *(?:$|[,.;!]))))/gi;
const AGES = new RegExp(`${NOT_MEANT}(?<![\\d.'/])\\b(\\d{2})(?:st|nd|rd|th)?\\b${COUNTED_ELSE}(?!\\.\\d)`, 'gi');
const WEEKDAYS = /\b(?:mon|tue|wed|thu|fri|sat|sun)(?:s|r|rs|nes|ur)?(?:days?)?\b/gi;
const MINUTES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:an?|1|one) (?:hours?|hrs?) and a half\b|\b1?\.5 ?(?:hours?|hrs?)\b|\b(?:an?|1) ?\.5 ?(?:hours?|hrs?)?/gi,
    '90 min',
  ],
  [/\b(?:3|three)[- ]quarters of an hour\b/gi, '45 min'],
  [/\bhalf(?: an|-)? ?(?:hour|hr)s?\b/gi, '30 min'],
  [/\b(?:an|1|one|full) ?(?:hour|hr)\b|\b(?:hour|hr)[- ]long\b/gi, '60 min'],
];
const CLOCK_HOURS = /\b(\d{1,2}) ?(?:h|hrs?|hours?)\b,? ?(?:and )?(\d{2}) ?(?:m|mins?|minutes?)\b/gi;

const HOURS = new RegExp(`${NOT_MEANT}(?<![\\d.])(\\d{1,2}(?:\\.\\d{1,2})?) ?(?:h|hrs?|hours?)\\b`, 'gi');
/** No time of the day. */
const BARE_HOURS = new RegExp(
  `${NOT_MEANT}(?<!\\b(?:at|by|until|till|from|around|up) )(?<![\\d.:])(\\d{1,2}(?:\\.\\d{1,2})?)(?![\\d.%:])`,
  'gi',
);

const TWO_DIGITS = new RegExp(`${NOT_MEANT}\\b(\\d{2})\\b`, 'gi');
const ONE_DIGIT = new RegExp(`${NOT_MEANT}(?<![\\d.:])\\b(\\d)(?:x\\b|\\b)(?![.:]\\d)`, 'gi');

/** All that may be the value, in the order of the text. */
function numbersIn(field: NumberField, text: string, profile: Profile): number[] {
  const all = (pattern: RegExp, said = text) => [...said.matchAll(pattern)].map(([whole, group]) => group ?? whole);
  switch (field) {
    case 'weightLbs':
    case 'targetWeightLbs':
      if ([LIFTED, OTHER_TARGETS, OF_TRAINING].some((other) => other.test(text))) return [];
      return all(WEIGHTS).flatMap((said) => {
        const read = parseWeight(said);
        return read.ok ? [read.lbs] : [];
      });
    case 'heightIn':
      return all(HEIGHTS).flatMap((said) => {
        const read = parseHeight(/^\d{2}(?:\.\d)?$/.test(said) ? `${said} in` : said.replace(' and a half', '.5 in'));
        return read.ok ? [read.inches] : [];
      });
    case 'age':
      return all(AGES).map(Number);
    case 'workoutDuration':
      return minutesIn(text);
    case 'workoutDaysPerWeek': {
      const named = new Set(all(WEEKDAYS).map((day) => day.slice(0, 3).toLowerCase())).size;
      if (named >= PROFILE_RANGES.workoutDaysPerWeek.min) return [named];
      return small(text, PROFILE_RANGES.workoutDaysPerWeek, profile.workoutDaysPerWeek);
    }
    case 'mealsPerDay':
      return small(text, PROFILE_RANGES.mealsPerDay, profile.mealsPerDay);
    case 'sleepHours': {
      const said = text.replace(CLOCK_HOURS, (_, hours, minutes) => `${Number(hours) + Number(minutes) / 60} hours`);
      const counted = all(HOURS, said);
      return (counted.length > 0 ? counted : all(BARE_HOURS, said)).map(Number);
    }
  }
}

function minutesIn(text: string): number[] {
  let said = text;
  for (const [pattern, minutes] of MINUTES) said = said.replace(pattern, minutes);
  const found = [...said.matchAll(TWO_DIGITS)].map(([, minutes]) => Number(minutes));
  return found.filter((minutes) => profileSchema.shape.workoutDuration.safeParse(minutes).success);
}

const ORDINALS: Readonly<Record<string, string>> = { second: '2', third: '3', fourth: '4', fifth: '5', sixth: '6' };

const ONE_MORE = /\b(?:(?:one|1|an?) (?:more|extra|additional|further)|another|an? \w+ more)\b/i;
const ONE_LESS = /\b(?:one|1) (?:\w+ )?(?:less|fewer)\b/i;

/** Counted from what stands there, which the rules do. */
const MORE_THAN_HELD = /\b\d (?:more|extra|additional|fewer|less)\b/i;

/** A count of few; "one more" counts from what stands there. */
function small(text: string, { min, max }: { min: number; max: number }, held: number): number[] {
  const said = text.replace(
    /\b(?:second|third|fourth|fifth|sixth)\b/gi,
    (word) => ORDINALS[word.toLowerCase()] ?? word,
  );
  const found = [...said.matchAll(ONE_DIGIT)];
  if (testIn(OF_TRAINING, text) || testIn(MORE_THAN_HELD, text)) return [];
  const counts = found.map(([, digit]) => Number(digit)).filter((count) => count >= min && count <= max);
  if (counts.length > 0) return counts;
  return testIn(ONE_MORE, text) ? [held + 1] : testIn(ONE_LESS, text) ? [held - 1] : [];
}

/** Twelve feet are no part of the body. */
const withoutFeet = (text: string) => text.replace(/\d ?(?:feet|foot)\b/gi, (feet) => '.'.repeat(feet.length));

/** "My blood pressure was fine." */
const IS_WELL =
  /\b(?:is|was|are|were|came back|looks?) (?:\w+ )?(?:fine|normal|good|clear|ok|okay|negative|perfect|healthy)\b/i;

function addedTo(field: ListField, { text, quote }: Told, profile: Profile): ProposedChange | undefined {
  if (testIn(IS_WELL, text) && (field === 'medicalConditions' || field === 'injuries')) return undefined;
  const held = standing(profile, field);
  const known = standingAmong(profile, field);
  // "… the headaches have a name: migraine": what is named last is what was meant.
  const item = itemsIn(field, field === 'injuries' ? withoutFeet(text) : text)
    .map(({ item }) => item)
    .findLast((each) => !known.some((part) => isNamed(part, each)));
  if (item === undefined) return undefined;
  if (field === 'dietaryPrefs') return withStyle(profile, item.toLowerCase(), quote).changes[0];
  const before = profile[field];
  // What stands there as one sentence stays as it was written.
  const parts = Array.isArray(before) ? [...held, item] : [added(heldWords(before), item)];
  return changedList(field, parts, quote).changes[0];
}

function removedFrom(field: ListField, { text, quote }: Told, profile: Profile): ProposedChange | undefined {
  const held = standing(profile, field);
  // Also what a question or a denial names: "who says that I hate broccoli? Only the sprouts are right".
  const named = held.filter((part) => isNamed(part, quote));
  const isKept = /\b(?:still|keep|kept|stay(?:s|ed)?|remains?|right|correct)\b/i.test(text);
  const gone = named.length > 1 ? notStaying(named, quote) : isKept ? [] : named.filter((part) => isNamed(part, text));
  if (gone.length === 0) return undefined;
  return changedList(
    field,
    held.filter((part) => !gone.includes(part)),
    quote,
  ).changes[0];
}
