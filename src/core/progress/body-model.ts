import type { Profile, Sex } from '#core/athlete/profile.ts';
import { bodyOf } from '#core/nutrition/targets/energy.ts';

/**
 * How body weight answers a change of eating: Hall KD et al., Lancet 2011;378:826-37. Kilograms, kcal a day, days. Slower
 * than "3,500 kcal a pound": the lighter body burns less, and half of the change takes about a year.
 */

const RHO_FAT = 9440.727;
const RHO_LEAN = 1816.444;
const RHO_GLYCOGEN = 4206.501;
const GAMMA_FAT = 3.107;
const GAMMA_LEAN = 21.989;
const ETA_FAT = 179.254;
const ETA_LEAN = 229.446;
/** Share of a change of intake that digestion takes. */
const BETA_TEF = 0.1;
/** Share that the body saves by adapting, and how many days that takes. */
const BETA_ADAPT = 0.14;
const TAU_ADAPT = 14;
/** Forbes: how fat and lean mass change together. */
const FORBES = (10.4 * RHO_LEAN) / RHO_FAT;
/** Sodium in a litre of body water, mg, and how fast the kidneys follow. */
const SODIUM = 3220;
const ZETA_SODIUM = 3000;
const ZETA_CARBS = 4000;
const GLYCOGEN_KG = 0.5;
/** Glycogen with the water it holds. */
const GLYCOGEN_WATER = 3.7;
/** Share of the energy that comes from carbohydrate, before and after. */
const CARB_SHARE = 0.45;

type BySex = { male: number; female: number };
const bySex = ({ male, female }: BySex, sex: Sex) =>
  sex === 'male' ? male : sex === 'female' ? female : (male + female) / 2;

/** Lean mass, glycogen, water outside the cells, and what the body saves by adapting. */
type State = { lean: number; glycogen: number; water: number; saved: number };

export type BodyModel = {
  /** What keeps the weight as it is, kcal a day. */
  maintenance: number;
  /** The weight now, kg. */
  weight: () => number;
  /** Lets so many days pass with that intake, kcal a day. */
  live: (days: number, intake: number) => void;
};

/** A body as it is today; `activityFactor` is the physical activity level. */
export function createBody(
  profile: Pick<Profile, 'age' | 'sex' | 'weightLbs' | 'heightIn'>,
  activityFactor: number,
): BodyModel {
  const { age, sex } = profile;
  const { kg, cm, bmi } = bodyOf(profile);
  const meters = cm / 100;
  const resting = 9.99 * kg + 625 * meters - 4.92 * age + bySex({ male: 5, female: -161 }, sex);
  const maintenance = resting * activityFactor;
  const perKg = (((1 - BETA_TEF) * activityFactor - 1) * resting) / kg;
  const water0 = bySex(
    {
      male: 0.025 * age + 9.57 * meters + 0.191 * kg - 12.4,
      female: -4 + 5.98 * meters + 0.167 * kg,
    },
    sex,
  );
  const fatShare =
    0.14 * age + bySex({ male: 37.31 * Math.log(bmi) - 103.94, female: 39.96 * Math.log(bmi) - 102.01 }, sex);
  // The regression gives next to no fat to the very lean; a body has some.
  const fat0 = (kg / 100) * Math.max(4, Math.min(60, fatShare));
  const lean0 = kg - water0 - fat0 - GLYCOGEN_WATER * GLYCOGEN_KG;
  const constant = maintenance - GAMMA_LEAN * lean0 - GAMMA_FAT * fat0 - perKg * kg;
  const carbs0 = CARB_SHARE * maintenance;
  const glycogenUse = carbs0 / GLYCOGEN_KG ** 2;

  const fatOf = (lean: number) => fat0 * Math.exp((RHO_LEAN * (lean - lean0)) / (RHO_FAT * FORBES));
  const weightOf = ({ lean, glycogen, water }: State) => lean + fatOf(lean) + water + GLYCOGEN_WATER * glycogen;

  const slope = (state: State, intake: number): State => {
    const change = intake - maintenance;
    const carbs = CARB_SHARE * intake;
    const fat = fatOf(state.lean);
    const glycogen = (carbs - glycogenUse * state.glycogen ** 2) / RHO_GLYCOGEN;
    const spent = constant + perKg * weightOf(state) + BETA_TEF * change + state.saved;
    const balance = spent - intake + RHO_GLYCOGEN * glycogen + GAMMA_LEAN * state.lean + GAMMA_FAT * fat;
    const cost = -(1 + ETA_LEAN / RHO_LEAN) * FORBES - (1 + ETA_FAT / RHO_FAT) * fat;
    return {
      lean: ((FORBES / RHO_LEAN) * balance) / cost,
      glycogen,
      water: (-ZETA_SODIUM * (state.water - water0) - ZETA_CARBS * (1 - carbs / carbs0)) / SODIUM,
      saved: (BETA_ADAPT * change - state.saved) / TAU_ADAPT,
    };
  };

  let state: State = { lean: lean0, glycogen: GLYCOGEN_KG, water: water0, saved: 0 };
  return {
    maintenance,
    weight: () => weightOf(state),
    live: (days, intake) => {
      for (let day = 0; day < days; day++) state = dayLater(state, (at) => slope(at, intake));
    },
  };
}

const moved = (from: State, by: State, days: number): State => ({
  lean: from.lean + by.lean * days,
  glycogen: from.glycogen + by.glycogen * days,
  water: from.water + by.water * days,
  saved: from.saved + by.saved * days,
});

/** One day by the classical Runge-Kutta method. */
function dayLater(state: State, slope: (state: State) => State): State {
  const a = slope(state);
  const b = slope(moved(state, a, 0.5));
  const c = slope(moved(state, b, 0.5));
  const d = slope(moved(state, c, 1));
  return moved(moved(moved(moved(state, a, 1 / 6), b, 1 / 3), c, 1 / 3), d, 1 / 6);
}
