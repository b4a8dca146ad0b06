import type { Pot } from '../meal-block.ts';
import type { Meal } from '../meal-plan.ts';
import type { KnownRecipe } from '../recipes/eligible-recipes.ts';
import type { DishTraits } from './served-dish.ts';

const REHEAT_MINUTES = 5;
const PREFIX = 'Leftovers: ';

/** Fish and shellfish are not warmed up a second time for pleasure; what is mostly egg goes rubbery. */
export function keepsOvernight(traits: DishTraits): boolean {
  return !traits.isFish && traits.protein !== 'egg';
}

/** What of a dinner goes into the pot: its recipe, not what was put beside it on the plate. */
export function potOf(dinner: Meal, { foods }: KnownRecipe): Pot {
  const parts = dinner.items.flatMap(({ foodId, grams }) => {
    const food = foods.get(foodId);
    return food ? [{ food, grams }] : [];
  });
  return { slotType: 'lunch', parts };
}

/** How much of a pot for two meals the box gets, in words: by its weight beside the dinner's. */
function shareOfPot(lunch: Meal, dinner: Meal, { foods }: KnownRecipe): string {
  const weigh = ({ items }: Meal) =>
    items.reduce((sum, { foodId, grams }) => (foods.has(foodId) ? sum + grams : sum), 0);
  const [box, plate] = [weigh(lunch), weigh(dinner)];
  const percent = Math.round((100 * box) / Math.max(1, box + plate));
  return percent >= 50
    ? 'Half of it'
    : `${percent >= 45 ? 'A little less than half of it' : 'Two fifths of it'} (${percent} %)`;
}

/** A lunch out of last night's pot, with steps for the box, the fridge and the pan (USDA: 165 °F). */
export function asLeftovers(lunch: Meal, dinner: Meal, known: KnownRecipe): Meal {
  const servingSteps = lunch.instructions.slice(known.recipe.steps.length);
  return {
    ...lunch,
    name: `${PREFIX}${lunch.name}`,
    description: 'From last night’s pot, boxed up for today.',
    instructions: [
      `The evening before, cook this portion and your dinner in one go. ${shareOfPot(lunch, dinner, known)} is for today: cool it within two hours and keep it in the fridge, in a closed box.`,
      'Heat it until it steams all the way through (165 °F). If it is a cold dish, eat it straight from the fridge.',
      ...servingSteps,
      'Eat it all today, and do not heat it a second time.',
    ],
    totalMinutes: Math.min(REHEAT_MINUTES, lunch.totalMinutes),
  };
}
