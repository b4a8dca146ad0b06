import type { TypedAction } from '../actions/actions.ts';
import type { Query, Subject } from '../queries/query.ts';
import { pointsBack, type QueryContext, readQueries, topicIn } from '../queries/read-queries.ts';
import type { PastTurn } from '../turn.ts';
import type { ShownThing } from './shown-thing.ts';

type Known = {
  exercises: QueryContext['exercises'];
  /** What the deeds on the cards of this conversation did, by their ids. */
  done?: ReadonlyMap<string, TypedAction>;
};

/** `told`: the title of the card of knowledge that the newest reply gave. */
export type Stood = Required<Pick<QueryContext, 'last' | 'earlier'>> & { told: string | null };

/** So many turns are looked back on for what a follow-up leaves out: four messages and their replies. */
const LOOKED_BACK = 8;
/** "Ok thanks" ends no subject. */
const LONGEST_NOD = 12;

/**
 * The question, or what was shown or done, that stood last: what was answered, and what the cards show, as they are kept, so that it
 * survives a reload. Read anew from the words is only what an answer of an earlier release does not tell.
 */
export function whatStoodLast(history: readonly PastTurn[], { exercises, done = new Map() }: Known): Stood {
  let last: Query | null = null;
  const earlier: Subject[] = [];
  const turns = history.slice(-LOOKED_BACK);
  for (const [at, { isUser, text, shown = [] }] of turns.entries()) {
    if (!isUser) {
      last = shownLast(shown, { done, exercises }, last) ?? last;
      continue;
    }
    const answered: readonly Query[] =
      turns[at + 1]?.asked ?? readQueries(text, { last, earlier, exercises }).map(({ query }) => query);
    const read = answered.at(-1);
    earlier.push(...answered.map(({ what }) => what));
    // Another subject ends it.
    const goesOn = text.length <= LONGEST_NOD || pointsBack(text);
    last = read ?? topicIn(text, { last: null, exercises }) ?? (goesOn ? last : null);
  }
  const card = turns.at(-1)?.shown?.find(({ kind }) => kind === 'knowledge');
  return { last, earlier, told: card?.kind === 'knowledge' ? card.title : null };
}

/** What the cards of a reply leave to be asked about. A question that was answered with them says it better. */
function shownLast(shown: readonly ShownThing[], known: Required<Known>, asked: Query | null): Query | null {
  const isDone = shown.some(({ kind }) => kind === 'deed' || kind === 'change');
  if (asked !== null && !isDone) return null;
  const meals = shown.flatMap((each) => (each.kind === 'meal' ? [each.mealIndex] : []));
  const [only] = meals;
  if (meals.length === 1 && only !== undefined) return { what: 'meals', meal: only };
  const deeds = shown.flatMap((each) => (each.kind === 'deed' ? (known.done.get(each.deedId) ?? []) : []));
  const last = deeds.at(-1);
  if (last) return questionOf(last, known.exercises);
  if (shown.some((each) => each.kind === 'change' && each.fields.includes('injuries'))) return { what: 'spared' };
  const exercise = shown.findLast((each) => each.kind === 'exercise');
  return exercise?.kind === 'exercise' ? liftQuery(exercise.exerciseId, known.exercises) : null;
}

function liftQuery(id: string, exercises: Known['exercises']): Query | null {
  const exercise = exercises.find((each) => each.id === id);
  return exercise
    ? { what: 'lift', aggregate: 'latest', of: { kind: 'lift', ids: [id], name: exercise.name.toLowerCase() } }
    : null;
}

/** What there is to ask about right after something was done. */
function questionOf(action: TypedAction, exercises: Known['exercises']): Query | null {
  switch (action.kind) {
    case 'log_meal':
      return { what: 'eaten', aggregate: 'sum' };
    case 'replace_meal':
      return { what: 'meals', meal: action.mealIndex };
    case 'log_sets':
      return liftQuery(action.exerciseId, exercises);
    case 'log_workout':
      return { what: 'next_session' };
    case 'log_number':
      return action.logType === 'weight' ? { what: 'weight' } : null;
    default:
      return null;
  }
}
