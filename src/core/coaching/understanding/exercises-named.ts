import { stemOf } from '#core/athlete/tokens.ts';
import { foldText } from '#core/language/fold-text.ts';

export type NamedExercise = { id: string; name: string };

/** "Ups" is short, and yet the plural of "up". */
const wordsOf = (text: string): string[] =>
  (
    foldText(text)
      .replace(/-/g, ' ')
      .replaceAll("'", '')
      .match(/[\p{L}\d]+/gu) ?? []
  ).map((word) => (/^[a-z]{2}s$/.test(word) ? word.slice(0, -1) : stemOf(word)));

/** "pushups" and "pull up" are written every way. */
const joined = (words: readonly string[]) =>
  words
    .join(' ')
    .replace(/\bpushup\b/g, 'push up')
    .replace(/\bpullup\b/g, 'pull up')
    .replace(/\bsitup\b/g, 'sit up')
    .replace(/\bchinup\b/g, 'chin up');

/** The names of exercises as they are compared. */
const compared = new WeakMap<NamedExercise, string>();

function comparedName(exercise: NamedExercise): string {
  const name = compared.get(exercise) ?? ` ${joined(wordsOf(exercise.name))} `;
  compared.set(exercise, name);
  return name;
}

/** What people call the plain form of a move. */
const USUAL: Record<string, string> = {
  squat: 'bodyweight-squat',
  deadlift: 'barbell-deadlift',
  plank: 'plank-forearm',
  lunge: 'bodyweight-reverse-lunge',
  'bench press': 'barbell-bench-press',
  'push up': 'push-up',
  'pull up': 'pull-up',
  burpee: 'burpee',
  row: 'one-arm-dumbbell-row',
  'shoulder press': 'dumbbell-shoulder-press-seated',
  'overhead press': 'barbell-overhead-press',
  curl: 'dumbbell-biceps-curl',
  crunch: 'crunch',
  'hip thrust': 'barbell-hip-thrust',
};

/** The exercise of the catalogue that a message names, the longest name first; `null` if none. */
export function exerciseNamed<Row extends NamedExercise>(message: string, exercises: readonly Row[]): Row | null {
  const said = ` ${joined(wordsOf(message))} `;
  const whole = exercises.filter((exercise) => said.includes(comparedName(exercise)));
  const longest = whole.toSorted((a, b) => b.name.length - a.name.length)[0];
  if (longest) return longest;
  const usual = Object.keys(USUAL)
    .toSorted((a, b) => b.length - a.length)
    .find((word) => said.includes(` ${word} `));
  if (usual === undefined) return null;
  const known = exercises.find(({ id }) => id === USUAL[usual]);
  const containing = exercises.filter((exercise) => comparedName(exercise).includes(` ${usual} `));
  return known ?? containing.toSorted((a, b) => a.name.length - b.name.length)[0] ?? null;
}
