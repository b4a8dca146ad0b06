import type { HealthFood } from '../health/health-premises.ts';
import type { FoodPremise, HealthPremise } from '../premises.ts';
import type { ReadingFacts } from '../reading-facts.ts';
import { foodIndex } from './food-index.ts';

/**
 * What illnesses, medicines and states rule out, as premises of food: allergens and ways of eating by their names, rows together. What
 * differs from person to person comes back where this one calls it fine ("lactose intolerant, yoghurt is fine"; "alpha-gal, milk does
 * not bother me"): what depends on the brand, and what is a matter of how much. A strict diet, and rows that are out for safety, stay.
 */
export function illnessFood(
  food: HealthFood,
  health: readonly HealthPremise[],
  { food: facts, foods }: Pick<ReadingFacts, 'food' | 'foods'>,
  fine: ReadonlySet<string>,
): FoodPremise[] {
  const index = foodIndex(facts, foods);
  const causes = health.filter(({ about }) => about !== 'training');
  const base = {
    stance: 'never',
    because: 'illness',
    foodsBack: [],
    terms: [],
    scope: null,
    origins: causes.flatMap(({ origins }) => origins),
  } as const;
  const label = causes.map((cause) => cause.label).join(', ');
  const allergens = food.useAllergens.flatMap((id) => index.allergens.get(id) ?? []);
  const diets = food.useDiet.flatMap((id) => index.diets.get(id) ?? []);
  const left = (ids: readonly string[]) => ids.filter((id) => !fine.has(id));
  const back = (ids: readonly string[]) => ids.filter((id) => fine.has(id));
  const rows = food.foodsOut.length + food.foodsToCheck.length + food.terms.length > 0;
  return [
    ...allergens.map((each) => ({
      ...base,
      subject: `allergen:${each.id}`,
      label: each.label,
      foodsOut: each.limit || each.gradual ? left(each.holds) : each.holds,
      foodsToCheck: left(each.check),
      foodsBack: back([...(each.limit || each.gradual ? each.holds : []), ...each.check]),
    })),
    ...diets.map((each) => ({
      ...base,
      subject: `diet:${each.id}`,
      label: each.label,
      foodsOut: each.strict ? each.foodsOut : left(each.foodsOut),
      foodsToCheck: left(each.foodsToCheck),
      foodsBack: back([...(each.strict ? [] : each.foodsOut), ...each.foodsToCheck]),
    })),
    ...(rows
      ? [
          {
            ...base,
            subject: 'illness:',
            label,
            foodsOut: food.foodsOut,
            foodsToCheck: left(food.foodsToCheck),
            foodsBack: back(food.foodsToCheck),
            terms: food.terms,
          },
        ]
      : []),
  ];
}
