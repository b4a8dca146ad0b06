import type { Food } from '#core/catalogue/food.ts';
import { listed } from '#core/language/listed.ts';
import { PER_100_G } from './answer-dish.ts';
import { NUTRIENT_NAMES } from './nutrient-names.ts';
import type { Nutrient, Query } from './query.ts';
import type { QueryAnswer, QueryData } from './query-data.ts';
import { figure, noNumbers, said, whole } from './say.ts';

type Asked = { query: Query; data: QueryData };
type Told = { food: Food; grams: number };

const SHOWN = 3;
const SOURCE = 'USDA food table';

const sumOf = ({ food, grams }: Told, nutrient: Nutrient): number =>
  Math.round(((PER_100_G[nutrient](food) ?? 0) * grams) / 100);

/** What foods bring that stand in no plan, in the amounts of the question or else a usual portion. */
export function answerFoodTable({ query, data }: Asked): QueryAnswer {
  if (data.hidesNumbers) return noNumbers();
  const told = query.of?.kind === 'food' ? (data.food?.told.get(query.of.words) ?? []) : [];
  if (told.length === 0)
    return said(
      'I don’t find that food in my table, so I won’t guess at its numbers. The label or the menu has them; name its parts and I can add those up.',
    );
  const shown = told.slice(0, SHOWN);
  const line = (each: Told) =>
    `${each.food.name} (${whole(each.grams)} g) has about ${whole(sumOf(each, 'kcal'))} kcal, ${whole(sumOf(each, 'protein'))} g of protein, ${whole(sumOf(each, 'carbs'))} g of carbs and ${whole(sumOf(each, 'fat'))} g of fat`;
  const total = shown.reduce((sum, each) => sum + sumOf(each, 'kcal'), 0);
  const all = shown.length > 1 ? ` Together ${whole(total)} kcal.` : '';
  return {
    sentences: [`${listed(shown.map(line))}.${all} Nothing is logged; say that you had it, and I’ll put it in.`],
    figures: shown.flatMap((each) =>
      (['kcal', 'protein', 'carbs', 'fat'] as const).map((nutrient) =>
        figure(
          `${each.food.name}, ${NUTRIENT_NAMES[nutrient].name}`,
          sumOf(each, nutrient),
          NUTRIENT_NAMES[nutrient].unit,
          `${SOURCE}: ${PER_100_G[nutrient](each.food) ?? 0} per 100 g × ${whole(each.grams)} g`,
        ),
      ),
    ),
  };
}
