import { z } from 'zod';
import { foldText } from '#core/language/fold-text.ts';
import { stemOf } from '#core/language/tokens.ts';
import nicknameData from '#data/exercise-nicknames.json' with { type: 'json' };

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
export const WRITTEN_AS_ONE: ReadonlyMap<string, string> = new Map(
  ['push up', 'pull up', 'sit up', 'chin up', 'step up'].map((words) => [words.replace(' ', ''), words]),
);

const joined = (words: readonly string[]) => words.map((word) => WRITTEN_AS_ONE.get(word) ?? word).join(' ');

/** A name as names of exercises are compared: however it is written, hyphened or in the plural. */
export const nameAsCompared = (name: string): string => joined(wordsOf(name));

/** The names of exercises as they are compared. */
const compared = new WeakMap<NamedExercise, string>();

function comparedName(exercise: NamedExercise): string {
  const name = compared.get(exercise) ?? ` ${nameAsCompared(exercise.name)} `;
  compared.set(exercise, name);
  return name;
}

/** What people call an exercise beside its name, as it is compared, with its id; the longest first. */
const NICKNAMES: readonly (readonly [string, string])[] = Object.entries(
  z.record(z.string(), z.array(z.string())).parse(nicknameData),
)
  .flatMap(([id, names]) => names.map((name) => [` ${nameAsCompared(name)} `, id] as const))
  .toSorted(([a], [b]) => b.length - a.length);

/** The id of an exercise by the words that people call it. */
export const NICKNAME_IDS: ReadonlyMap<string, string> = new Map(NICKNAMES.map(([name, id]) => [name.trim(), id]));

/** The exercise of the catalogue that a message names, by its name or a nickname, the longest first; `null` if none. */
export function exerciseNamed<Row extends NamedExercise>(message: string, exercises: readonly Row[]): Row | null {
  const said = ` ${nameAsCompared(message)} `;
  const whole = exercises.filter((exercise) => said.includes(comparedName(exercise)));
  const longest = whole.toSorted((a, b) => b.name.length - a.name.length)[0];
  const nickname = NICKNAMES.find(([name]) => said.includes(name));
  if (nickname === undefined) return longest ?? null;
  const [name, known] = nickname;
  if (longest && comparedName(longest).length >= name.length) return longest;
  const meant = exercises.find(({ id }) => id === known);
  const containing = exercises.filter((exercise) => comparedName(exercise).includes(name));
  return meant ?? containing.toSorted((a, b) => a.name.length - b.name.length)[0] ?? longest ?? null;
}
