import { FUNCTION_WORDS } from '#core/language/plain-words.ts';
import { phraseKey } from '#core/language/tokens.ts';
import { type Clause, clausesIn } from './clause.ts';
import { entitiesIn, has, mealIn, windowsFor } from './clause-parts.ts';
import { followUp } from './follow-up.ts';
import { type LiftOf, liftIn } from './lift-in.ts';
import type { Aggregate, Query, QueryOf, ReadQuery, Subject, Window } from './query.ts';
import { FRAMES, type ReadyFrame, STRANGE_CLASSES } from './query-words.ts';

export type QueryContext = {
  /** The question before: what is left out is taken from it. */
  last: Query | null;
  /** What else was asked lately: "should I see a doctor" is about the tiredness of some messages ago. */
  earlier?: readonly Subject[];
  /** Every exercise of the catalogue. */
  exercises: readonly { id: string; name: string }[];
};

const MOST_QUERIES = 4;

/** The questions of a message to the person's own data, in their order. Linear in the length of the message. */
export function readQueries(message: string, context: QueryContext): ReadQuery[] {
  const read: ReadQuery[] = [];
  let { last } = context;
  for (const clause of clausesIn(message)) {
    const queries = readClause(clause, { ...context, last });
    for (const { query, certainty } of queries) read.push({ query, span: clause.span, certainty });
    last = queries.at(-1)?.query ?? last;
  }
  const once = read.filter(
    ({ query }, index) => read.findIndex((other) => JSON.stringify(other.query) === JSON.stringify(query)) === index,
  );
  return once.slice(0, MOST_QUERIES);
}

/** What a message is about that asks nothing of the data ("move Friday's session"): what the next question may leave out. */
export function topicIn(message: string, context: QueryContext): Query | null {
  for (const clause of clausesIn(message)) {
    if (has(clause, 'other_person', 'if')) continue;
    const lift = liftIn(clause, context);
    if (lift) return { what: 'lift', aggregate: 'latest', of: lift };
    const { meal } = mealIn(clause);
    if (meal !== undefined) return { what: 'meals', of: { kind: 'meal', id: meal }, ...windowsFor(clause, 'meals') };
    const [joint] = has(clause, 'spared', 'pain') ? entitiesIn(clause, ['joint']) : [];
    if (joint) return { what: 'spared', of: joint };
    if (has(clause, 'session', 'body_day')) return { what: 'next_session' };
  }
  return null;
}

const MOST_POINTING = 10;

/** Whether a short message speaks of "it" or "that": what stood last is still what it is about. */
export function pointsBack(message: string): boolean {
  const clauses = clausesIn(message);
  return (
    clauses.length === 1 && clauses.every((clause) => clause.words.length <= MOST_POINTING && has(clause, 'pointer'))
  );
}

/** Whether a message says so little that what was told before belongs to it: "and for women?", "how much then?". */
export function goesOn(message: string): boolean {
  const [only, ...others] = clausesIn(message);
  if (!only || others.length > 0 || only.words.length > MOST_GOING_ON) return false;
  return has(only, 'pointer', 'follow') || only.words.length <= FEW_WORDS;
}

const MOST_GOING_ON = 7;
const FEW_WORDS = 3;

type Found = { query: Query; certainty: number };

function readClause(said: Clause, context: QueryContext): Found[] {
  if (isOthers(said)) return [];
  const lift = liftIn(said, context);
  // "Wall sit" is a lift by its whole name alone.
  const clause = lift && !has(said, 'lift') ? { ...said, classes: new Set([...said.classes, 'lift']) } : said;
  const isQuestion = asks(clause);
  const frame = bestFrame(clause, isQuestion);
  const follow = followUp(clause, {
    last: context.last,
    earlier: context.earlier ?? [],
    lift,
    hasFrame: frame !== null,
  });
  if (follow) return follow;
  if (!frame || (frame.what === 'lift' && !lift)) return [];
  const certainty = (frame.certainty ?? 1) * (isFamiliar(clause, lift, frame.what) ? 1 : STRANGE);
  if (certainty < LEAST_CERTAINTY) return [];
  return ofs(frame, clause, lift).map((of) => ({ query: queryOf(frame, clause, of), certainty }));
}

/** Less sure is no question to the data: it may be one of knowledge that shares a word with it. */
const LEAST_CERTAINTY = 0.55;
const STRANGE = 0.5;
const FAMILIAR_SHARE = 0.5;

/** Whether at least half of the words that say something are words of such questions. */
function isFamiliar({ words, found }: Clause, lift: LiftOf | null, what: Subject): boolean {
  const named = lift === null ? [] : phraseKey(lift.name).split(' ');
  const says = words.map((word, at) => {
    const here = found.filter(({ from, to }) => at >= from && at < to);
    const isSmall =
      here.some(({ meaning }) => meaning.kind === 'class' && SMALL.has(meaning.id)) || FUNCTION_WORDS.has(word.stem);
    const isKnown = here.some(({ meaning }) =>
      meaning.kind === 'food' ? OF_FOOD.has(what) : meaning.kind !== 'class' || !STRANGE_CLASSES.has(meaning.id),
    );
    return isSmall ? null : isKnown || named.includes(word.stem);
  });
  const content = says.filter((each) => each !== null);
  return content.length === 0 || content.filter(Boolean).length >= FAMILIAR_SHARE * content.length;
}

/** Subjects for which a food is no strange word. */
const OF_FOOD: ReadonlySet<Subject> = new Set(['food_table', 'contents', 'dish', 'sources', 'meals', 'groceries']);

const SMALL = new Set(['filler', 'opener', 'request', 'request_you', 'follow', 'mine']);

/** Somebody else's numbers, an idle thought, or something to be done: none of it is answered from the data. */
function isOthers(clause: Clause): boolean {
  // "What do I get if I upgrade" is asked of the price.
  const isIdle = has(clause, 'if') && !has(clause, 'premium');
  if (isIdle || (has(clause, 'other_person') && !isPassedOn(clause))) return true;
  // How something is done is no number of theirs.
  if (has(clause, 'how_to') && !has(clause, 'overall', 'how_make')) return true;
  return firstWord(clause) === 'action';
}

/** "My wife asks how my weight is going": the others only ask. */
function isPassedOn({ found }: Clause): boolean {
  const placesOf = (id: string) => found.filter(({ meaning }) => meaning.kind === 'class' && meaning.id === id);
  const [asks] = placesOf('asks_for');
  return asks !== undefined && placesOf('other_person').every(({ to }) => to <= asks.from);
}

/** What the first word is that says anything: it asks, or it wants something done. */
function firstWord({ words, found }: Clause): 'opener' | 'action' | 'other' {
  let isRequest = false;
  for (let at = 0; at < words.length; ) {
    const here = found.flatMap(({ meaning, from, to }) =>
      from === at && meaning.kind === 'class' ? [{ id: meaning.id, to }] : [],
    );
    const polite = here.filter(({ id }) => id === 'request' || id === 'request_you');
    if (polite.length > 0) {
      isRequest ||= polite.some(({ id }) => id === 'request_you');
      at = Math.max(...polite.map(({ to }) => to));
      continue;
    }
    const ids = here.map(({ id }) => id);
    if (ids.includes('opener')) return 'opener';
    if (ids.includes('action') || ids.includes('statement')) return 'action';
    if (!ids.includes('filler')) break;
    at += 1;
  }
  // "Could you" asks for an answer only where it goes on with "tell me" and the like.
  return isRequest ? 'action' : 'other';
}

/** Whether a clause begins with what is to be done: "put that down". */
export const wantsDone = (clause: Clause): boolean => firstWord(clause) === 'action';

/** Asked with a question word or mark; or a few words that all belong to one: "protein left today". */
export function asks(clause: Clause): boolean {
  if (clause.isAsked || has(clause, 'asks_for', 'what_next', 'changed_you', 'overall', 'indirect')) return true;
  if (startsAsTold(clause)) return false;
  if (firstWord(clause) === 'opener' || ['why', 'when'].includes(clause.words.at(-1)?.stem ?? '')) return true;
  return isAlone(clause);
}

/** Whether every word belongs to something that can be asked: "waist", "bench pr". */
function isAlone({ words, found, classes }: Clause): boolean {
  const inWindow = (at: number) =>
    found.some(({ meaning, from, to }) => meaning.kind === 'window' && at >= from && at < to);
  const isShort = words.filter((_, at) => !inWindow(at)).length <= MOST_BARE;
  return (
    isShort && !classes.has('number') && words.every((_, at) => found.some(({ from, to }) => at >= from && at < to))
  );
}

const MOST_BARE = 6;

/** "I trained today", "you have my weight" tell; they ask nothing. */
const startsAsTold = ({ words }: Clause) =>
  ['i', 'im', 'ive', 'we', 'you', 'your', 'it', 'he', 'she', 'they'].includes(words[0]?.stem ?? '');

/** So many words tell of something that wants an answer: "the scale won’t move"; more tell a story. */
const MOST_TOLD = 12;

/** The heaviest frame whose classes are all there. */
function bestFrame(clause: Clause, isQuestion: boolean): ReadyFrame | null {
  const isBare = isAlone(clause);
  const fits = ({ told, bare, all, none }: ReadyFrame) =>
    (isQuestion || (told === true && clause.words.length <= MOST_TOLD)) &&
    (bare !== true || isBare) &&
    all.every((ids) => has(clause, ...ids)) &&
    !has(clause, ...none);
  return FRAMES.find(fits) ?? null;
}

/** What each subject can be asked of; several nutrients are several questions. */
export const OF_KINDS: Partial<Record<Subject, readonly QueryOf['kind'][]>> = {
  target: ['nutrient'],
  eaten: ['nutrient'],
  meals: ['meal'],
  measurement: ['part'],
  volume: ['muscle'],
  answer: ['field'],
  dish: ['nutrient'],
  sources: ['nutrient'],
  cardio: ['cardio'],
  spared: ['joint'],
};

/** What is asked in words that name a food: the catalogue says which. */
const OF_FOOD_WORDS: ReadonlySet<Subject> = new Set(['contents', 'food_table']);

function ofs(frame: ReadyFrame, clause: Clause, lift: QueryOf | null): (QueryOf | undefined)[] {
  if (frame.of) return [frame.of];
  if (frame.what === 'lift') return [lift ?? undefined];
  if (OF_FOOD_WORDS.has(frame.what) || (frame.what === 'groceries' && frame.aggregate === 'sum'))
    return [has(clause, 'food', 'dish_word') ? { kind: 'food', words: clause.text } : undefined];
  const found = entitiesIn(clause, OF_KINDS[frame.what] ?? []);
  if (frame.what === 'answer') return [found.at(0)];
  return found.length === 0 ? [undefined] : found;
}

const WORDS_OF: readonly (readonly [Aggregate, string])[] = [
  ['when', 'when'],
  ['mean', 'mean'],
  ['least', 'least'],
  ['best', 'best'],
  ['first', 'first'],
  ['count', 'how_many'],
  ['trend', 'trend'],
  ['change', 'change'],
  ['latest', 'last_time'],
];
/** Subjects whose entries can be summed up in more than one way. */
const SUMMED: ReadonlySet<Subject> = new Set([
  'weight',
  'energy',
  'measurement',
  'sessions',
  'logged_days',
  'cardio',
  'lift',
]);
/** "When" asks for a date there only beside a word of the past. */
const COUNTED: ReadonlySet<Subject> = new Set(['sessions', 'logged_days', 'cardio']);

function queryOf(frame: ReadyFrame, clause: Clause, of: QueryOf | undefined): Query {
  const { what } = frame;
  const aggregate = frame.aggregate ?? (SUMMED.has(what) ? aggregateIn(clause, what) : undefined);
  const asked = { what, ...(aggregate && { aggregate }), ...windowsFor(clause, what), ...(of && { of }) };
  return OF_ONE_MEAL.has(what) ? { ...asked, ...mealIn(clause) } : asked;
}

/** Subjects that can be asked of one meal. */
export const OF_ONE_MEAL: ReadonlySet<Subject> = new Set(['dish', 'contents']);

function aggregateIn(clause: Clause, what: Subject): Aggregate | undefined {
  const found = WORDS_OF.find(([, id]) => has(clause, id))?.[0];
  // "How many workouts last week" counts; "last" belongs to the week.
  if (COUNTED.has(what))
    return found === 'when' || (found === 'latest' && clause.windows.length === 0) ? 'when' : undefined;
  if (found === 'latest' && clause.windows.length > 0) return what === 'lift' ? 'latest' : 'mean';
  if (found === undefined && isLong(clause.windows[0])) return what === 'energy' ? 'mean' : 'change';
  return found;
}

const isLong = (window: Window | undefined) =>
  window !== undefined && window.kind !== 'day' && window.kind !== 'weekday';
