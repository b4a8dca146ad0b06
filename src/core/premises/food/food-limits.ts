import type { Mention } from '#core/language/reading.ts';
import type { FoodLimits } from '../premises.ts';
import type { DietFact } from './food-facts.ts';
import { type FoodIndex, type FoodSubject, subjectsOf } from './food-index.ts';
import { carbsTold, type FoodAnswer, type HeardFood, isInForce } from './heard-food.ts';

function lowest(limits: readonly (number | null)[]): number | null {
  const set = limits.filter((limit) => limit !== null);
  return set.length > 0 ? Math.min(...set) : null;
}

/** No day of food stays below the first, and more than the second is no limit. */
const SODIUM_TOLD = { from: 500, to: 5000 };

/** "2000 mg sodium" is the limit itself; "low salt" the usual one. */
function sodiumOf({ diet, mention }: HeardFood): number | null {
  const told = mention.quantities.find(({ unit, value }) => {
    return unit === 'mg' && value >= SODIUM_TOLD.from && value <= SODIUM_TOLD.to;
  });
  return diet?.sodiumMaxMg ? (told?.value ?? diet.sodiumMaxMg) : null;
}

/** "Low carb, about 80 g" is the limit itself; "low carb" the usual one. */
const carbsOf = ({ diet, mention }: HeardFood): number | null =>
  diet?.netCarbsMaxGrams ? (carbsTold(mention.quantities) ?? diet.netCarbsMaxGrams) : null;

/** "No meat and milk together": one of each in what is only not eaten in one meal. */
function partsMeatAndDairy(index: FoodIndex, { reading }: FoodAnswer): boolean {
  const together = reading.mentions.filter((mention: Mention) => mention.together && isInForce(mention));
  const subjects = together.flatMap((mention) => subjectsOf(index, mention));
  const within = (key: string) => {
    const whole = index.subjects.get(key);
    const rows = new Set([...(whole?.plain ?? []), ...(whole?.holds ?? [])]);
    return subjects.some(({ purely }: FoodSubject) => purely.length > 0 && purely.every((id) => rows.has(id)));
  };
  return together.length > 1 && within('family:meat') && within('allergen:milk');
}

/** Limits on nutrients and on how meals are put together. */
export function foodLimits(index: FoodIndex, answers: readonly FoodAnswer[], all: readonly HeardFood[]): FoodLimits {
  const kept = all.filter(({ diet, because }) => diet !== null && because !== 'wish');
  return {
    netCarbsMaxGrams: lowest(kept.map(carbsOf)),
    sodiumMaxMg: lowest(kept.map(sodiumOf)),
    separateMeatAndDairy:
      kept.some(({ diet }) => diet?.separateMeatAndDairy) || answers.some((answer) => partsMeatAndDairy(index, answer)),
  };
}

/** The lowest limits of some ways of eating together. */
export const limitsOfDiets = (diets: readonly DietFact[]): FoodLimits => ({
  netCarbsMaxGrams: lowest(diets.map((diet) => diet.netCarbsMaxGrams)),
  sodiumMaxMg: lowest(diets.map((diet) => diet.sodiumMaxMg)),
  separateMeatAndDairy: diets.some((diet) => diet.separateMeatAndDairy),
});
