import type { Clause } from './clause.ts';
import { has, windowsFor } from './clause-parts.ts';
import type { Followed } from './follow-up.ts';
import type { Aggregate, Query, Subject } from './query.ts';

/** Subjects whose answer shows a session or a part of one. */
const SHOWS_SESSION: ReadonlySet<Subject> = new Set(['next_session', 'workout_plan', 'lift']);
const MOST_WORDS = 8;

/** Which part of the session each class asks for. */
const PARTS: readonly (readonly [Aggregate, readonly string[]])[] = [
  ['first', ['first_of']],
  ['last', ['last_of']],
  ['stop', ['stop_now']],
  ['left', ['after_this']],
  ['sum', ['how_long']],
];

/** What is asked of the session that stood last: "what's the first thing on it", "what's after", "how much longer". */
export function followSession(clause: Clause, last: Query): Followed | null {
  if (!SHOWS_SESSION.has(last.what) || clause.words.length > MOST_WORDS) return null;
  if (has(clause, 'meal', 'eat', 'meal_noun', 'nutrient', 'lift', 'goal')) return null;
  const part = PARTS.find(([, classes]) => has(clause, ...classes))?.[0];
  if (part === undefined) return null;
  const window = windowsFor(clause, 'next_session');
  const before = last.what === 'next_session' && last.window ? { window: last.window } : {};
  return { query: { what: 'next_session', aggregate: part, ...before, ...window }, certainty: 0.95 };
}
