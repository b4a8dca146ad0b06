import type { Constraints } from '#core/athlete/constraints.ts';
import type { Profile } from '#core/athlete/profile.ts';

/** What a day should hold at least of what people often get too little of; milligrams. */
export type NutrientFloors = { calciumMg: number; ironMg: number; potassiumMg: number };

/** A day with more fiber than this is hard on a stomach (decision; the general advice is 25 to 38 g, IOM 2005). */
export const FIBER_CEILING = 60;

/** From these ages on, bones need more calcium (RDA, IOM 2011). */
const MORE_CALCIUM_FROM = { woman: 51, anyone: 71 };
/** After the menopause a woman needs no more iron than a man (RDA, IOM 2001). */
const LESS_IRON_FROM = 51;

/**
 * The recommended dietary allowances of calcium (IOM 2011) and iron (IOM 2001) and the adequate intake of potassium (NASEM
 * 2019), by sex, age and pregnancy. Where no sex is told, the higher one.
 */
export function nutrientFloors({ age, sex }: Profile, { training, food }: Constraints): NutrientFloors {
  const isWoman = sex !== 'male';
  const isPregnant = training.modes.includes('pregnancy');
  const calciumMg = age >= (isWoman ? MORE_CALCIUM_FROM.woman : MORE_CALCIUM_FROM.anyone) ? 1200 : 1000;
  const ironMg = isPregnant ? 27 : isWoman && age < LESS_IRON_FROM ? 18 : 8;
  const potassiumMg = sex === 'female' ? (isPregnant ? 2900 : 2600) : 3400;
  // Who may not have potassium is not asked to reach any.
  return { calciumMg, ironMg, potassiumMg: food.forbiddenFlags.includes('high_potassium') ? 0 : potassiumMg };
}
