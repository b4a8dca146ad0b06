import { PLAIN_MENTION } from '#core/language/plain-mention.ts';
import type { Mention } from '#core/language/reading.ts';
import type { FoodPremise, FoodReason, Origin } from '../premises.ts';
import type { FoodIndex } from './food-index.ts';
import { type Rows, rowsOf, rowsThatComeBack } from './food-rows.ts';
import { termsOf } from './food-terms.ts';
import type { HeardFood, Way } from './heard-food.ts';

/** Reasons behind which a body or a clinician stands: no tap on a food lifts them, only one on the illness itself. */
export const NOT_TO_LIFT: readonly FoodReason[] = ['illness', 'medicine'];

const WAYS: Readonly<Record<FoodReason, Way>> = {
  allergy: 'body',
  illness: 'body',
  medicine: 'must',
  faith: 'must',
  diet: 'must',
  dislike: 'dislike',
  wish: 'dislike',
  unread: 'body',
};

const unsaid: Omit<Mention, 'quote'> = { ...PLAIN_MENTION, senses: [], span: { start: 0, end: 0 } };

/** A subject as if it had been said in an answer; null where nobody knows it. */
function asHeard(index: FoodIndex, key: string, how: Pick<HeardFood, 'way' | 'because'>): HeardFood | null {
  const diet = key.startsWith('diet:') ? (index.diets.get(key.slice('diet:'.length)) ?? null) : null;
  const subject = index.subjects.get(key) ?? null;
  if (!diet && !subject) return null;
  const mention = { ...unsaid, quote: diet?.label ?? subject?.label ?? '' };
  const way = diet ? 'follow' : how.way;
  return { field: '', mention, at: 0, subject, diet, forms: [], way, because: how.because, origins: [] };
}

type Left = { subject: string; stance: 'never' | 'disliked'; because: FoodReason; origins: readonly Origin[] };

/** The premise that a subject is left out, with the rows that the words would give; null where nobody knows it. */
export function leftOut(index: FoodIndex, { subject, stance, because, origins }: Left): FoodPremise | null {
  const heard = asHeard(index, subject, { way: WAYS[because], because });
  if (!heard) return null;
  const rows = rowsOf(index, heard);
  return {
    subject,
    label: heard.mention.quote,
    stance,
    because,
    foodsOut: [...rows.out],
    foodsToCheck: [...rows.check],
    foodsBack: [],
    terms: termsOf(index, heard, rows.out),
    scope: null,
    origins,
  };
}

/** The premise that a subject is fine; null where nobody knows it. */
export function calledFine(index: FoodIndex, subject: string, origins: readonly Origin[]): FoodPremise | null {
  const heard = asHeard(index, subject, { way: 'fine', because: 'wish' });
  if (!heard) return null;
  return {
    subject,
    label: heard.mention.quote,
    stance: 'fine',
    because: 'wish',
    foodsOut: [],
    foodsToCheck: [],
    foodsBack: heard.subject?.purely ?? [],
    terms: [],
    scope: null,
    origins,
  };
}

/** All rows that a subject speaks of. */
export function rowsNamedBy(index: FoodIndex, key: string): ReadonlySet<string> {
  const subject = index.subjects.get(key);
  const diet = key.startsWith('diet:') ? index.diets.get(key.slice('diet:'.length)) : undefined;
  return new Set([
    ...(subject ? [...subject.plain, ...subject.holds, ...subject.check] : []),
    ...(diet ? [...diet.foodsOut, ...diet.foodsToCheck] : []),
  ]);
}

/** A premise without what comes back of it because these subjects are fine. */
export function withoutFine(index: FoodIndex, premise: FoodPremise, fine: readonly string[]): FoodPremise {
  if (premise.stance === 'fine' || NOT_TO_LIFT.includes(premise.because)) return premise;
  const exceptions = fine.flatMap((key) => asHeard(index, key, { way: 'fine', because: 'wish' }) ?? []);
  const rows: Rows = { out: new Set(premise.foodsOut), check: new Set(premise.foodsToCheck) };
  const whole = asHeard(index, premise.subject, { way: WAYS[premise.because], because: premise.because });
  const purely = new Set(exceptions.flatMap(({ subject }) => subject?.purely ?? []));
  const back = whole
    ? rowsThatComeBack(index, whole, rows, exceptions)
    : new Set([...rows.out, ...rows.check].filter((id) => purely.has(id)));
  if (back.size === 0) return premise;
  return {
    ...premise,
    foodsOut: premise.foodsOut.filter((id) => !back.has(id)),
    foodsToCheck: premise.foodsToCheck.filter((id) => !back.has(id)),
    foodsBack: [...premise.foodsBack, ...back],
    terms: [],
  };
}

type ByRows = { label: string; rows: readonly string[]; origins: readonly Origin[] };

/** The premises with rows of the catalogue called fine: none leaves them out any more but an illness or a medicine. */
export function calledFineByRows(foods: readonly FoodPremise[], { label, rows, origins }: ByRows): FoodPremise[] {
  const fine = new Set(rows);
  const lifted = foods.map((food) => {
    if (food.stance === 'fine' || NOT_TO_LIFT.includes(food.because)) return food;
    const back = [...food.foodsOut, ...food.foodsToCheck].filter((id) => fine.has(id));
    return back.length === 0
      ? food
      : {
          ...food,
          foodsOut: food.foodsOut.filter((id) => !fine.has(id)),
          foodsToCheck: food.foodsToCheck.filter((id) => !fine.has(id)),
          foodsBack: [...food.foodsBack, ...back],
          terms: [],
        };
  });
  const made: FoodPremise = {
    subject: `doubt:${label.toLowerCase()}`,
    label,
    stance: 'fine',
    because: 'wish',
    foodsOut: [],
    foodsToCheck: [],
    foodsBack: rows,
    terms: [],
    scope: null,
    origins,
  };
  return [...lifted, made];
}
