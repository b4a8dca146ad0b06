import type { Profile } from '#core/athlete/profile.ts';
import { activityFactor, bodyOf } from '#core/nutrition/targets/energy.ts';

/*
 * A body whose expenditure is known to the simulation: fat and lean mass change together by Forbes, a lighter body burns less, a
 * change of intake changes digestion, adaptation, glycogen and water. Figures after Hall 2011, simplified to a step of a day. The
 * estimator's constant of 7,700 kcal/kg is nowhere in it.
 */
const KCAL_PER_KG_FAT = 9440;
const KCAL_PER_KG_LEAN = 1816;
const FORBES_KG = (10.4 * KCAL_PER_KG_LEAN) / KCAL_PER_KG_FAT;
/** Expenditure of a kilogram of body weight beside what the formula gives it, kcal a day. */
const KCAL_PER_KG_CARRIED = 3;
const DIGESTION = 0.1;
const ADAPTATION = { share: 0.14, days: 14 };
/** Glycogen with its water, and salt water, for the whole of the usual intake, kg; and how fast they follow. */
const WATER = { kg: 3, days: 4 };

export type Body = {
  kg: () => number;
  /** Energy burned on a day with that intake, kcal. */
  burns: (intake: number) => number;
  eat: (intake: number) => void;
};

/** Begins in balance at the weight of the profile, burning `startKcal`. */
export function createBody(profile: Profile, startKcal: number): Body {
  const { kg: startKg, bmi } = bodyOf(profile);
  const startFat = startKg * Math.max(0.1, Math.min(0.55, (1.2 * bmi - (profile.sex === 'male' ? 12 : 1)) / 100));
  const perKg = 10 * activityFactor(profile) + KCAL_PER_KG_CARRIED;
  let fat = startFat;
  let lean = startKg - startFat;
  let water = 0;
  let adapted = 0;
  const burns = (intake: number) =>
    startKcal + perKg * (fat + lean - startKg) + DIGESTION * (intake - startKcal) + adapted;
  return {
    kg: () => fat + lean + water,
    burns,
    eat: (intake) => {
      const stored = intake - burns(intake);
      const toLean = FORBES_KG / (FORBES_KG + fat);
      fat = Math.max(2, fat + ((1 - toLean) * stored) / KCAL_PER_KG_FAT);
      lean += (toLean * stored) / KCAL_PER_KG_LEAN;
      adapted += (ADAPTATION.share * (intake - startKcal) - adapted) / ADAPTATION.days;
      water += (WATER.kg * (intake / startKcal - 1) - water) / WATER.days;
    },
  };
}
