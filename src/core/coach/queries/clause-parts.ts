import type { Clause } from './clause.ts';
import type { MealAsked, Query, QueryOf, Subject, Window } from './query.ts';
import type { Meaning } from './query-words.ts';

/** Whether any of the classes is in a clause. */
export const has = ({ classes }: Clause, ...ids: string[]) => ids.some((id) => classes.has(id));

/** The things of some kinds that a clause names, each once; a longer name hides one inside it. */
export function entitiesIn({ found }: Clause, kinds: readonly QueryOf['kind'][]): QueryOf[] {
  const named = found.filter(({ meaning }) => kinds.some((kind) => kind === meaning.kind));
  const outer = named.filter(
    (one) =>
      !named.some(
        (other) =>
          other !== one && other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from,
      ),
  );
  const ofs = outer.flatMap(({ meaning }) => entityOf(meaning));
  return ofs.filter((of, index) => ofs.findIndex((other) => JSON.stringify(other) === JSON.stringify(of)) === index);
}

function entityOf(meaning: Meaning): QueryOf[] {
  switch (meaning.kind) {
    case 'nutrient':
      return [{ kind: 'nutrient', id: meaning.id }];
    case 'meal':
      return [{ kind: 'meal', id: meaning.id }];
    case 'part':
      return [{ kind: 'part', id: meaning.id }];
    case 'muscle':
      return [{ kind: 'muscle', id: meaning.id }];
    case 'field':
      return [{ kind: 'field', id: meaning.id }];
    case 'joint':
      return [{ kind: 'joint', id: meaning.id }];
    case 'cardio':
      return [{ kind: 'cardio', id: meaning.id }];
    default:
      return [];
  }
}

/** The first meal that a clause names. */
export function mealIn(clause: Clause): { meal?: MealAsked } {
  const [first] = entitiesIn(clause, ['meal']);
  return first?.kind === 'meal' ? { meal: first.id } : {};
}

/** Subjects that know no time of their own. */
const TIMELESS: ReadonlySet<Subject> = new Set([
  ...(['weight_why', 'on_track', 'streak', 'workout_plan', 'volume', 'target', 'meal_idea'] as const),
  ...(['burned', 'membership', 'price', 'answer', 'groceries', 'tired', 'goal_gap', 'spared'] as const),
]);

/** Of a day to come nothing is eaten yet; a weekday is one that is over only where something was done on it. */
const mayBeAhead = (window: Window, clause: Clause) =>
  (window.kind === 'day' && window.ago < 0) || (window.kind === 'weekday' && !has(clause, 'eaten', 'did_i'));

/** The first stretch that is named, and the one that it is held against. */
export function windowsFor(clause: Clause, what: Subject): Pick<Query, 'window' | 'compare'> {
  const [first, second] = clause.windows;
  if (first === undefined || TIMELESS.has(what) || (what === 'eaten' && mayBeAhead(first, clause))) return {};
  const compares = clause.found.some(({ meaning }) => meaning.kind === 'compare');
  if (!compares) return { window: first };
  if (second !== undefined) return { window: first, compare: second };
  const isAgainst = has(clause, 'against_last');
  return isAgainst && (first.kind === 'week' || first.kind === 'month') && first.ago === 1
    ? { window: { ...first, ago: 0 }, compare: first }
    : { window: first };
}
