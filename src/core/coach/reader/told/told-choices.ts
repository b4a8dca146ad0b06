import { z } from 'zod';
import {
  ACTIVITY_LEVELS,
  type ActivityLevel,
  GOALS,
  type Profile,
  SEXES,
  STRESS_LEVELS,
} from '#core/athlete/profile.ts';
import { LEVELS, type Level } from '#core/catalogue/level.ts';
import type { Token } from '#core/language/tokens.ts';
import wordData from '#data/coach-words.json' with { type: 'json' };
import choiceData from '#data/told-choices.json' with { type: 'json' };
import { MOST_BEFORE, recentTokens, type ToldClause } from './beside.ts';
import { type Words, wordsOf } from './measure-words.ts';

const VALUES = {
  ...{ sex: SEXES, stressLevel: STRESS_LEVELS, cookingLevel: LEVELS, experienceLevel: LEVELS },
  ...{ activityLevel: ACTIVITY_LEVELS, goal: GOALS },
} as const;
export type ChoiceField = keyof typeof VALUES;
export const CHOICE_FIELDS = Object.keys(VALUES) as ChoiceField[];

const phrases = z.array(z.string().min(1)).transform(wordsOf);
const valueSchema = z.strictObject({ named: phrases, said: phrases });
const DATA = z
  .strictObject({
    about: z.string(),
    denied: phrases,
    soft: phrases,
    answers: z.record(
      z.enum(CHOICE_FIELDS),
      z.strictObject({ cues: phrases, unlike: phrases, values: z.record(z.string(), valueSchema) }),
    ),
    jobFrames: phrases,
    jobLeft: phrases,
    notSo: phrases,
    trained: phrases,
  })
  .parse(choiceData);

const JOBS = Object.entries(wordData.jobs).map(([level, names]) => ({
  level: level as ActivityLevel,
  words: wordsOf(names.flatMap((name) => [name, `${name}s`])),
}));

type Said = { tokens: readonly Token[]; context: readonly Token[]; isForNow: boolean };
export type ToldChoice = { field: ChoiceField; value: string } | { field: ChoiceField; ask: string };
const UNCLEAR = 'unclear';
const WHICH_LEVEL = 'I know four levels: sedentary, moderate, active and very active. Which one fits your days?';

/** What a clause tells of the answers that are chosen from a few. */
export function toldChoices({ text, earlier, isForNow }: ToldClause, profile: Profile): ToldChoice[] {
  const tokens = wordsIn(text);
  if (DATA.notSo.isIn(tokens)) return [];
  const said: Said = { tokens, context: [...wordsIn(earlier).slice(-MOST_BEFORE), ...tokens], isForNow };
  const told = CHOICE_FIELDS.flatMap((field): ToldChoice[] => {
    const value = valueNamed(said, field, profile) ?? valueSaid(said, field);
    if (value === UNCLEAR) return [{ field, ask: WHICH_LEVEL }];
    return value === null ? [] : [{ field, value }];
  });
  const job = isForNow ? null : jobIn(tokens);
  const isNamed = told.some((each) => each.field === 'activityLevel' && !('value' in each && each.value === 'active'));
  if (job === null || isNamed) return told;
  return [...told.filter(({ field }) => field !== 'activityLevel'), { field: 'activityLevel', value: job }];
}

/** "Non-binary" is two words. */
const wordsIn = (text: string): Token[] => recentTokens(text).filter(({ plain }) => plain !== '-');

type Found = { value: string; at: number; to: number };

/** The values that are called by a name here and not turned down, the longest name of each place. */
function namesIn({ tokens }: Said, field: ChoiceField): Found[] {
  const found: Found[] = [];
  for (let at = 0; at < tokens.length; at++) {
    let best: Found | null = null;
    for (const [value, { named }] of Object.entries(DATA.answers[field].values)) {
      const length = named.lengthAt(tokens, at);
      if (length > 0 && at + length > (best?.to ?? at)) best = { value, at, to: at + length };
    }
    if (!best) continue;
    found.push(best);
    at = best.to - 1;
  }
  return found.filter((each) => !isTurnedDown(tokens, each.at));
}

const LONGEST_PHRASE = 4;

function isTurnedDown(tokens: readonly Token[], at: number): boolean {
  for (let end = at; end > 0; end--) {
    if (endsAt(tokens, end, DATA.denied)) return true;
    if (DATA.soft.lengthAt(tokens, end - 1) === 0) return false;
  }
  return false;
}

function endsAt(tokens: readonly Token[], end: number, words: Words): boolean {
  for (let from = Math.max(0, end - LONGEST_PHRASE); from < end; from++) {
    if (from + words.lengthAt(tokens, from) === end) return true;
  }
  return false;
}

/** "My stress is low", "put cooking down as advanced": what is called by its name beside a word of the answer; news before what stands. */
function valueNamed(said: Said, field: ChoiceField, profile: Profile): string | null {
  const { cues, unlike } = DATA.answers[field];
  const isHere = cues.isIn(said.tokens);
  if (unlike.isIn(said.tokens) && !(isHere && STRONG.has(field))) return null;
  if (!isHere && !(cues.isIn(said.context) && !isOfOther(said, field))) return null;
  const names = ownNames(said, field);
  return (names.findLast(({ value }) => value !== profile[field]) ?? names.at(-1))?.value ?? null;
}

/**
 * "Cooking intermediate, lifting advanced", "advanced in the gym and intermediate for cooking": the names belong to the answers in their
 * order, and one name belongs to both.
 */
function ownNames(said: Said, field: ChoiceField): Found[] {
  const names = namesIn(said, field);
  if (!STRONG.has(field)) return names;
  const cued = said.tokens.flatMap((_, at) =>
    [...STRONG].filter((each) => DATA.answers[each].cues.lengthAt(said.tokens, at) > 0),
  );
  const order = [...new Set(cued)];
  return order.length < 2 || names.length < 2 ? names : names.filter((_, at) => order[at] === field);
}

/** Their cues are plain names of the answer. */
const STRONG: ReadonlySet<ChoiceField> = new Set(['cookingLevel', 'experienceLevel']);

const isOfOther = ({ tokens }: Said, field: ChoiceField): boolean =>
  CHOICE_FIELDS.some((other) => other !== field && other !== 'goal' && DATA.answers[other].cues.isIn(tokens));

function valueSaid(said: Said, field: ChoiceField): string | null {
  if (said.isForNow) return null;
  const { values, unlike } = DATA.answers[field];
  if (unlike.isIn(said.tokens)) return null;
  const told = Object.entries(values).find(([, { said: phrases }]) => holdsNow(said.tokens, phrases))?.[0];
  if (told !== undefined) return told;
  return field === 'experienceLevel' ? levelAfter(said.tokens) : null;
}

/** "I quit my desk job" tells of none. */
const holdsNow = (tokens: readonly Token[], words: Words): boolean =>
  tokens.some(
    (_, at) => words.lengthAt(tokens, at) > 0 && !DATA.jobLeft.isIn(tokens.slice(Math.max(0, at - LONGEST_PHRASE), at)),
  );

const MONTHS = { year: 12, years: 12, month: 1, months: 1 } as const;
const COUNTS = /^(?:an?|one|\d+)$/;
const MONTHS_INTERMEDIATE = 6;
const MONTHS_ADVANCED = 36;

/** "I have been lifting for two years". */
function levelAfter(tokens: readonly Token[]): Level | null {
  const at = tokens.findIndex(({ plain }, place) => plain in MONTHS && tokens[place - 1]?.kind !== 'sign');
  const unit = tokens[at]?.plain as keyof typeof MONTHS | undefined;
  const before = tokens.slice(0, Math.max(0, at - 1));
  if (!unit || !DATA.trained.isIn(before) || !before.slice(-REACH).some(({ plain }) => plain === 'for')) return null;
  if (!COUNTS.test(tokens[at - 1]?.plain ?? '')) return null;
  const months = (Number(tokens[at - 1]?.plain) || 1) * MONTHS[unit];
  if (months > MONTHS_ADVANCED) return 'advanced';
  return months >= MONTHS_INTERMEDIATE ? 'intermediate' : 'beginner';
}

/** So many words from what tells of one's own work may its name stand. */
const REACH = 4;

/** "I work as a roofer now". */
function jobIn(tokens: readonly Token[]): ActivityLevel | null {
  for (const { level, words } of JOBS) {
    for (let at = 0; at < tokens.length; at++) {
      const length = words.lengthAt(tokens, at);
      if (length === 0 || DATA.answers.cookingLevel.cues.isIn(tokens.slice(at, at + length))) continue;
      const before = tokens.slice(Math.max(0, at - REACH), at).filter(({ kind }) => kind === 'word');
      if (DATA.jobFrames.isIn(before) && !DATA.jobLeft.isIn(before)) return level;
    }
  }
  return null;
}

/** The answer of these that is spoken of, with its values from the lowest up. */
export function ladderNamed(tokens: readonly Token[]): { field: ChoiceField; steps: readonly string[] } | null {
  const field = LADDERS.find((each) => DATA.answers[each].cues.isIn(tokens));
  return field ? { field, steps: VALUES[field] } : null;
}

const LADDERS = ['stressLevel', 'cookingLevel', 'activityLevel', 'experienceLevel'] as const;
