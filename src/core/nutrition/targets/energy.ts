import type { CareRules } from '#core/athlete/constraints.ts';
import type { ActivityLevel, Profile, Sex } from '#core/athlete/profile.ts';
import type { Level } from '#core/catalogue/level.ts';
import { cmFromInches, kgFromLbs, lbsFromKg } from '#core/units/convert.ts';

/** Energy in one kilogram of lost body weight, used only to cap the speed of a loss; kcal. */
const KCAL_PER_KG = 7700;

const SEX_TERM: Record<Sex, number> = { male: 5, female: -161, other: -78 };
export const FLOOR_KCAL: Record<Sex, number> = { male: 1500, female: 1200, other: 1350 };
const ACTIVITY_FACTOR: Record<ActivityLevel, number> = {
  sedentary: 1.3,
  moderate: 1.45,
  active: 1.6,
  very_active: 1.8,
};
const SURPLUS_SHARE: Record<Level, number> = { beginner: 0.1, intermediate: 0.08, advanced: 0.05 };
const SURPLUS_KCAL = { min: 150, max: 400 };
const FLOOR_BMR_SHARE = 0.9;
const MAX_LOSS_PER_WEEK = { share: 0.01, lbs: 2 };
export const SENIOR = { age: 65, maxDeficit: 0.12, noDeficitUnderBmi: 23 };
/** Deficit as a share of TDEE by BMI, highest first (2013 AHA/ACC/TOS prescriptions, Helms 2014). */
const DEFICIT_BY_BMI = [
  { from: 30, share: 0.22 },
  { from: 27, share: 0.2 },
  { from: 25, share: 0.17 },
  { from: 22, share: 0.12 },
  { from: 0, share: 0.08 },
];

/** Height and weight in metric units, with the body mass index (kg/m²). */
export type Body = { kg: number; cm: number; bmi: number };

export function bodyOf(profile: Pick<Profile, 'weightLbs' | 'heightIn'>): Body {
  const kg = kgFromLbs(profile.weightLbs);
  const cm = cmFromInches(profile.heightIn);
  return { kg, cm, bmi: kg / (cm / 100) ** 2 };
}

/** Under it a weight is too low to lose more (WHO). */
export const UNDERWEIGHT_BMI = 18.5;

/** The lightest weight of a healthy BMI at this height, rounded up; lb. */
export const healthyBoundaryLbs = (profile: Pick<Profile, 'weightLbs' | 'heightIn'>): number =>
  Math.ceil(lbsFromKg(UNDERWEIGHT_BMI * (bodyOf(profile).cm / 100) ** 2));

/** Resting energy in kcal a day: Mifflin-St Jeor 1990; the mean of both constants where sex is "other". */
export function restingKcal(profile: Profile): number {
  const { kg, cm } = bodyOf(profile);
  return 10 * kg + 6.25 * cm - 5 * profile.age + SEX_TERM[profile.sex];
}

/** The physical activity level: low edge of each IOM class, because people overstate activity. */
export function activityFactor(profile: Profile): number {
  return ACTIVITY_FACTOR[profile.activityLevel];
}

/** How the goal moves energy away from maintenance, and which rule decided; kcal a day. */
export type GoalEnergy = {
  kcal: number;
  change: number;
  decidedBy: 'maintenance' | 'deficit' | 'rate' | 'surplus' | 'floor' | 'choice';
  floor: number;
};

/** The deficit that is planned for somebody of this build. */
export function usualDeficitShare(profile: Profile): number {
  const { bmi } = bodyOf(profile);
  return DEFICIT_BY_BMI.find((row) => bmi >= row.from)?.share ?? 0;
}

function deficitShare(profile: Profile, care: CareRules): number {
  const { bmi } = bodyOf(profile);
  const general = usualDeficitShare(profile);
  const senior = profile.age < SENIOR.age ? 1 : bmi < SENIOR.noDeficitUnderBmi ? 0 : SENIOR.maxDeficit;
  return Math.min(general, senior, care.maxDeficit ?? 1);
}

export function fastestLossKcal(profile: Profile): number {
  const kgPerWeek = Math.min(MAX_LOSS_PER_WEEK.share * bodyOf(profile).kg, kgFromLbs(MAX_LOSS_PER_WEEK.lbs));
  return (kgPerWeek * KCAL_PER_KG) / 7;
}

function goalChange(profile: Profile, care: CareRules, tdee: number): Pick<GoalEnergy, 'change' | 'decidedBy'> {
  if (care.nutrition !== 'normal' || profile.goal === 'fitness') {
    return { change: care.extraKcal, decidedBy: 'maintenance' };
  }
  if (profile.goal === 'muscle_gain') {
    const surplus = Math.min(
      SURPLUS_KCAL.max,
      Math.max(SURPLUS_KCAL.min, tdee * SURPLUS_SHARE[profile.experienceLevel]),
    );
    return { change: surplus + care.extraKcal, decidedBy: 'surplus' };
  }
  const wanted = tdee * deficitShare(profile, care);
  const cap = fastestLossKcal(profile);
  return { change: care.extraKcal - Math.min(wanted, cap), decidedBy: wanted > cap ? 'rate' : 'deficit' };
}

/**
 * Energy for the goal: deficit by BMI, capped in speed, or a surplus by experience; never under the floor. `shiftKcal`: what the
 * person was found to burn beside the formula.
 */
export function goalEnergy(profile: Profile, care: CareRules, shiftKcal = 0): GoalEnergy {
  const bmr = restingKcal(profile);
  const tdee = bmr * activityFactor(profile) + shiftKcal;
  const floor = Math.max(FLOOR_KCAL[profile.sex], FLOOR_BMR_SHARE * bmr, care.minKcal ?? 0);
  const { change, decidedBy } = goalChange(profile, care, tdee);
  if (tdee + change >= floor) return { kcal: tdee + change, change, decidedBy, floor };
  return { kcal: floor, change: floor - tdee, decidedBy: 'floor', floor };
}
