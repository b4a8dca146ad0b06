import { ACTIVITY_LEVELS, GOALS, type Profile } from '#core/athlete/profile.ts';
import { LEVELS } from '#core/catalogue/level.ts';
import { restingKcal } from '#core/nutrition/targets/energy.ts';
import { formulaKcal } from '#core/nutrition/targets/learned-energy.ts';
import { type Random, seededRandom } from '#core/seed/random.ts';
import { lbsFromKg } from '#core/units/convert.ts';
import { anAthlete } from '#test/personas.ts';
import { createBody } from './body.ts';

/* People whose true expenditure is known, because they are made up. */

/** How often a person steps on the scale: share of days, or every so many days. */
export const RHYTHMS = ['daily', 'every 2 days', 'weekly'] as const;
export type Rhythm = (typeof RHYTHMS)[number];

export type SimulatedPerson = {
  profile: Profile;
  rhythm: Rhythm;
  random: Random;
  /** True expenditure at the start beside the formula, kcal a day. */
  offKcal: number;
  /** Share that is usually eaten over (or under) the plan. */
  habit: number;
};

/** Spread between people: resting energy about 10 % (Frankenfield 2005), activity about 6 %. */
const RESTING_SD = 0.1;
const ACTIVITY_SD = 0.06;
const HABIT = { mean: 0.06, sd: 0.06 };
const DAY_SD = 0.12;
/** Water of the day, kg; it lingers from one day to the next. */
const WATER = { sd: 0.55, lingers: 0.5 };
const SCALE_SD = 0.2;
const CYCLE = { days: 28, kg: 0.5, untilAge: 50 };
const TYPING_MISTAKE = 0.002;
const SLIP_KG = 10;

/** A normal number by Box and Muller. */
export function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

const pick = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)] as T;

/** The person with a number; always the same one. */
export function simulatedPerson(number: number): SimulatedPerson {
  const random = seededRandom(number + 1);
  const sex = random() < 0.5 ? 'male' : 'female';
  const heightIn = Math.round((sex === 'male' ? 69.5 : 64) + 2.7 * normal(random));
  const bmi = Math.max(20, Math.min(42, 27.5 + 5 * normal(random)));
  const profile = anAthlete({
    sex,
    heightIn,
    weightLbs: Math.round((bmi * heightIn ** 2) / 703),
    age: 20 + Math.floor(random() * 50),
    goal: pick(GOALS, random),
    activityLevel: pick(ACTIVITY_LEVELS, random),
    experienceLevel: pick(LEVELS, random),
    targetWeightLbs: null,
  });
  const resting = restingKcal(profile);
  const activity = formulaKcal(profile) / resting;
  const truth = resting * (1 + RESTING_SD * normal(random)) * activity * (1 + ACTIVITY_SD * normal(random));
  const habit = HABIT.mean + HABIT.sd * normal(random);
  return { profile, random, rhythm: pick(RHYTHMS, random), offKcal: truth - formulaKcal(profile), habit };
}

export type Weighing = { day: number; lbs: number };
/** A life day by day: what the plan asks for may change from day to day. */
export type Life = {
  /** Lives one day with a plan of so many kcal; answers the weighing of that morning, if there was one. */
  live: (planKcal: number) => Weighing | null;
  /** What has to be found out: true expenditure today, less what is usually eaten beside the plan. */
  effective: (planKcal: number) => number;
};

function isWeighDay(rhythm: Rhythm, day: number, random: Random): boolean {
  if (rhythm === 'daily') return random() < 0.85;
  return day % (rhythm === 'weekly' ? 7 : 2) === 0;
}

/** Begins a life on day 0 with the weight of the profile. */
export function beginLife({ profile, rhythm, random, offKcal, habit }: SimulatedPerson): Life {
  const body = createBody(profile, formulaKcal(profile) + offKcal);
  const hasCycle = profile.sex === 'female' && profile.age < CYCLE.untilAge;
  const phase = random() * CYCLE.days;
  let day = 0;
  let water = 0;
  const readScale = (): Weighing | null => {
    water = WATER.lingers * water + WATER.sd * Math.sqrt(1 - WATER.lingers ** 2) * normal(random);
    const cycle = hasCycle ? CYCLE.kg * Math.sin((2 * Math.PI * (day + phase)) / CYCLE.days) : 0;
    const slip = random() < TYPING_MISTAKE ? SLIP_KG : 0;
    const kg = body.kg() + water + cycle + slip + SCALE_SD * normal(random);
    return isWeighDay(rhythm, day, random) ? { day, lbs: lbsFromKg(kg) } : null;
  };
  return {
    live: (planKcal) => {
      const weighing = readScale();
      body.eat(planKcal * (1 + habit + DAY_SD * normal(random)));
      day += 1;
      return weighing;
    },
    effective: (planKcal) => body.burns(planKcal * (1 + habit)) - habit * planKcal,
  };
}
