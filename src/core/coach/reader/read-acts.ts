import { hasPhrase, type PhraseSet, phraseAt, withoutSigns } from '#core/language/phrase-set.ts';
import { type Token, tokenise } from '#core/language/tokens.ts';
import type { BodyPart } from '#core/progress/body-part.ts';
import type { ReminderKind } from '#core/reminders/reminders.ts';
import { inchesFromCm, toTenth } from '#core/units/convert.ts';
import { withEnglishNumbers } from '#core/units/number-words.ts';
import { ACT_WORDS, numberIn } from './act-words.ts';
import { type PlanAct, readPlanAct } from './read-plan-act.ts';
import { isAsked, type Told } from './told-act.ts';

/** What a message says was done or is to be done, as far as that needs nothing but the message. */
export type ReadAct =
  /** `half`: which half of the body the name of the session speaks of. */
  | { kind: 'log_workout'; minutes: number | null; half?: 'upper' | 'lower' }
  /** `meals`: the meals of the day that were eaten as planned. */
  | { kind: 'log_meals'; meals: MealWord[] }
  | { kind: 'log_measurement'; part: BodyPart; inches: number }
  | PlanAct
  | {
      kind: 'set_reminder';
      reminder: ReminderKind;
      time: string | null;
      days: number[] | null;
      isOn: boolean;
      isAlone: boolean;
    };

export const MEAL_WORDS = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
export type MealWord = (typeof MEAL_WORDS)[number];

const READERS: readonly ((told: Told) => ReadAct | null)[] = [
  readReminder,
  readPlanAct,
  readWorkoutDone,
  readEaten,
  readMeasurement,
];

/** The acts of a part of a message, each kind once; `before`: what it said up to there. A question asks for nothing to be done, unless it asks the coach to do it ("can you rename …"). */
export function readActs(message: string, before = ''): ReadAct[] {
  const tokens = tokenise(message);
  const told = { message, before, tokens, words: withoutSigns(tokens) };
  return READERS.flatMap((read) => read(told) ?? []);
}

/** So near each other stand what was done and that it was. */
const NEAR = 5;

/** "Did my workout", "leg day done and dusted", "got the session in before work", with the minutes where they are told. */
function readWorkoutDone({ message, tokens, words }: Told): ReadAct | null {
  if (isAsked(message) || hasPhrase(words, ACT_WORDS.notFinished)) return null;
  if (!hasPhrase(words, ACT_WORDS.workoutDone) && !isDoneNear(words)) return null;
  const at = tokens.findIndex(({ stem }) => stem === 'min' || stem === 'minute');
  const minutes = tokens[at - 1]?.kind === 'number' ? numberIn(tokens[at - 1] as Token) : null;
  const half = halfNamed(words);
  return { kind: 'log_workout', minutes, ...(half && { half }) };
}

/** "Chest day", "leg day". */
function halfNamed(words: readonly Token[]): 'upper' | 'lower' | null {
  const isUpper = hasPhrase(words, ACT_WORDS.upperSessions);
  return isUpper === hasPhrase(words, ACT_WORDS.lowerSessions) ? null : isUpper ? 'upper' : 'lower';
}

function isDoneNear(words: readonly Token[]): boolean {
  return words.some((_word, at) => {
    if (phraseAt(words, at, ACT_WORDS.doneVerbs) === 0) return false;
    const around = words.slice(Math.max(0, at - NEAR), at + NEAR);
    return hasPhrase(around, ACT_WORDS.sessionNames) && !hasPhrase(around, ACT_WORDS.notSessions);
  });
}

/** "Had breakfast and lunch": as planned, unless something else is told of them ("had pizza for lunch"). */
function readEaten({ message, words }: Told): ReadAct | null {
  if (isAsked(message) || !hasPhrase(words, ACT_WORDS.eaten) || hasPhrase(words, ACT_WORDS.notEaten)) return null;
  const said = words.filter(({ kind }) => kind === 'word').map(({ stem }) => stem);
  const meals = MEAL_WORDS.filter((meal) => said.includes(meal));
  const rest = said.filter((word) => !MEAL_WORDS.some((meal) => meal === word));
  const isPlain = rest.every((word) => ACT_WORDS.eatenBeside.keys.has(word));
  return meals.length > 0 && isPlain ? { kind: 'log_meals', meals } : null;
}

const LONGEST_MEASURE_WORDS = 9;
const CM = new Set(['cm', 'centimeter', 'centimetre']);
/** Where no unit stands: so few are inches. */
const MOST_INCHES = 60;
const LEAST_INCHES = 5;

/** "Waist 34 in", "hips are 98 cm now": short, so that no story is taken for a measurement. */
function readMeasurement({ message, before }: Told): ReadAct | null {
  // What was measured on another day is none of today's.
  if (hasPhrase(withoutSigns(tokenise(`${before} ${message}`)), ACT_WORDS.otherDays)) return null;
  const tokens = tokenise(withEnglishNumbers(message.toLowerCase()));
  const words = withoutSigns(tokens);
  const numbers = words.filter(({ kind }) => kind === 'number');
  const [number] = numbers;
  const isLong = words.length - numbers.length > LONGEST_MEASURE_WORDS;
  if (isAsked(message) || numbers.length !== 1 || !number || isLong) return null;
  const parts = Object.entries(ACT_WORDS.parts) as [BodyPart, PhraseSet][];
  const part = parts.find(([, names]) => hasPhrase(words, names))?.[0];
  if (part === undefined || hasPhrase(words, ACT_WORDS.notMeasures)) return null;
  const value = numberIn(number);
  const unit = tokens[tokens.indexOf(number) + 1];
  const isMetric = value > MOST_INCHES || (unit !== undefined && CM.has(unit.stem));
  const inches = isMetric ? toTenth(inchesFromCm(value)) : value;
  return inches >= LEAST_INCHES && inches <= MOST_INCHES * 2 ? { kind: 'log_measurement', part, inches } : null;
}

const TIME =
  /\b(?:(noon|midday)|(\d{1,2})(?::|\.|h)?(\d{2})?\s?(am|pm|a\.m\.|p\.m\.|o'?clock|in the morning|in the (?:evening|afternoon)|at night|tonight)?)\b/gi;

function readReminder({ message, words }: Told): ReadAct | null {
  const isOff = hasPhrase(words, ACT_WORDS.remindOff) && words.some(speaksOfReminders);
  if (isAsked(message) || (!isOff && !hasPhrase(words, ACT_WORDS.reminding))) return null;
  const kinds = (Object.entries(ACT_WORDS.remindOf) as [ReminderKind, PhraseSet][])
    .filter(([, names]) => hasPhrase(words, names))
    .map(([kind]) => kind);
  const [reminder, ...others] = kinds;
  if (reminder === undefined || others.length > 0) return null;
  const time = timeTold(message);
  const days = daysIn(words);
  // Nothing is set anew where neither is told.
  if (!isOff && time === null && days === null && !ON_AGAIN.test(message)) return null;
  // "And on no other day": the days that are told are all there are.
  const isAlone = hasPhrase(words, ACT_WORDS.onlyDays);
  return { kind: 'set_reminder', reminder, time, days, isOn: !isOff, isAlone };
}

/** The time that a message names, as a clock shows it; null where none. */
export const timeTold = (message: string): string | null =>
  timeIn(inFigures(withEnglishNumbers(message.toLowerCase())).replace(WAS, ' at '));

const HALF_PAST = /\bhalf (?:past )?(\d{1,2})\b/g;
const QUARTER = /\b(?:a )?quarter (past|to) (\d{1,2})\b/g;
const HOURS = 12;

/** "Half seven", "quarter to six": as 7:30 and 5:45. */
const inFigures = (text: string): string =>
  text
    .replace(HALF_PAST, '$1:30')
    .replace(QUARTER, (_all, side: string, hour: string) =>
      side === 'past' ? `${hour}:15` : `${((Number(hour) + HOURS - 2) % HOURS) + 1}:45`,
    );

const speaksOfReminders = ({ stem }: Token) => stem.startsWith('remind') || stem === 'notification';

const LATE = /^(?:p|in the (?:e|a)|at night|tonight)/i;
/** "Turn it on": then the time is as it was. */
const ON_AGAIN = /\b(?:turn|switch) (?:it |them |my [a-z ]{0,20})?(?:back )?on\b|\benable\b|\bback on\b/i;
/** "From five to six", "at seven rather than six": what was is not what is wanted. */
const WAS = /\bfrom [^,.]{1,24}? to\b|\b(?:rather than|instead of|not) [^,.]{1,24}/gi;

/** "6:30", "6 pm", "six in the evening", "18h", "noon": the last one that is a time; a bare number only behind "at". */
function timeIn(message: string): string | null {
  const found = [...message.matchAll(TIME)].flatMap((match) => {
    const [, noon, hour, minutes, half] = match;
    if (noon) return ['12:00'];
    const isSaid =
      minutes !== undefined || half !== undefined || /\b(?:at|to|for) $/i.test(message.slice(0, match.index));
    const hours = Number(hour) % 12 === 0 && half ? 0 : Number(hour);
    // Nobody is reminded at two in the night unless they say so.
    const isLate = LATE.test(half ?? '') || (half === undefined && hours > 0 && hours < EARLIEST_HOUR);
    const clock = isLate && hours < HOURS ? hours + HOURS : hours;
    return isSaid && clock < 24 && Number(minutes ?? 0) < 60
      ? [`${String(clock).padStart(2, '0')}:${minutes ?? '00'}`]
      : [];
  });
  return found.at(-1) ?? null;
}

/** An hour without a word of its half before this one is of the afternoon. */
const EARLIEST_HOUR = 5;

function daysIn(words: readonly Token[]): number[] | null {
  const group = ACT_WORDS.dayGroups.find(({ names }) => hasPhrase(words, names));
  if (group) return group.days;
  const days = ACT_WORDS.days.flatMap((names, day) => (hasPhrase(words, names) ? [day] : []));
  return days.length > 0 ? days : null;
}
