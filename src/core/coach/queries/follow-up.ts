import type { Clause } from './clause.ts';
import { entitiesIn, has, windowsFor } from './clause-parts.ts';
import { followMeal } from './follow-meal.ts';
import { followSession } from './follow-session.ts';
import type { Query, QueryOf, Subject } from './query.ts';

export type Given = {
  last: Query | null;
  earlier: readonly Subject[];
  lift: Extract<QueryOf, { kind: 'lift' }> | null;
  /** Whether the words ask something by themselves. */
  hasFrame: boolean;
};
export type Followed = { query: Query; certainty: number };

const MOST_WORDS = 10;

/** What each kind of thing goes on with: another nutrient after a nutrient, another lift after a lift. */
const GOES_ON: readonly { kind: QueryOf['kind']; subjects: readonly Subject[] }[] = [
  { kind: 'nutrient', subjects: ['eaten', 'target', 'sources'] },
  { kind: 'meal', subjects: ['meals'] },
  { kind: 'part', subjects: ['measurement'] },
  { kind: 'muscle', subjects: ['volume'] },
  { kind: 'field', subjects: ['answer'] },
  { kind: 'cardio', subjects: ['cardio'] },
];

/** After a bad stretch of energy "should I see a doctor?" is about it. */
const OF_ENERGY: ReadonlySet<Subject> = new Set(['tired', 'energy', 'sessions']);

/** "And calories?", "what about squat", "and last month?", "why?": what is not said is as in the question before. */
export function followUp(clause: Clause, given: Given): Followed[] | null {
  const { last, lift } = given;
  if (clause.words.length > MOST_WORDS) return null;
  const isOfTiredness = given.earlier.includes('tired') || (last && OF_ENERGY.has(last.what));
  if (isOfTiredness && has(clause, 'doctor') && !has(clause, 'pain', 'joint'))
    return [{ query: { what: 'tired', aggregate: 'next' }, certainty: 0.95 }];
  if (!last) return null;
  const rest = contentOf(clause);
  if (rest === 'why') {
    const why = has(clause, 'this_one') && last.what === 'lift' ? { aggregate: 'why' as const } : whyOf(last);
    return why && [{ query: { ...last, ...why }, certainty: 0.9 }];
  }
  if (rest === 'show') return [{ query: shownOf(last), certainty: 0.9 }];
  if (rest === 'when') return [{ query: { ...last, aggregate: 'when' }, certainty: 0.8 }];
  const pointed = followMeal(clause, last) ?? followSession(clause, last) ?? followState(clause, last);
  if (pointed) return [pointed];
  if (given.hasFrame && !isElliptic(clause)) return null;
  if (lift && last.what === 'lift')
    return [{ query: { ...last, ...windowsFor(clause, 'lift'), of: lift }, certainty: 0.95 }];
  if (lift && last.what === 'records')
    return [{ query: { what: 'lift', aggregate: 'best', of: lift }, certainty: 0.9 }];
  const [part] = last.what === 'weight' ? entitiesIn(clause, ['part']) : [];
  if (part) return [{ query: { what: 'measurement', aggregate: 'change', of: part }, certainty: 0.95 }];
  for (const { kind, subjects } of GOES_ON) {
    const found = kind === 'cardio' && has(clause, 'can', 'should', 'tomorrow') ? [] : entitiesIn(clause, [kind]);
    if (found.length > 0 && subjects.includes(last.what))
      return found.map((of) => ({ query: { ...last, ...windowsFor(clause, last.what), of }, certainty: 0.95 }));
  }
  if (rest === 'window' && clause.windows.length > 0) return windowAfter(clause, last);
  return null;
}

/** "How long does that stay?" after a joint was spared is about that, and "is that normal?" after a weight about the weight. */
function followState(clause: Clause, last: Query): Followed | null {
  if (last.what === 'weight' && has(clause, 'worry'))
    return { query: { what: 'weight', aggregate: 'why' }, certainty: 0.95 };
  if (last.what !== 'spared' || has(clause, 'meal', 'lift', 'weight')) return null;
  if (has(clause, 'how_long', 'when')) return { query: { ...last, aggregate: 'when' }, certainty: 0.95 };
  return has(clause, 'changed', 'spared') && has(clause, 'pointer') ? { query: last, certainty: 0.9 } : null;
}

function windowAfter(clause: Clause, last: Query): Followed[] {
  // A place in the plan's day is one of today alone.
  const { compare: _, meal, ...query } = last;
  const kept = typeof meal === 'string' ? { meal } : {};
  return [{ query: { ...query, ...kept, ...windowsFor(clause, last.what) }, certainty: 0.9 }];
}

/** Named things and little else: the words do not make a question of their own. */
const isElliptic = (clause: Clause) => isLead(clause) || clause.words.length <= 2;

/** Whether a clause begins as what goes on with another: "and", "what about". */
const isLead = ({ found }: Clause): boolean =>
  found.some(({ meaning, from }) => from === 0 && meaning.kind === 'class' && meaning.id === 'follow');

/** What is left of a clause without its small words: a stretch of time, "why", "when", "show me", or something else. */
function contentOf({ words, found }: Clause): 'window' | 'why' | 'when' | 'show' | 'other' {
  const meant = words.map((_, at) => found.filter(({ from, to }) => at >= from && at < to));
  const says = (id: string) => (here: (typeof meant)[number]) =>
    here.some(({ meaning }) => meaning.kind === 'class' && meaning.id === id);
  const isWindow = (here: (typeof meant)[number]) => here.some(({ meaning }) => meaning.kind === 'window');
  const isSmall = (here: (typeof meant)[number]) => ['filler', 'follow', 'this_one'].some((id) => says(id)(here));
  const heavy = meant.filter((here) => isWindow(here) || says('why')(here) || !isSmall(here));
  if (heavy.length === 0) return 'other';
  if (heavy.every(isWindow)) return 'window';
  // "Why so little?" asks no more than "why?".
  if (heavy.some(says('why')) && heavy.every((here) => says('why')(here) || says('degree')(here))) return 'why';
  if (heavy.every(says('when'))) return 'when';
  const isShown = (here: (typeof meant)[number]) => says('show')(here) || says('pointer')(here);
  return heavy.every(isShown) && heavy.some(says('show')) ? 'show' : 'other';
}

/** What there is to see of a dish is what is in it; of anything else its answer, with its chart or its cards. */
const shownOf = (last: Query): Query =>
  last.what === 'dish'
    ? { what: 'contents', aggregate: 'list', ...(last.meal !== undefined && { meal: last.meal }) }
    : last;

/** What "why" asks after a number. */
function whyOf({ what, aggregate, of }: Query): Partial<Query> | null {
  switch (what) {
    case 'weight':
    case 'goal_date':
    case 'on_track':
      return { what: 'weight_why' };
    case 'energy':
      return { what: 'tired' };
    case 'eaten':
      return { what: 'target', aggregate: 'why' };
    case 'dish':
      return of?.kind === 'nutrient' ? { what: 'target', aggregate: 'why' } : { aggregate: 'why' };
    case 'meals':
      return { what: 'dish', aggregate: 'why' };
    case 'lift':
      // What is next comes with its reason.
      return { aggregate: aggregate === 'next' ? 'next' : 'stuck' };
    case 'target':
    case 'next_session':
      return { aggregate: 'why' };
    default:
      return null;
  }
}
