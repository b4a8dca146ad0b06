import type { Food } from '#core/catalogue/food.ts';
import type { FoodRules } from './constraints.ts';
import type { Lexicon } from './lexicon.ts';

/** Why none of `foods` may be on the plate, in kind words; null where at least one may. */
export function conflictReason(
  name: string,
  foods: readonly Food[],
  { rules, lexicon }: { rules: FoodRules; lexicon: Lexicon },
): string | null {
  const first = foods[0];
  if (!first) return null;
  const reasons = foods.map((food) => reasonFor(food, rules, lexicon));
  const [reason] = reasons;
  return reason && reasons.every((each) => each !== null) ? `${reason} So I leave ${name} out.` : null;
}

function reasonFor(food: Food, rules: FoodRules, lexicon: Lexicon): string | null {
  const allergen = rules.allergens.find((each) => food.allergens.includes(each));
  if (allergen !== undefined) return `You told me that ${lexicon.allergens[allergen].label} must stay off your plate.`;
  if (rules.forbiddenFoodIds.includes(food.id)) return 'You told me that this must stay off your plate.';
  const flag = rules.forbiddenFlags.find((each) => food.flags.includes(each));
  if (flag !== undefined) {
    const diet = rules.diets.find((id) => lexicon.diets[id]?.flags.includes(flag));
    return diet === undefined
      ? 'It does not go with what you told me about your food or health.'
      : `It does not fit your way of eating (${diet.replaceAll('_', ' ')}).`;
  }
  if (!rules.dislikedFoodIds.includes(food.id)) return null;
  return 'You told me that you do not like it; you can change that in your profile.';
}
