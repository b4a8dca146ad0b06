import type { ActivityLevel, Goal, Profile } from '#core/athlete/profile.ts';
import { shownWeight, type UnitSystem, WEIGHT_UNIT } from '#core/units/measure-units.ts';
import type { Fact } from '#web/ui/facts-strip.tsx';

const GOALS: Record<Goal, string> = { weight_loss: 'WEIGHT LOSS', muscle_gain: 'MUSCLE GAIN', fitness: 'FITNESS' };

const ACTIVITY: Record<ActivityLevel, string> = {
  sedentary: 'SEDENTARY',
  moderate: 'MODERATE',
  active: 'ACTIVE',
  very_active: 'VERY ACTIVE',
};

type Known = Pick<Profile, 'goal' | 'activityLevel' | 'experienceLevel'> & {
  weightLbs?: number | undefined;
  hidesNumbers?: boolean;
};

/** The four facts. The weight is the latest one logged, else the one of the profile; left out where figures are hidden. */
export function profileFacts(profile: Known, latestWeight: number | undefined, units: UnitSystem): Fact[] {
  const weight = latestWeight ?? profile.weightLbs;
  const weightFact = {
    label: 'CURRENT WEIGHT',
    value: weight === undefined ? '---' : String(shownWeight(weight, units)),
    unit: WEIGHT_UNIT[units].toUpperCase(),
  };
  return [
    { label: 'PRIMARY GOAL', value: GOALS[profile.goal] },
    ...(profile.hidesNumbers ? [] : [weightFact]),
    { label: 'ACTIVITY LEVEL', value: ACTIVITY[profile.activityLevel] },
    { label: 'EXPERIENCE', value: profile.experienceLevel.toUpperCase() },
  ];
}
