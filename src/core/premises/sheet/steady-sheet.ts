import type { PremisesSheet } from './premises-sheet.ts';

/** The list in the order that it had before; what is new comes last. */
function inOrderOf<T>(before: readonly T[], now: readonly T[], keyOf: (one: T) => string): T[] {
  const places = new Map(before.map((one, index) => [keyOf(one), index]));
  const placeOf = (one: T) => places.get(keyOf(one)) ?? before.length;
  return now.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** A new reading whose lines stand where they stood: a line that moved would take the focus and the place under the finger with it. */
export const steadySheet = (before: PremisesSheet, now: PremisesSheet): PremisesSheet => ({
  ...now,
  questions: inOrderOf(before.questions, now.questions, ({ id }) => id),
  foods: inOrderOf(before.foods, now.foods, ({ subject }) => subject),
  movements: inOrderOf(before.movements, now.movements, ({ limit }) => limit),
  health: inOrderOf(before.health, now.health, ({ subject }) => subject),
});
