import type { Exercise } from '#core/catalogue/exercise.ts';
import { mentions } from '../swap/word-match.ts';

/** Words for muscles that are more than one, or are called otherwise in the catalogue. */
const MUSCLE_WORDS: Readonly<Record<string, readonly string[]>> = {
  back: ['lats', 'upper_back'],
  core: ['abs', 'obliques'],
  stomach: ['abs', 'obliques'],
  belly: ['abs', 'obliques'],
  shoulders: ['front_delts', 'side_delts', 'rear_delts'],
  delts: ['front_delts', 'side_delts', 'rear_delts'],
  arms: ['biceps', 'triceps'],
  legs: ['quads', 'hamstrings', 'glutes'],
  thighs: ['quads', 'hamstrings'],
  butt: ['glutes'],
  pecs: ['chest'],
};

/** The muscles that a word means, by the names of the catalogue; empty when it means none. */
export function musclesNamed(text: string, exercises: Iterable<Exercise>): string[] {
  const known = new Set([...exercises].flatMap(({ primaryMuscles }) => primaryMuscles));
  const named = [...known].filter((muscle) => mentions(text, muscle.replaceAll('_', ' ')));
  if (named.length > 0) return named;
  return Object.entries(MUSCLE_WORDS).flatMap(([word, muscles]) => (mentions(text, word) ? muscles : []));
}

/** The movements that a text means, by the names of the catalogue. */
export function patternsNamed(text: string, exercises: Iterable<Exercise>): string[] {
  const words = text.replaceAll('_', ' ');
  const known = new Set([...exercises].map(({ pattern }) => pattern));
  return [...known].filter((pattern) => mentions(words, pattern.replaceAll('_', ' ')));
}
