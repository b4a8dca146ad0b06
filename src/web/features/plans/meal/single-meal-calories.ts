import { grouped } from '#web/parts/plan/plan-labels.ts';

/** Energy that a single meal may have; kcal. */
const LEAST = 100;
const MOST = 1500;

export const CALORIES_HINT = `Optional, ${LEAST} to ${grouped(MOST)} kcal.`;

type Calories = { value: number | null; problem?: string };

/** The energy that was typed, in kcal; nothing typed means none in particular. */
export function caloriesOf(typed: string): Calories {
  const text = typed.trim().replace(/,(?=\d{3}$)/, '');
  if (text === '') return { value: null };
  const value = Number(text);
  if (Number.isInteger(value) && value >= LEAST && value <= MOST) return { value };
  return { value: null, problem: `Please give a whole number from ${LEAST} to ${grouped(MOST)}.` };
}
