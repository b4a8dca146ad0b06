import type { FoodRules } from '#core/athlete/constraints.ts';
import { ALLERGEN_TERMS } from '#core/catalogue/allergen-terms.ts';
import type { Food } from '#core/catalogue/food.ts';

/** Why a food is out for somebody; null where it is fine. The same columns that the checker goes by. */
export function reasonAgainst(rules: FoodRules, food: Food): string | null {
  const allergen = rules.allergens.find((each) => food.allergens.includes(each));
  if (allergen) return ALLERGEN_TERMS[allergen].label;
  const isOut =
    rules.forbiddenFoodIds.includes(food.id) || rules.forbiddenFlags.some((flag) => food.flags.includes(flag));
  return isOut ? 'what your answers leave out' : null;
}
