import type { Constraints } from '#core/athlete/constraints.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { bodyOf, fastestLossKcal, type GoalEnergy, goalEnergy, SENIOR, usualDeficitShare } from './energy.ts';
import { careBar, isSameBody, type LearnedShift } from './learned-energy.ts';

/** Calories of a day that a person chose, for which goal and by which facts. */
export type ChosenEnergy = LearnedShift & { goal: string | null };

type Rules = Pick<Constraints, 'care' | 'maintenanceShiftKcal' | 'chosenKcal'>;

/** No choice saves more than this share of what is burned; below this index no more than the table plans for. */
const MOST_DEFICIT = 0.22;
const LEAN_BMI = 22;
const SURPLUS = { share: 0.1, least: 150, most: 400 };

/** Between what calories a person may choose, whole kcal; the rules that plans are made by hold for a choice, too. */
export function choiceRange(profile: Profile, { care, maintenanceShiftKcal }: Rules): { least: number; most: number } {
  const { kcal, change, floor } = goalEnergy(profile, care, maintenanceShiftKcal);
  const burned = kcal - change;
  const { bmi } = bodyOf(profile);
  const lean = bmi < LEAN_BMI ? usualDeficitShare(profile) : MOST_DEFICIT;
  const senior = profile.age < SENIOR.age ? MOST_DEFICIT : bmi < SENIOR.noDeficitUnderBmi ? 0 : SENIOR.maxDeficit;
  const share = Math.min(lean, senior, care.maxDeficit ?? 1);
  const adds = Math.min(SURPLUS.most, Math.max(SURPLUS.least, SURPLUS.share * burned));
  const least = Math.max(floor, burned - Math.min(share * burned, fastestLossKcal(profile)));
  return { least: Math.ceil(least), most: Math.floor(Math.max(burned + adds, least)) };
}

/** The choice that counts today; none where it is barred, or once the goal or the facts behind it were changed. */
export function validChoice(
  chosen: ChosenEnergy | null,
  { profile, constraints }: { profile: Profile; constraints: Pick<Constraints, 'care' | 'training'> },
): number | null {
  if (!chosen || careBar(constraints) !== null || chosen.goal !== profile.goal) return null;
  return isSameBody(chosen, profile) ? chosen.kcal : null;
}

/** The energy of a day: what was chosen as long as the rules allow it for the body of today, else what the goal asks for. */
export function dayEnergy(profile: Profile, rules: Rules): GoalEnergy {
  const energy = goalEnergy(profile, rules.care, rules.maintenanceShiftKcal);
  const { chosenKcal = null } = rules;
  if (chosenKcal === null) return energy;
  const { least, most } = choiceRange(profile, rules);
  if (chosenKcal < least || chosenKcal > most) return energy;
  const burned = energy.kcal - energy.change;
  return { ...energy, kcal: chosenKcal, change: chosenKcal - burned, decidedBy: 'choice' };
}
