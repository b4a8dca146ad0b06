import type { Profile } from '#core/athlete/profile.ts';
import { shownWeight, type UnitSystem, WEIGHT_UNIT } from '#core/units/measure-units.ts';
import type { Fact } from '#web/ui/facts-strip.tsx';

/** A choice as the cards write it: "very_active" → "VERY ACTIVE". */
const inCapitals = (value: string) => value.replaceAll('_', ' ').toUpperCase();

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
    { label: 'PRIMARY GOAL', value: inCapitals(profile.goal) },
    ...(profile.hidesNumbers ? [] : [weightFact]),
    { label: 'ACTIVITY LEVEL', value: inCapitals(profile.activityLevel) },
    { label: 'EXPERIENCE', value: inCapitals(profile.experienceLevel) },
  ];
}
