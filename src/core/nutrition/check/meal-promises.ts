import type { Constraints, FoodRules } from '#core/athlete/constraints.ts';
import { type Applies, type Check, type PlanPromise, promiseOn } from '#core/certificate/certificate.ts';
import { capital } from '#core/language/capital.ts';
import { listed } from '#core/language/listed.ts';
import type { MealPlanDraft } from '#core/nutrition/meal-plan.ts';
import type { ExpectedTargets } from './expected-targets.ts';
import type { Plate } from './plate.ts';

const has = (list: { length: number }): boolean => list.length > 0;

/** Checks that only some people ask for. */
export const MEAL_CHECKS_APPLY: Applies<Constraints> = {
  allergens: ({ food }) => has(food.allergens) || has(food.forbiddenTerms),
  'food-flags': ({ food }) => has(food.forbiddenFlags),
  diet: ({ food }) => has(food.diets),
  'forbidden-foods': ({ food }) => has(food.forbiddenFoodIds),
  dislikes: ({ food }) => has(food.dislikedFoodIds) || has(food.dislikedTerms),
  'disliked-words': ({ food }) => has(food.dislikedFoodIds) || has(food.dislikedTerms),
  'text-net': ({ food }) => has(food.allergens) || has(food.forbiddenTerms),
  'meat-and-dairy': ({ food }) => food.separateMeatAndDairy,
  'net-carbs': ({ food }) => food.netCarbsMaxGrams !== null,
  sodium: ({ food }) => food.sodiumMaxMg !== null,
  'protein-cap': ({ care }) => care.maxProteinPerKg !== null,
  'maintenance-only': ({ care }) => care.nutrition !== 'normal',
  'vitamin-k-foods': ({ care }) => care.steadyVitaminK,
  'vitamin-k-most': ({ care }) => care.steadyVitaminK,
  'vitamin-k-least': ({ care }) => care.steadyVitaminK,
  'even-carbs': ({ care }) => care.evenCarbs,
  'small-meals': ({ care }) => care.smallMeals,
  'protein-first': ({ care }) => care.smallMeals,
};

/** The checks of what may not be on the plate. */
export const FOOD_RULE_CHECKS: readonly string[] = [
  'foods-known',
  'allergens',
  'food-flags',
  'diet',
  'forbidden-foods',
  'dislikes',
  'meat-and-dairy',
  'text-net',
  'disliked-words',
];

const NAMED_MOST = 3;
const plain = (id: string): string => id.replaceAll('_', ' ');
const count = (value: number): string => value.toLocaleString('en-US');

/** What the person ruled out, as far as it was understood; ways of eating first: "Halal, no sesame, fish or okra". */
function ruledOut({ spoken, diets, named }: FoodRules): string {
  const ways = spoken?.ways ?? diets.map(plain);
  const foods = spoken?.foods ?? named;
  const last = listed(foods, { most: NAMED_MOST, joint: 'or' });
  const words = [...ways, ...(last === '' ? [] : [`no ${last}`])].join(', ');
  return words === '' ? 'You ruled nothing out' : capital(words);
}

type Facts = {
  plan: MealPlanDraft;
  constraints: Constraints;
  plates: readonly Plate[];
  targets: ExpectedTargets;
  checks: readonly Check[];
};

/** Five promises of a day of eating, from what the checker has recomputed; the first is what the person ruled out. */
export function mealPromises({ plan, constraints, plates, targets, checks }: Facts): PlanPromise[] {
  const foods = plates.flatMap(({ portions }) => portions).length;
  const all = foods + plates.flatMap(({ unknown }) => unknown).length;
  // The targets as the plan shows them, which the checks hold to the rules.
  const shown = (id: string) => plan.basis.find((line) => line.id === id)?.value;
  const least = Math.floor(shown('protein') ?? targets.protein);
  const wanted = Math.round(shown('kcal') ?? targets.kcal);
  const minutes = Math.max(0, ...plan.meals.map(({ totalMinutes }) => totalMinutes));
  const { totalProtein: protein, totalCarbs: carbs, totalFat: fat, totalCalories: kcal } = plan;
  const under = wanted - kcal;
  const hidden = constraints.care.hideNumbers;
  const figures = (text: string): string => (hidden ? '' : text);
  return [
    promiseOn(checks, {
      id: 'ruled-out',
      title: ruledOut(constraints.food),
      text: `Read in ${all} ingredients, and in what each is made of.`,
      end: `${foods} of ${all} read`,
      restsOn: FOOD_RULE_CHECKS,
    }),
    promiseOn(checks, {
      id: 'sums',
      title: 'The sums are right',
      text: hidden
        ? 'Every number was added up again from the foods.'
        : `4 × ${protein} + 4 × ${carbs} + 9 × ${fat} = ${count(kcal)} kcal.`,
      end: figures(plan.meals.map(({ calories }) => count(calories)).join(' + ')),
      restsOn: ['macros', 'calorie-sum', 'totals', 'usda-energy', 'ingredients'],
    }),
    promiseOn(checks, {
      id: 'protein',
      title: 'Enough protein',
      text: hidden ? 'As much as your body asks for.' : `${protein} g, and at least ${least} was asked.`,
      end: figures(protein > least ? `${protein - least} g to spare` : 'just enough'),
      restsOn: ['basis', 'protein-target', 'meal-protein', 'protein-cap'],
    }),
    promiseOn(checks, {
      id: 'energy',
      title: 'Enough to eat',
      text: hidden
        ? 'As much as your day asks for, with nothing cut.'
        : `${count(kcal)} of about ${count(wanted)} kcal, and never under ${count(Math.round(targets.floor))}.`,
      end: figures(under === 0 ? 'to the calorie' : `${Math.abs(under)} ${under > 0 ? 'under' : 'over'}`),
      restsOn: ['basis', 'energy-target', 'energy-floor', 'deficit-cap', 'surplus-cap', 'maintenance-only', 'care'],
    }),
    promiseOn(checks, {
      id: 'cooking',
      title: 'You can cook it',
      text: `${minutes} minutes at most for one meal, each explained step by step.`,
      end: `${plan.meals.length} of ${plan.meals.length} meals`,
      restsOn: ['instructions', 'portions', 'meal-types', 'no-repeats'],
    }),
  ];
}
