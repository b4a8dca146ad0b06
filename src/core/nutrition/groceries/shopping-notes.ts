import type { FoodRules } from '#core/athlete/constraints.ts';
import type { FoodTable } from '#core/catalogue/food.ts';
import { listed } from '#core/language/listed.ts';
import type { GroceryList } from './grocery-list.ts';

const CERTIFIED: Record<string, string> = {
  halal: 'Choose meat, poultry and packed foods that are halal-certified.',
  kosher: 'Choose products with a kosher certification mark.',
};

/** What to look for on the packs, for this person and this list: certification marks, gluten-free oats, allergens. */
export function shoppingNotes(list: GroceryList, rules: FoodRules, table: FoodTable): string[] {
  const foods = list
    .flatMap(({ items }) => items.flatMap(({ amounts }) => amounts))
    .flatMap(({ foodId }) => table.foods.get(foodId) ?? []);
  const hasOats = foods.some(({ id }) => id.startsWith('rolled-oats') || id.startsWith('oat-'));
  return [
    ...rules.diets.flatMap((diet) => CERTIFIED[diet] ?? []),
    ...(rules.allergens.includes('gluten') && hasOats ? ['Buy oats that are labeled gluten-free.'] : []),
    ...(rules.named.length > 0 ? [`Read every label for ${listed(rules.named)}, “may contain” included.`] : []),
  ];
}
