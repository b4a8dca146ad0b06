import { z } from 'zod';
import { type Profile, profileSchema, SESSION_MINUTES } from '#core/athlete/profile.ts';
import { type Token, tokenise } from '#core/language/tokens.ts';
import moveData from '#data/told-moves.json' with { type: 'json' };
import { cueIn, recentTokens, type ToldClause } from './beside.ts';
import { MEASURE_WORDS, type NumberField, wordsOf } from './measure-words.ts';
import { type Measure, measuresIn } from './measures.ts';
import { type ChoiceField, ladderNamed } from './told-choices.ts';

const phrases = z.array(z.string().min(1)).transform(wordsOf);
const WORDS = z
  .strictObject({
    about: z.string(),
    ...{ more: phrases, less: phrases, notMore: phrases, another: phrases, stored: phrases, twice: phrases },
    ...{ half: phrases, step: phrases, one: phrases, absolute: phrases, aside: phrases, ends: phrases },
  })
  .parse(moveData);

/** An answer that is told by how far it is from the one that stands there. `value` is null where the profile would not take it. */
export type ToldMove = { field: NumberField | ChoiceField; value: number | string | null };

/** "Two more sessions a week", "an hour less sleep", "3 lb heavier than you have me"; null where nothing is told so. */
export function toldMove({ text, isForNow }: Pick<ToldClause, 'text' | 'isForNow'>, profile: Profile): ToldMove | null {
  const tokens = recentTokens(text);
  if (isForNow || !MOVES.some((words) => words.isIn(tokens)) || WORDS.aside.isIn(tokens)) return null;
  if (WORDS.step.isIn(tokens)) return steppedIn(tokens, profile);
  const isFromStored = WORDS.stored.isIn(tokens);
  for (const part of partsOf(withoutStored(tokens))) {
    const way = directionOf(part);
    const measure = way === 0 ? undefined : measuresOf(part).find(({ kind }) => kind !== 'bare' && kind !== 'else');
    const field = measure ? fieldMoved(measure, tokens, isFromStored) : null;
    if (!field || !measure) continue;
    const by = measure.amount ?? measure.value;
    return moved(field, way * (field === 'sleepHours' ? by / 60 : by), profile);
  }
  return timesIn(tokens, profile);
}

/** Without one of these nothing is moved. */
const MOVES = [WORDS.more, WORDS.less, WORDS.another, WORDS.twice, WORDS.half, WORDS.step];

/** Without what names the answer as it stands: "than you have me down for". */
function withoutStored(tokens: readonly Token[]): Token[] {
  const left: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const length = WORDS.stored.lengthAt(tokens, at);
    const token = tokens[at];
    if (length > 0) at += length - 1;
    else if (token) left.push(token);
  }
  return left;
}

/** The parts of a clause between its commas and its reasons. */
function partsOf(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  tokens.forEach((token, at) => {
    if (token.kind === 'sign' || WORDS.ends.lengthAt(tokens, at) > 0) parts.push([]);
    else parts.at(-1)?.push(token);
  });
  return parts;
}

const count = (tokens: readonly Token[], words: typeof WORDS.more): number =>
  tokens.filter((_, at) => words.lengthAt(tokens, at) > 0).length;

/** +1, −1, or 0 where nothing or as much of both is said. */
function directionOf(tokens: readonly Token[]): number {
  const others = count(tokens, WORDS.notMore);
  const [more, less] = [count(tokens, WORDS.more), count(tokens, WORDS.less)];
  if (others > 0) return 0;
  return more + less === 0 ? Number(WORDS.another.isIn(tokens)) : Math.sign(more - less);
}

/** What "one" for "an" cuts. */
const WHOLE = [
  ['half 1 hour', 'half an hour'],
  ['quarter 1 hour', 'quarter of an hour'],
  ['half 1 ', '0.5 '],
  ['and 1 half', 'and a half'],
  ['1 week', 'a week'],
  ['1 day', 'a day'],
  ['1 night', 'a night'],
] as const;
const COUNTS_TWO = 'couple';

/** What is measured here, once the words of direction are left out and "a year" is one. "To 50" is no amount. */
function measuresOf(part: readonly Token[]): Measure[] {
  const words = part.flatMap((token, at) => {
    if (WORDS.one.lengthAt(part, at) > 0) return ['1'];
    if (token.plain === COUNTS_TWO) return ['2'];
    const isDirection = WORDS.more.lengthAt(part, at) + WORDS.less.lengthAt(part, at) > 0;
    return isDirection || token.plain === 'of' ? [] : [token.plain];
  });
  const text = WHOLE.reduce((said, [cut, whole]) => said.replaceAll(cut, whole), words.join(' '));
  const tokens = tokenise(text);
  return measuresIn({ text, tokens }).filter(({ from }) => WORDS.absolute.lengthAt(tokens, from - 1) === 0);
}

function fieldMoved({ kind }: Measure, tokens: readonly Token[], isFromStored: boolean): NumberField | null {
  switch (kind) {
    case 'weight':
      return cueIn(tokens, 'targetWeightLbs') ? 'targetWeightLbs' : isFromStored ? 'weightLbs' : null;
    case 'height':
      return isFromStored ? 'heightIn' : null;
    case 'years':
      return isFromStored ? 'age' : null;
    case 'times':
      return MEASURE_WORDS.rates.week.isIn(tokens) ? 'workoutDaysPerWeek' : null;
    case 'meals':
      return 'mealsPerDay';
    case 'minutes':
      return cueIn(tokens, 'sleepHours') ? 'sleepHours' : cueIn(tokens, 'workoutDuration') ? 'workoutDuration' : null;
    default:
      return null;
  }
}

const STEPS: Partial<Record<NumberField, number>> = {
  weightLbs: 0.1,
  targetWeightLbs: 0.1,
  heightIn: 0.1,
  sleepHours: 0.25,
};
const LONGEST = Math.max(...SESSION_MINUTES);

function moved(field: NumberField, by: number, profile: Profile): ToldMove | null {
  const held = profile[field];
  return typeof held === 'number' ? within(field, held + by) : null;
}

/** As the profile would take it; a workout that is twice as long is as long as one may be. */
function within(field: NumberField, next: number): ToldMove {
  const step = STEPS[field] ?? 1;
  const rounded = Math.round(Math.round(next / step) * step * 100) / 100;
  const value = field === 'workoutDuration' ? Math.min(rounded, LONGEST) : rounded;
  return { field, value: profileSchema.shape[field].safeParse(value).success ? value : null };
}

/** "Twice as many training days a week". */
function timesIn(tokens: readonly Token[], profile: Profile): ToldMove | null {
  const factor = WORDS.twice.isIn(tokens) ? 2 : WORDS.half.isIn(tokens) ? 0.5 : null;
  if (factor === null) return null;
  const rates = ['mealsPerDay', 'workoutDuration', 'workoutDaysPerWeek'] as const;
  const isLong = tokens.some(({ plain }) => plain === 'long' || plain === 'length');
  const field = rates.find((each) => cueIn(tokens, each) && (each !== 'workoutDuration' || isLong));
  return field ? within(field, profile[field] * factor) : null;
}

/** "My stress is one level higher". */
function steppedIn(tokens: readonly Token[], profile: Profile): ToldMove | null {
  const way = directionOf(tokens);
  const ladder = way === 0 ? null : ladderNamed(tokens);
  if (!ladder) return null;
  const next = ladder.steps[ladder.steps.indexOf(String(profile[ladder.field])) + way];
  return next === undefined ? null : { field: ladder.field, value: next };
}
