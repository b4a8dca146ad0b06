import type { Food, FoodTable } from '#core/catalogue/food.ts';
import type { Meal } from '../meal-plan.ts';
import { termPattern } from '../recipes/food-rules.ts';

/** Words for a whole kind of food, which few names of foods hold: cod is fish. */
const GROUPS: Record<string, readonly string[]> = {
  fish: ['fish'],
  seafood: ['fish', 'shellfish'],
  shellfish: ['shellfish'],
  poultry: ['poultry'],
  beef: ['beef'],
  pork: ['pork'],
  meat: ['beef', 'pork', 'lamb-game', 'poultry'],
  bean: ['legume'],
  legume: ['legume'],
  cheese: ['cheese'],
  noodle: ['pasta-noodle'],
  pasta: ['pasta-noodle'],
  nut: ['nut-seed'],
  fruit: ['fruit'],
  vegetable: ['vegetable'],
};

/** Answers whether a food is what `term` names. A sauce is only what its own name says: fish sauce is no fish. */
export function foodNamed(term: string): (food: Food) => boolean {
  const pattern = termPattern(term);
  const word = term.trim().toLowerCase();
  const groups = GROUPS[word] ?? GROUPS[word.endsWith('s') ? word.slice(0, -1) : word] ?? [];
  const isOneWord = !word.includes(' ');
  return ({ name, group }) => {
    if (groups.includes(group)) return true;
    if (!pattern.test(name)) return false;
    const ownName = name.split(',')[0]?.split(' ').at(-1) ?? name;
    return !isOneWord || group !== 'condiment-sauce' || pattern.test(ownName);
  };
}

/** Whether a meal is or holds what `term` names. */
export function mealHolds({ name, items }: Pick<Meal, 'name' | 'items'>, term: string, { foods }: FoodTable): boolean {
  const isNamed = foodNamed(term);
  return (
    termPattern(term).test(name) ||
    items.some(({ foodId }) => {
      const food = foods.get(foodId);
      return food !== undefined && isNamed(food);
    })
  );
}
