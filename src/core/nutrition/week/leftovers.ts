import type { Meal } from '../meal-plan.ts';
import type { KnownRecipe } from '../recipes/eligible-recipes.ts';
import type { DishTraits } from './served-dish.ts';

const REHEAT_MINUTES = 5;
const PREFIX = 'Leftovers: ';

/** Fish and shellfish are not warmed up a second time for pleasure; what is mostly egg goes rubbery. */
export function keepsOvernight(traits: DishTraits): boolean {
  return !traits.isFish && traits.protein !== 'egg';
}

/** A lunch of last night's dinner: the same foods, with steps for the box, the fridge and the pan (USDA: 165 °F). */
export function asLeftovers(lunch: Meal, { recipe }: KnownRecipe): Meal {
  const servingSteps = lunch.instructions.slice(recipe.steps.length);
  return {
    ...lunch,
    name: `${PREFIX}${lunch.name}`,
    description: 'Last night’s dinner, cooked along and boxed up for today.',
    instructions: [
      'The evening before, cook this portion along with your dinner. Cool it within two hours and keep it in the fridge, in a closed box.',
      'Heat it until it steams all the way through (165 °F). If it is a cold dish, eat it straight from the fridge.',
      ...servingSteps,
      'Eat it all today, and do not heat it a second time.',
    ],
    totalMinutes: Math.min(REHEAT_MINUTES, lunch.totalMinutes),
  };
}
