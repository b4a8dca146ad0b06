import { type FoodIndex, foodIndex } from '#core/premises/food/food-index.ts';
import { limitsOfDiets } from '#core/premises/food/food-limits.ts';
import type { FoodLimits, FoodPremise, Premises } from '#core/premises/premises.ts';
import type { ReadingFacts } from '#core/premises/reading-facts.ts';

const PREFIX = 'diet:';

function limitsOfFoods(foods: readonly FoodPremise[], { diets }: FoodIndex): FoodLimits {
  return limitsOfDiets(
    foods.flatMap(({ subject, because, stance }) => {
      const diet = subject.startsWith(PREFIX) ? diets.get(subject.slice(PREFIX.length)) : undefined;
      return diet && because !== 'wish' && stance !== 'fine' ? [diet] : [];
    }),
  );
}

/** The limits that ways of eating set, after taps have changed which ones are followed; what an illness sets stays. */
export function withLimitsOfDiets(premises: Premises, before: Premises, { food, foods }: ReadingFacts): Premises {
  const index = foodIndex(food, foods);
  const [old, now] = [limitsOfFoods(before.foods, index), limitsOfFoods(premises.foods, index)];
  const { netCarbsMaxGrams, sodiumMaxMg, separateMeatAndDairy } = premises.foodLimits;
  const stays = (limit: number | null, was: number | null, is: number | null): number | null => {
    const all = [limit === was ? null : limit, is].filter((each) => each !== null);
    return all.length > 0 ? Math.min(...all) : null;
  };
  return {
    ...premises,
    foodLimits: {
      netCarbsMaxGrams: stays(netCarbsMaxGrams, old.netCarbsMaxGrams, now.netCarbsMaxGrams),
      sodiumMaxMg: stays(sodiumMaxMg, old.sodiumMaxMg, now.sodiumMaxMg),
      separateMeatAndDairy:
        old.separateMeatAndDairy === separateMeatAndDairy ? now.separateMeatAndDairy : separateMeatAndDairy,
    },
  };
}
