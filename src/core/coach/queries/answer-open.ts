import { listed } from '#core/language/listed.ts';
import { mealTypeName } from '#core/nutrition/wording/meal-type-name.ts';
import { mealCard } from './answer-food.ts';
import { noPlan } from './answer-plan.ts';
import { isMealAsked, mealsOn } from './plan-days.ts';
import type { Query } from './query.ts';
import type { QueryAnswer, QueryData } from './query-data.ts';
import { figure, said, whole } from './say.ts';

type Asked = { query: Query; data: QueryData };

/** The meals of today that are not marked as eaten, with what they bring together. */
export function answerOpenMeals({ query, data }: Asked): QueryAnswer {
  const { mealPlan: plan, logs, today, hidesNumbers } = data;
  if (!plan) return noPlan('meal');
  const day = mealsOn(plan, 0, today);
  const eaten = new Set((logs?.eaten ?? []).filter((each) => each.day === today).map(({ type }) => type));
  const open = (day?.meals ?? []).flatMap((meal, mealIndex) =>
    !eaten.has(meal.type) && day && isMealAsked(query, meal, mealIndex, day) ? [{ meal, mealIndex }] : [],
  );
  if (open.length === 0) return said('Every meal of today’s plan is marked as eaten. That was it for today.');
  const names = listed(
    open.map(
      ({ meal }) =>
        `${meal.name} (${mealTypeName(meal.type).toLowerCase()}${hidesNumbers ? '' : `, ${whole(meal.calories)} kcal`})`,
    ),
  );
  const calories = open.reduce((sum, { meal }) => sum + meal.calories, 0);
  const protein = open.reduce((sum, { meal }) => sum + meal.protein, 0);
  const together =
    hidesNumbers || open.length === 1 ? '' : ` Together ${whole(calories)} kcal and ${whole(protein)} g of protein.`;
  return {
    sentences: [`Still open today: ${names}.${together}`],
    figures: hidesNumbers
      ? []
      : [
          figure(
            'Still open',
            calories,
            'kcal',
            `${open.map(({ meal }) => whole(meal.calories)).join(' + ')}, your meal plan`,
          ),
          figure(
            'Protein still open',
            protein,
            'g',
            `${open.map(({ meal }) => whole(meal.protein)).join(' + ')}, your meal plan`,
          ),
        ],
    cards: open.map(({ meal, mealIndex }) => mealCard({ plan, meal, mealIndex, data })),
  };
}
