import type { Constraints } from '#core/athlete/constraints.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { dayEnergy } from '#core/nutrition/targets/chosen-energy.ts';
import { activityFactor, bodyOf, restingKcal, UNDERWEIGHT_BMI } from '#core/nutrition/targets/energy.ts';
import { kgFromLbs, lbsFromKg } from '#core/units/convert.ts';
import { createBody } from './body-model.ts';

/** Nobody eats exactly what a plan says, and nobody's activity is known exactly. */
const INTAKE_FACTORS = [0.95, 1.05];
const ACTIVITY_SHIFTS = [-0.1, 0.1];
/** The plan's calories follow the weight that often, days. */
const RETARGET_DAYS = 14;
const HORIZON_DAYS = 730;

/** When the target weight may be reached, in days from now: a range, never a promise. */
export type GoalDate =
  | {
      status: 'range';
      targetLbs: number;
      earliestDays: number;
      /** Null: not within two years in the slower case. */
      latestDays: number | null;
    }
  /** `reached`: within a pound; `held`: the plan does not move the weight that way. */
  | { status: 'none'; why: 'no_target' | 'reached' | 'held' };

type Input = {
  /** With the weight of today. */
  profile: Profile;
  constraints: Pick<Constraints, 'care' | 'maintenanceShiftKcal' | 'chosenKcal'>;
};

/**
 * The range in which the target weight may be reached when the plan is followed about as people follow plans: intake 5 %
 * more or less, activity a tenth of a level up or down, calories recomputed every two weeks as the weight changes.
 */
export function goalDate({ profile, constraints }: Input): GoalDate {
  const { care } = constraints;
  const targetLbs = profile.targetWeightLbs ?? null;
  if (targetLbs === null || care.hideNumbers) return { status: 'none', why: 'no_target' };
  const away = targetLbs - profile.weightLbs;
  if (Math.abs(away) < 1) return { status: 'none', why: 'reached' };
  const tooLight = bodyOf({ ...profile, weightLbs: targetLbs }).bmi < UNDERWEIGHT_BMI;
  if (tooLight || Math.sign(dayEnergy(profile, constraints).change) !== Math.sign(away))
    return { status: 'none', why: 'held' };
  const days = INTAKE_FACTORS.flatMap((intake) =>
    ACTIVITY_SHIFTS.map((shift) => daysUntil({ profile, constraints }, { intake, shift, targetLbs })),
  );
  const reached = days.filter((each) => each !== null);
  if (reached.length === 0) return { status: 'none', why: 'held' };
  const latestDays = reached.length < days.length ? null : Math.max(...reached);
  return { status: 'range', targetLbs, earliestDays: Math.min(...reached), latestDays };
}

type Case = { intake: number; shift: number; targetLbs: number };

/** Days until the weight crosses the target; null if it does not within two years. */
function daysUntil({ profile, constraints }: Input, { intake, shift, targetLbs }: Case): number | null {
  const { maintenanceShiftKcal } = constraints;
  // What weighings taught belongs to the person's activity as much as the formula does.
  const learned = maintenanceShiftKcal / restingKcal(profile);
  const body = createBody(profile, activityFactor(profile) + learned + shift);
  const target = kgFromLbs(targetLbs);
  const isDown = target < body.weight();
  const isThere = () => (isDown ? body.weight() <= target : body.weight() >= target);
  const energyAt = (weightLbs: number) => dayEnergy({ ...profile, weightLbs }, constraints).kcal;
  let kcal = 0;
  for (let day = 0; day < HORIZON_DAYS; day++) {
    if (day % RETARGET_DAYS === 0) kcal = energyAt(lbsFromKg(body.weight()));
    body.live(1, kcal * intake);
    if (isThere()) return day + 1;
  }
  return null;
}
