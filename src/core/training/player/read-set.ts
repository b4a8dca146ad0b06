import { lbsFromKg, toTenth } from '#core/units/convert.ts';
import type { Performed } from './player-state.ts';

const SHORT_FORM =
  /^(?:(?:(\d{1,6}(?:[.,]\d{1,6})?)\s{0,9}(lbs?|pounds?|kgs?|kilos?)?|(bw|body\s?weight))\s{0,9}[x×*]\s{0,9})?(\d{1,9})$/i;
const MOST_LBS = 2000;
const MOST_REPS = 500;

/**
 * One set in short form: "100x8" is 8 repetitions with 100 pounds, "42.5kg x 8" is read as pounds, "bw x 12" and "12" are body
 * weight. Null where it is none of these, or more than anybody lifts.
 */
export function readSet(text: string): Pick<Performed, 'weightLbs' | 'reps'> | null {
  const [, weight, unit, , reps] = SHORT_FORM.exec(text.trim()) ?? [];
  if (reps === undefined) return null;
  const amount = weight === undefined ? null : Number(weight.replace(',', '.'));
  const weightLbs = amount !== null && unit?.toLowerCase().startsWith('k') ? toTenth(lbsFromKg(amount)) : amount;
  const set = { weightLbs, reps: Number(reps) };
  return (set.weightLbs ?? 0) <= MOST_LBS && set.reps <= MOST_REPS ? set : null;
}
