import { hasPhrase, withoutSigns } from '#core/language/phrase-set.ts';
import { type Token, tokenise } from '#core/language/tokens.ts';
import { lbsFromKg, toTenth } from '#core/units/convert.ts';
import { withEnglishNumbers } from '#core/units/number-words.ts';
import type { ActionOf, ToldSet } from '../actions/actions.ts';
import type { RecentEntry } from '../dialogue/recent-entries.ts';
import { ACT_WORDS, numberIn } from './act-words.ts';
import { liftsIn, type NamedLift } from './named-lifts.ts';
import { mendCardio } from './read-cardio.ts';
import { daysSaid, type SaidDay } from './said-days.ts';
import { SESSION_WORDS } from './session-words.ts';
import { toldSets } from './told-sets.ts';

/** `other_day`: what was logged was done on that day. */
export type Mend =
  | ActionOf<'correct_log'>
  | ActionOf<'delete_log'>
  | { kind: 'other_day'; logId: string; day: SaidDay };
type SetsEntry = Extract<RecentEntry, { kind: 'sets' }>;
type NumberEntry = Extract<RecentEntry, { kind: 'number' }>;

/** Who mends an entry says little. */
const MOST_WORDS = 12;
/** Nothing that was logged is wrong by more than that: it is another number that is meant. */
const NEAR = 0.35;
const BARE = /^\d{1,3}(?:[.,]\d{1,2})?(?: ?(?:kgs?|lbs?|pounds?|kilos?))?[.!]?$/i;

/** `before`: what the message said up to there, where the lift may be named. */
type Known = { entries: readonly RecentEntry[]; exercises: readonly NamedLift[]; before?: string };

/**
 * What a message mends of what was logged a moment ago: "no rows were 55", "scrap the 6", "195.9, fat thumbs", "delete that". Null where it
 * tells something else, or where two things could be meant.
 */
export function readMend(message: string, { entries, exercises, before = '' }: Known): Mend | null {
  if (entries.length === 0 || message.includes('?')) return null;
  const tokens = tokenise(message);
  if (tokens.filter(({ kind }) => kind === 'word').length > MOST_WORDS) return null;
  const entry = entryMeant(tokens, { entries, exercises, before });
  if (!entry) return null;
  const words = withoutSigns(tokens);
  if (hasPhrase(words, ACT_WORDS.undoing)) return takenOut(words, entry);
  const day = otherDay(words);
  if (day) return { kind: 'other_day', logId: entry.logId, day };
  if (entry.kind === 'cardio') return mendCardio(message, entry);
  if (!hasPhrase(words, ACT_WORDS.correcting) && !BARE.test(message.trim())) return null;
  // What food it was in truth is read with the foods.
  if (entry.kind === 'food' || entry.kind === 'whole') return null;
  return entry.kind === 'number' ? otherNumber(words, entry) : otherSets(message, tokens, { entry, exercises });
}

/** The lift that is named, where it was logged just now; else the newest entry. A lift of another day is none of them. */
function entryMeant(tokens: readonly Token[], { entries, exercises, before = '' }: Known): RecentEntry | null {
  const logged = entries.flatMap((entry) => (entry.kind === 'sets' ? [entry] : []));
  const planned = exercises.filter(({ id }) => logged.some(({ exerciseId }) => exerciseId === id));
  const [named] = [...liftsIn(tokens, { exercises, planned }), ...liftsIn(tokenise(before), { exercises, planned })];
  if (!named) return entries[0] ?? null;
  return logged.find(({ exerciseId }) => exerciseId === named.lift.id) ?? null;
}

/** "That was yesterday, not today", "sorry, it was on monday": only the day was wrong, and nothing else is told. */
function otherDay(words: readonly Token[]): SaidDay | null {
  const isCorrecting = hasPhrase(words, ACT_WORDS.correcting) && hasPhrase(words, ACT_WORDS.entryOfDay);
  if (!isCorrecting || words.some(({ kind }) => kind === 'number')) return null;
  if (hasPhrase(words, SESSION_WORDS.yesterday)) return { kind: 'ahead', days: -1 };
  const [only, ...others] = daysSaid(words).filter(({ said }) => said.kind === 'weekday');
  return only && others.length === 0 ? only.said : null;
}

const numbersIn = (tokens: readonly Token[]) =>
  tokens.flatMap((token, at) =>
    token.kind === 'number' ? [{ value: numberIn(token), unit: tokens[at + 1]?.stem ?? '' }] : [],
  );

function takenOut(words: readonly Token[], entry: RecentEntry): Mend | null {
  // "Forget it" is no word about an entry.
  const isWhole = hasPhrase(words, ACT_WORDS.takesOut) && hasPhrase(words, ACT_WORDS.whole);
  if (entry.kind !== 'sets') return isWhole ? { kind: 'delete_log', logId: entry.logId } : null;
  const [number, ...others] = numbersIn(words);
  if (number && others.length === 0) return withoutReps(entry, number.value);
  if (hasPhrase(words, ACT_WORDS.lastSet)) return withSets(entry, entry.sets.slice(0, -1));
  return isWhole ? { kind: 'delete_log', logId: entry.logId } : null;
}

/** "The 6" is the one set of six; of two of them neither is meant for sure. */
function withoutReps(entry: SetsEntry, reps: number): Mend | null {
  const rest = entry.sets.filter((set) => set.reps !== reps);
  return rest.length === entry.sets.length - 1 ? withSets(entry, rest) : null;
}

const withSets = ({ logId, unit }: SetsEntry, performed: readonly ToldSet[]): Mend =>
  performed.length === 0
    ? { kind: 'delete_log', logId }
    : { kind: 'correct_log', logId, value: null, performed: [...performed], unit };

function otherNumber(words: readonly Token[], { logId, logType, value }: NumberEntry): Mend | null {
  if (hasPhrase(words, ACT_WORDS.notEntries)) return null;
  const meant = numbersIn(words).flatMap(({ value: told, unit }) => {
    if (unit !== '' && SESSION_WORDS.hours.keys.has(unit)) return [];
    const kept = logType === 'weight' && /^(?:kg|kilo)$/.test(unit) ? toTenth(lbsFromKg(told)) : told;
    return kept !== value && Math.abs(kept - value) <= Math.max(NEAR * value, logType === 'energy' ? 10 : 0)
      ? [kept]
      : [];
  });
  const [only, ...others] = meant;
  return only === undefined || others.length > 0 ? null : { kind: 'correct_log', logId, value: only, performed: null };
}

type Sets = { entry: SetsEntry; exercises: readonly NamedLift[] };

/** "No, rows were 55": another weight for all its sets. "It was 3x8": other sets. "8 reps": another last set. */
function otherSets(message: string, tokens: readonly Token[], { entry, exercises }: Sets): Mend | null {
  const [named] = liftsIn(tokens, { exercises, planned: exercises.filter(({ id }) => id === entry.exerciseId) });
  const around = named ? `${message.slice(0, named.start)} ${message.slice(named.end)}` : message;
  const place = placeIn(around);
  const rest = withEnglishNumbers(around.replace(ORDINAL, ' ')).replace(WAS_WRONG, ' ');
  const [number, ...others] = numbersIn(tokenise(rest));
  if (!number) return null;
  if (others.length === 0)
    return place === null ? otherLoadOrReps(rest, number, entry) : otherSet(place, number, entry);
  const told = toldSets(rest, entry.unit);
  if (!told) return null;
  const weight = entry.sets[0]?.weightLbs ?? null;
  return withSets(
    entry,
    told.sets.map((set) => ({ ...set, weightLbs: set.weightLbs ?? weight })),
  );
}

/** "11, not 12": the number that was wrong. */
const WAS_WRONG = /,? ?\b(?:not|instead of|rather than) \d{1,3}(?:[.,]\d{1,2})?\b/i;
const ORDINAL = /\b(?:1st|2nd|3rd|4th|5th|first|second|third|fourth|fifth|last)\b(?: one| set| lot)?/i;
const PLACES = [/^(?:1st|first)/i, /^(?:2nd|second)/i, /^(?:3rd|third)/i, /^(?:4th|fourth)/i, /^(?:5th|fifth)/i];

/** Which of the sets is meant, from 0; -1 the last. */
function placeIn(text: string): number | null {
  const found = ORDINAL.exec(text)?.[0];
  if (found === undefined) return null;
  return /^last/i.test(found) ? -1 : PLACES.findIndex((pattern) => pattern.test(found));
}

/** "The 2nd was 15": the repetitions of that one set. */
function otherSet(place: number, { value, unit }: { value: number; unit: string }, entry: SetsEntry): Mend | null {
  const at = place < 0 ? entry.sets.length - 1 : place;
  const set = entry.sets[at];
  if (!set || !Number.isInteger(value) || /^(?:kg|kilo|lb|pound)$/.test(unit)) return null;
  return withSets(entry, entry.sets.with(at, { ...set, reps: value }));
}

const REPS_NEAR = 3;

/** What a number without a unit can be: a load near the one that was logged, or repetitions near those of the only set. */
function bareMeans(value: number, { lbs, weight, entry }: { lbs: number; weight: number; entry: SetsEntry }) {
  const [only, ...more] = entry.sets;
  const isNearReps = Number.isInteger(value) && only !== undefined && Math.abs(value - only.reps) <= REPS_NEAR;
  const isNearLoad = Math.abs(lbs - weight) <= NEAR * weight;
  return [...(isNearLoad ? (['load'] as const) : []), ...(isNearReps && more.length === 0 ? (['reps'] as const) : [])];
}

function otherLoadOrReps(
  rest: string,
  { value, unit }: { value: number; unit: string },
  entry: SetsEntry,
): Mend | null {
  const told = unit === 'kg' || unit === 'kilo' ? 'kg' : unit === 'lb' || unit === 'pound' ? 'lb' : entry.unit;
  const lbs = told === 'kg' ? toTenth(lbsFromKg(value)) : value;
  const weight = entry.sets.at(-1)?.weightLbs ?? null;
  const isReps = /\breps?\b/i.test(rest) || (weight === null && Number.isInteger(value));
  const isLoad = /^(?:kg|kilo|lb|pound)$/.test(unit);
  const [bare, ...others] = isReps || isLoad || weight === null ? [] : bareMeans(value, { lbs, weight, entry });
  if (!isReps && !isLoad && (bare === undefined || others.length > 0)) return null;
  if (isReps || bare === 'reps') {
    const last = entry.sets.at(-1);
    return last ? withSets(entry, [...entry.sets.slice(0, -1), { ...last, reps: value }]) : null;
  }
  if (weight === null || Math.abs(lbs - weight) > 2 * NEAR * weight) return null;
  return withSets(
    entry,
    entry.sets.map((set) => ({ ...set, weightLbs: lbs })),
  );
}
