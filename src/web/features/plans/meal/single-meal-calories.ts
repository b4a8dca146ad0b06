import { z } from 'zod';
import { MEAL_CALORIES } from '#contract/meals.ts';
import { grouped } from '#web/parts/plan/plan-labels.ts';

const { min, max } = MEAL_CALORIES;

export const CALORIES_HINT = `Optional, ${min} to ${grouped(max)} kcal.`;

/** The energy that was typed, in kcal; nothing typed means none in particular. */
export const caloriesSchema = z.string().transform((typed, { addIssue }) => {
  const text = typed.trim().replace(/,(?=\d{3}$)/, '');
  if (text === '') return null;
  const value = Number(text);
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  addIssue(`Please give a whole number from ${min} to ${grouped(max)}.`);
  return z.NEVER;
});
