import type { Premises } from '#core/premises/premises.ts';
import type { Cue } from '#core/premises-check/check-lists.ts';
import type { Hit } from '#core/premises-check/find-names.ts';
import type { Fault, Finding } from '#core/premises-check/finding.ts';
import type { Overlapping } from '#core/premises-check/premise-places.ts';
import type { WordsAround } from '#core/premises-check/words-around.ts';

/** Foods of all premises together, as ids. */
export type FoodSums = {
  out: ReadonlySet<string>;
  /** Those that a `never` rules out. */
  never: ReadonlySet<string>;
  /** Those said to be fine. */
  back: ReadonlySet<string>;
};

/** A name in an answer, the words around it, and what the premises hold from this place. */
export type HitCase = {
  hit: Hit;
  around: WordsAround;
  near: Overlapping;
  premises: Premises;
  sums: FoodSums;
  /** Ids of the foods behind the name, all that it can mean together. */
  behind: readonly string[];
};

export function sumFoods({ foods }: Premises): FoodSums {
  const ruledOut = foods.filter(({ stance }) => stance !== 'fine');
  return {
    out: new Set(ruledOut.flatMap(({ foodsOut }) => foodsOut)),
    never: new Set(foods.filter(({ stance }) => stance === 'never').flatMap(({ foodsOut }) => foodsOut)),
    back: new Set(foods.flatMap(({ foodsBack }) => foodsBack)),
  };
}

export const findingOf = ({ hit }: Pick<HitCase, 'hit'>, fault: Fault, severity: Finding['severity']): Finding => ({
  field: hit.field,
  start: hit.start,
  end: hit.end,
  quote: hit.quote,
  fault,
  means: hit.subjects.map(({ label }) => label).join(' or '),
  severity,
});

/** Asked, or shown as not read: the person decides, and nothing is dropped. */
export const isOpen = ({ near }: HitCase): boolean => near.questions.length > 0 || near.unread.length > 0;

const CUE_OF: Readonly<Record<string, Cue>> = { denied: 'deny', former: 'former', someone_else: 'other' };

/** What the reading says of a name from which nothing follows: whether plain words bear it out. Null where it says nothing. */
export function takenBack({ hit, near, around }: HitCase): 'borne_out' | 'groundless' | 'no_effect' | null {
  const kinds = near.accounted.map(({ as }) => as);
  if (kinds.length === 0) return null;
  const borneOut = kinds.some((as) => {
    const cue = CUE_OF[as];
    return cue !== undefined && (cue === 'deny' ? around.inSentence(hit, cue) : around.inAnswer(cue));
  });
  if (borneOut) return 'borne_out';
  return kinds.some((as) => CUE_OF[as] === undefined) ? 'no_effect' : 'groundless';
}

/** Plain words around the name that could take it back. */
export const mayBeTakenBack = ({ hit, around }: HitCase): boolean =>
  around.inSentence(hit, 'deny') || around.inSentence(hit, 'former') || around.inAnswer('other');
