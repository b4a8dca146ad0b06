import { type Clause, clausesIn } from './clause.ts';
import { entitiesIn, has, mealIn, windowsFor } from './clause-parts.ts';
import { liftIn } from './lift-in.ts';
import type { Aggregate, Query, QueryOf, Subject } from './query.ts';
import { OF_KINDS, OF_ONE_MEAL, type QueryContext } from './read-queries.ts';

/** What is asked of a lift where none is named and none stood last. */
const WITHOUT_LIFT: Partial<Record<Aggregate, Query>> = {
  latest: { what: 'sessions', aggregate: 'list' },
  best: { what: 'records' },
  change: { what: 'records' },
  stuck: { what: 'on_track' },
  next: { what: 'next_session' },
  why: { what: 'next_session', aggregate: 'why' },
};

/** Subjects whose food is said in words that the catalogue reads. */
const OF_FOOD_WORDS = (query: Query) =>
  query.what === 'food_table' || (query.what === 'groceries' && query.aggregate === 'sum');
/** Subjects after which "that" is a meal. */
const SHOWS_MEALS: ReadonlySet<Subject> = new Set(['meals', 'dish', 'contents', 'meal_idea']);

/** Without something that is named the question is another one: "where does my calcium come from". */
const NEEDS_A_THING: ReadonlySet<Subject> = new Set(['sources', 'food_table']);

/** "What happens on Saturday" asks for no date. */
const OF_DATES = ['days', 'how_long', 'how_many', 'date_word'];

const firstOf = <Found>(clauses: readonly Clause[], find: (clause: Clause) => Found | null): Found | null => {
  for (const clause of clauses) {
    const found = find(clause);
    if (found !== null) return found;
  }
  return null;
};
const orNull = <Part extends object>(part: Part): Part | null => (Object.keys(part).length > 0 ? part : null);

type Said = { text: string; message: string };

/**
 * A question that is known by its meaning, with what its words name: the stretch of time, the lift, the meal, the food. `text` asks it,
 * `message` is all that was said: "my guest can't have nuts. Anything in it?"
 */
export function filledQueries(asked: Query, { text, message }: Said, context: QueryContext): Query[] {
  const clauses = clausesIn(text);
  if (asked.what === 'today' && !clauses.some((clause) => has(clause, ...OF_DATES))) return [];
  const window = firstOf(clauses, (clause) => orNull(windowsFor(clause, asked.what))) ?? {};
  if (asked.what === 'lift') {
    const last = context.last?.of?.kind === 'lift' ? context.last.of : null;
    const lift = firstOf(clauses, (clause) => liftIn(clause, context)) ?? last;
    if (lift) return [{ ...asked, ...window, of: lift }];
    const without = WITHOUT_LIFT[asked.aggregate ?? 'latest'];
    return without ? [{ ...without, ...window }] : [];
  }
  const filled = { ...asked, ...window, ...placeIn(asked, clauses, context) };
  const named = thingsIn(asked, clauses, { text, message });
  if (named.length === 0 && NEEDS_A_THING.has(asked.what)) return [];
  return named.length === 0 ? [filled] : named.map((of) => ({ ...filled, of }));
}

/** The meal that is asked about: the one that is named, else the one that stood last. */
function placeIn({ what }: Query, clauses: readonly Clause[], { last }: QueryContext): Pick<Query, 'meal' | 'window'> {
  if (!OF_ONE_MEAL.has(what)) return {};
  const named = firstOf(clauses, (clause) => orNull(mealIn(clause)));
  if (named || last === null || !SHOWS_MEALS.has(last.what)) return named ?? {};
  const meal = last.meal ?? (last.of?.kind === 'meal' ? last.of.id : undefined);
  return { ...(last.window && { window: last.window }), ...(meal !== undefined && { meal }) };
}

function thingsIn(asked: Query, clauses: readonly Clause[], { text, message }: Said): QueryOf[] {
  if (asked.of) return [];
  if (OF_FOOD_WORDS(asked)) return [{ kind: 'food', words: text }];
  if (asked.what === 'contents') {
    if (asked.aggregate !== undefined) return [];
    const named = [text, message].find((words) => clausesIn(words).some((clause) => has(clause, 'food', 'dish_word')));
    return named === undefined ? [] : [{ kind: 'food', words: named }];
  }
  const kinds = OF_KINDS[asked.what] ?? [];
  return (
    firstOf(clauses, (clause) => {
      const found = entitiesIn(clause, kinds);
      return found.length > 0 ? found : null;
    }) ?? []
  );
}
