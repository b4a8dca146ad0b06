import { exerciseNamed } from '../understanding/exercises-named.ts';
import type { Clause } from './clause.ts';
import { has } from './clause-parts.ts';
import { namedAs, namedWhole } from './find-lifts.ts';
import type { QueryOf } from './query.ts';
import type { QueryContext } from './read-queries.ts';

export type LiftOf = Extract<QueryOf, { kind: 'lift' }>;

/** The exercise that a clause names, by its name or by what people call it. */
export function liftIn(clause: Clause, { exercises }: QueryContext): LiftOf | null {
  const whole = namedWhole(
    clause.words.map(({ stem }) => stem),
    exercises,
  );
  if (whole) return whole;
  const named = clause.found.filter(({ meaning }) => meaning.kind === 'lift');
  const [longest] = named.toSorted((a, b) => b.to - b.from - (a.to - a.from));
  if (longest?.meaning.kind === 'lift') return namedAs(longest.meaning.id, exercises);
  return has(clause, ...ASKED_OF_LIFTS) && !has(clause, ...NO_LIFT) ? nicknamed(clause.text, exercises) : null;
}

/** Beside one of these a word that some people call an exercise by is meant so. */
const ASKED_OF_LIFTS = ['change', 'stuck', 'best', 'last_time', 'next_time', 'why'] as const;
const NO_LIFT = [
  'food',
  'meal',
  'nutrient',
  'weight',
  'energy',
  'measure',
  'session',
  'cardio',
  'sleep',
  'premium',
] as const;

function nicknamed(text: string, exercises: QueryContext['exercises']): LiftOf | null {
  const named = exerciseNamed(text, exercises);
  return named ? { kind: 'lift', ids: [named.id], name: named.name.toLowerCase() } : null;
}
