import type { HealthFood } from '../health/health-premises.ts';
import type { FoodPremise, HealthPremise } from '../premises.ts';
import type { ReadingFacts } from '../reading-facts.ts';
import { foodIndex } from './food-index.ts';

/** What illnesses, medicines and states rule out, as premises of food: allergens and ways of eating by their names, rows together. */
export function illnessFood(
  food: HealthFood,
  health: readonly HealthPremise[],
  { food: facts, foods }: Pick<ReadingFacts, 'food' | 'foods'>,
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
  const rows = food.foodsOut.length + food.foodsToCheck.length + food.terms.length > 0;
  return [
    ...allergens.map((each) => ({
      ...base,
      subject: `allergen:${each.id}`,
      label: each.label,
      foodsOut: each.holds,
      foodsToCheck: each.check,
    })),
    ...diets.map((each) => ({
      ...base,
      subject: `diet:${each.id}`,
      label: each.label,
      foodsOut: each.foodsOut,
      foodsToCheck: each.foodsToCheck,
    })),
    ...(rows
      ? [
          {
            ...base,
            subject: 'illness:',
            label,
            foodsOut: food.foodsOut,
            foodsToCheck: food.foodsToCheck,
            terms: food.terms,
          },
        ]
      : []),
  ];
}
