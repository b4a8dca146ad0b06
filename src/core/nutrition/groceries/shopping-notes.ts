import type { FoodRules } from '#core/athlete/constraints.ts';
import type { FoodTable } from '#core/catalogue/food.ts';
import type { GroceryList } from './grocery-list.ts';

const CERTIFIED: Record<string, string> = {
  halal: 'Choose meat, poultry and packed foods that are halal-certified.',
  kosher: 'Choose products with a kosher certification mark.',
};

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** What to look for on the packs, for this person and this list: certification marks, gluten-free oats, allergens. */
export function shoppingNotes(list: GroceryList, rules: FoodRules, table: FoodTable): string[] {
  const foods = list
    .flatMap(({ items }) => items.flatMap(({ amounts }) => amounts))
    .flatMap(({ foodId }) => table.foods.get(foodId) ?? []);
  const hasOats = foods.some(({ id }) => id.startsWith('rolled-oats') || id.startsWith('oat-'));
  const avoided = [...rules.allergens.map((allergen) => allergen.replaceAll('_', ' ')), ...rules.forbiddenTerms];
  return [
    ...rules.diets.flatMap((diet) => CERTIFIED[diet] ?? []),
    ...(rules.allergens.includes('gluten') && hasOats ? ['Buy oats that are labeled gluten-free.'] : []),
    ...(avoided.length > 0 ? [`Read every label for ${listed(avoided)}, “may contain” included.`] : []),
  ];
}
