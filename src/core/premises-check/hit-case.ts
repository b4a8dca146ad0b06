import type { Premises } from '#core/premises/premises.ts';
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
    out: union(ruledOut.map(({ foodsOut }) => foodsOut)),
    never: union(foods.filter(({ stance }) => stance === 'never').map(({ foodsOut }) => foodsOut)),
    back: union(foods.map(({ foodsBack }) => foodsBack)),
  };
}

/** All ids of some lists; hundreds of words that nobody knows may share one of them. */
const union = (lists: readonly (readonly string[])[]): Set<string> => new Set([...new Set(lists)].flat());

export function findingOf({ hit, behind }: HitCase, fault: Fault, severity: Finding['severity']): Finding {
  const means = hit.subjects.map(({ label }) => label).join(' or ');
  return {
    field: hit.field,
    start: hit.start,
    end: hit.end,
    quote: hit.quote,
    fault,
    means,
    severity,
    names: {
      label: means,
      groups: hit.subjects.map(({ group }) => group),
      foods: behind,
      tokens: hit.subjects.flatMap(({ tokens = [] }) => tokens),
      limits: hit.subjects.flatMap(({ limits = [] }) => limits),
    },
  };
}

/** The person tapped what these words mean. */
export const isDecided = ({ near }: Pick<HitCase, 'near'>): boolean =>
  near.accounted.some(({ as }) => as === 'decided');

/** Asked, or shown as not read: the person decides, and nothing is dropped. */
export const isOpen = ({ near }: HitCase): boolean => near.questions.length > 0 || near.unread.length > 0;

/** What the reading says of a name from which nothing follows: whether plain words bear it out. Null where it says nothing. */
export function takenBack({ hit, near, around }: HitCase): 'borne_out' | 'groundless' | 'no_effect' | null {
  const kinds = near.accounted.map(({ as }) => as);
  if (kinds.length === 0) return null;
  const neverOver = hit.subjects.some((subject) => subject.neverOver);
  const over = around.denied(hit) || (around.former(hit) && !neverOver);
  const borneOut = kinds.some((as) =>
    as === 'someone_else' ? around.ofOthers(hit) : (as === 'denied' || as === 'former') && over,
  );
  if (borneOut) return 'borne_out';
  return kinds.some((as) => as === 'no_effect' || as === 'other_meaning') ? 'no_effect' : 'groundless';
}

/** Plain words around the name that could take it back. */
export const mayBeTakenBack = ({ hit, around }: HitCase): boolean =>
  around.denied(hit) ||
  around.ofOthers(hit) ||
  (around.former(hit) && !hit.subjects.some((subject) => subject.neverOver));

/** Foods said to be fine, by other words than these: whatever is said of a name is no excuse for serving what it holds. */
export function excused({ near, sums }: HitCase): ReadonlySet<string> {
  const fromHere = near.foods.filter(({ stance }) => stance === 'fine').flatMap(({ foodsBack }) => foodsBack);
  if (fromHere.length === 0) return sums.back;
  const here = new Set(fromHere);
  return new Set([...sums.back].filter((id) => !here.has(id)));
}
