import type { Constraints } from '#core/athlete/constraints.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { activityFactor, restingKcal } from './energy.ts';

/** What weighings taught, kcal a day beside the formula, and the facts that the formula was worked out from then. */
export type LearnedShift = { kcal: number; formulaKcal: number; weightLbs: number };

/** A learned shift moves the expenditure by no more than this share of the formula. */
export const SHIFT_SHARE_MAX = 0.25;
/** A formula that moved by more than this, at the weight of then, means other facts: activity, age, height or sex were corrected. */
const SAME_FORMULA = 0.03;
/** Medicines that move water, so that weight says little about energy. */
const WATER_MOVERS = new Set(['steroids', 'diuretic']);
/** Health modes of training in which no number moves by itself. */
const CLINICIAN_MODES = new Set(['stop', 'clear_first', 'pregnancy', 'postpartum']);

/** Energy that the formula expects a person to burn in a day, kcal. */
export const formulaKcal = (profile: Profile): number => restingKcal(profile) * activityFactor(profile);

/** Why nobody but a clinician changes the calories of this person, as a sentence; null where they may. */
export function careBar({ care, training }: Pick<Constraints, 'care' | 'training'>): string | null {
  if (care.hideNumbers) return 'Your plan stays as it is: the scale does not steer it.';
  const guided = care.nutrition !== 'normal' || training.modes.some((mode) => CLINICIAN_MODES.has(mode));
  if (guided || care.notices.some(({ level, about }) => level === 'refer' && about === 'everything')) {
    return 'With what you told me about your health, calories change only together with your clinician.';
  }
  return null;
}

/** Why calories may not follow the scale for this person, as a sentence; null where they may. */
export function adaptationBar(rules: Pick<Constraints, 'care' | 'training'>): string | null {
  const bar = careBar(rules);
  if (bar !== null) return bar;
  if (rules.care.notices.some(({ id }) => WATER_MOVERS.has(id))) {
    return 'Your medicine moves water in the body, so the scale says too little about energy to change your calories.';
  }
  return null;
}

/** Whether the facts behind the formula are those of then, at the weight of then. */
export function isSameBody(then: Pick<LearnedShift, 'formulaKcal' | 'weightLbs'>, profile: Profile): boolean {
  const formula = formulaKcal({ ...profile, weightLbs: then.weightLbs });
  return Math.abs(formula / then.formulaKcal - 1) <= SAME_FORMULA;
}

/** The shift that counts today: none where adapting is barred or the facts behind the formula were corrected since. */
export function validShift(
  learned: LearnedShift | null,
  { profile, constraints }: { profile: Profile; constraints: Pick<Constraints, 'care' | 'training'> },
): number {
  if (!learned || adaptationBar(constraints) !== null) return 0;
  if (!isSameBody(learned, profile)) return 0;
  const most = SHIFT_SHARE_MAX * formulaKcal(profile);
  return Math.max(-most, Math.min(most, learned.kcal));
}
