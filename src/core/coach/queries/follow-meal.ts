import type { Clause } from './clause.ts';
import { entitiesIn, has, mealIn, windowsFor } from './clause-parts.ts';
import type { Followed } from './follow-up.ts';
import type { Query, Subject } from './query.ts';

/** Subjects whose answer shows a meal or a day of meals: "that" is one of these. */
const SHOWS_MEALS: ReadonlySet<Subject> = new Set(['meals', 'dish', 'contents', 'meal_idea']);

const KEEP_APART = ['left', 'why', 'should', 'goal_word', 'action', 'groceries', 'lift', 'if', 'how_to'] as const;

/** What is asked of the meal or the day that stood last: "how much protein is that", "any nuts in it", "is that ok for me". */
export function followMeal(clause: Clause, last: Query): Followed | null {
  const isOfTime = has(clause, 'cook_time');
  if (!SHOWS_MEALS.has(last.what) || (!isOfTime && has(clause, ...KEEP_APART))) return null;
  const place = { ...placeOf(last), ...mealIn(clause), ...windowsFor(clause, 'meals') };
  const ask = (query: Pick<Query, 'what' | 'aggregate' | 'of'>): Followed => ({
    query: { ...query, ...place },
    certainty: 0.95,
  });
  const [nutrient] = entitiesIn(clause, ['nutrient']);
  if (nutrient) return ask({ what: 'dish', of: nutrient });
  if (isOfTime) return ask({ what: 'dish', aggregate: 'when' });
  if (has(clause, 'whats_in') && !has(clause, 'food', 'dish_word')) return ask({ what: 'contents', aggregate: 'list' });
  if (has(clause, 'food'))
    return isOfIt(clause) ? ask({ what: 'contents', of: { kind: 'food', words: clause.text } }) : null;
  if (has(clause, 'safe', 'eatable') && (has(clause, 'pointer') || clause.words.length <= MOST_BARE))
    return ask({ what: 'contents' });
  const isOther = has(clause, 'meal') && (has(clause, 'follow') || clause.words.length <= 2);
  return isOther && last.what !== 'meals' ? { query: { ...last, ...place }, certainty: 0.95 } : null;
}

const MOST_BARE = 4;

/** "Any nuts in that", "does it have dairy", "what about eggs?": little else than the food and what points at the dish. */
const isOfIt = (clause: Clause): boolean =>
  (has(clause, 'holding', 'is_there') && has(clause, 'pointer', 'meal', 'weekday', 'today', 'tomorrow')) ||
  (has(clause, 'is_there', 'follow') && clause.words.length <= MOST_BARE);

/** Where the meal of a question stands: which one, and on what day. */
function placeOf({ meal, of, window }: Query): Pick<Query, 'meal' | 'window'> {
  const named = meal ?? (of?.kind === 'meal' ? of.id : undefined);
  return { ...(named !== undefined && { meal: named }), ...(window && { window }) };
}
