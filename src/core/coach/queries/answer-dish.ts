import type { Food } from '#core/catalogue/food.ts';
import { shortFoodName } from '#core/catalogue/short-food-name.ts';
import { capital } from '#core/language/capital.ts';
import { listed } from '#core/language/listed.ts';
import type { Meal, MealItem } from '#core/nutrition/meal-plan.ts';
import { mealTypeName } from '#core/nutrition/wording/meal-type-name.ts';
import { noPlan } from './answer-plan.ts';
import { NUTRIENT_NAMES } from './nutrient-names.ts';
import { daysAsked, isMealAsked, type PlannedDay } from './plan-days.ts';
import type { Nutrient, Query } from './query.ts';
import type { QueryAnswer, QueryData } from './query-data.ts';
import { figure, noNumbers, said, whole } from './say.ts';

type Asked = { query: Query; data: QueryData };
type Foods = NonNullable<QueryData['food']>['table'] | undefined;

export const PER_100_G: Record<Nutrient, (food: Food) => number | null> = {
  kcal: ({ kcal }) => kcal,
  protein: ({ protein }) => protein,
  carbs: ({ carbs }) => carbs,
  fat: ({ fat }) => fat,
  fiber: ({ fiber }) => fiber,
  sodium: ({ sodiumMg }) => sodiumMg,
};
const IN_MEALS: Partial<Record<Nutrient, (meal: Meal) => number>> = {
  kcal: ({ calories }) => calories,
  protein: ({ protein }) => protein,
  carbs: ({ carbs }) => carbs,
  fat: ({ fat }) => fat,
};

/** What one food of a meal brings; null where no table says it. */
function ofItem(nutrient: Nutrient, { foodId, grams }: MealItem, foods: Foods): number | null {
  const food = foods?.get(foodId);
  const amount = food ? PER_100_G[nutrient](food) : null;
  return amount === null ? null : (amount * grams) / 100;
}

/** What a meal brings, as it stands in the plan or else from the food table; `isWhole` where every food of it has a figure. */
function ofMeal(nutrient: Nutrient, meal: Meal, foods: Foods): { value: number; isWhole: boolean } {
  const inMeal = IN_MEALS[nutrient];
  if (inMeal) return { value: inMeal(meal), isWhole: true };
  const parts = meal.items.map((item) => ofItem(nutrient, item, foods));
  return { value: parts.reduce<number>((sum, part) => sum + (part ?? 0), 0), isWhole: !parts.includes(null) };
}

const UNKNOWN_DAY = 'Nothing is planned that far ahead. A planned week has seven days, today the first of them.';

/** The figures of a meal or of a whole day: "how much protein is that", "how many calories on Friday". */
export function answerDish({ query, data }: Asked): QueryAnswer {
  const { mealPlan, hidesNumbers, today } = data;
  if (hidesNumbers && query.aggregate !== 'when') return noNumbers();
  if (!mealPlan) return noPlan('meal');
  const [day] = daysAsked(mealPlan, query, today);
  if (!day) return said(UNKNOWN_DAY);
  const meals = day.meals.filter((meal, place) => isMealAsked(query, meal, place, day));
  const nutrients: readonly Nutrient[] = query.of?.kind === 'nutrient' ? [query.of.id] : ['kcal', 'protein'];
  const [only] = meals;
  if (!only) return said(`There’s no such meal ${day.name}. It has ${listed(day.meals.map(typeName))}.`);
  if (query.aggregate === 'when') return cookingTime(meals, day);
  const all = nutrients.map((nutrient) => sumOf(nutrient, meals, data.food?.table));
  const figures = all.flatMap(({ figures: each }) => each);
  const amounts = listed(all.map(({ text }) => text));
  if (meals.length === 1)
    return {
      sentences: [`${only.name} (${typeName(only)} ${day.name}): ${amounts}.${othersOf(query, only)}`],
      figures,
    };
  return { sentences: [`${capital(day.name)} comes to ${amounts}: ${partsOf(nutrients, meals, data)}.`], figures };
}

function cookingTime(meals: readonly Meal[], day: PlannedDay): QueryAnswer {
  const lines = meals.map(
    ({ name, totalMinutes, ...meal }) =>
      `${name} (${typeName({ ...meal, name, totalMinutes })}) takes ${totalMinutes > 0 ? `${totalMinutes} minutes` : 'no cooking'}`,
  );
  return {
    sentences: [`${capital(day.name)}: ${listed(lines)}.`],
    figures: meals.map(({ name, totalMinutes }) => figure(`${name}, time`, totalMinutes, 'minutes', 'Your meal plan')),
  };
}

const typeName = ({ type }: Meal) => mealTypeName(type).toLowerCase();

function sumOf(nutrient: Nutrient, meals: readonly Meal[], foods: Foods) {
  const { name, unit } = NUTRIENT_NAMES[nutrient];
  const parts = meals.map((meal) => ofMeal(nutrient, meal, foods));
  const sum = Math.round(parts.reduce((total, { value }) => total + value, 0));
  const [only, ...others] = meals;
  const isOne = only !== undefined && others.length === 0;
  const label = isOne ? `${only.name}, ${name}` : capital(name);
  const terms = parts.map(({ value }) => whole(value)).join(' + ');
  const source = isOne ? 'Your meal plan, from the food table' : `${terms}, your meal plan`;
  const least = parts.every(({ isWhole }) => isWhole) ? '' : 'at least ';
  return {
    text: `${least}${nutrient === 'kcal' ? `${whole(sum)} kcal` : `${whole(sum)} ${unit} of ${name}`}`,
    figures: [figure(label, sum, unit, source)],
  };
}

/** Whoever asks for one number of a meal wants to see what it is beside. */
const othersOf = ({ of }: Query, { calories, protein }: Meal): string =>
  of?.kind !== 'nutrient'
    ? ''
    : of.id === 'kcal'
      ? ` It has ${protein} g of protein.`
      : ` All of it is ${whole(calories)} kcal.`;

const partsOf = ([nutrient = 'kcal']: readonly Nutrient[], meals: readonly Meal[], { food }: QueryData): string =>
  listed(meals.map((meal) => `${typeName(meal)} ${whole(ofMeal(nutrient, meal, food?.table).value)}`));

const SHOWN_SOURCES = 4;

/** Which foods of the day bring the most of something. */
export function answerSources({ query, data }: Asked): QueryAnswer {
  const { mealPlan, hidesNumbers, today, food } = data;
  if (!mealPlan) return noPlan('meal');
  const [day] = daysAsked(mealPlan, query, today);
  if (!day) return said(UNKNOWN_DAY);
  const nutrient: Nutrient = query.of?.kind === 'nutrient' ? query.of.id : 'protein';
  const { name, unit } = NUTRIENT_NAMES[nutrient];
  const top = foodsBy(nutrient, day, food?.table).slice(0, SHOWN_SOURCES);
  if (top.length === 0) return said();
  const amount = (value: number) => (hidesNumbers ? '' : `, ${whole(value)} ${unit}`);
  const lines = top.map((each) => `${each.name} (${each.meal}${amount(each.value)})`);
  const total = hidesNumbers ? null : sumOf(nutrient, day.meals, food?.table);
  return {
    sentences: [
      `Most of ${day.name}’s ${name} comes from ${listed(lines)}.`,
      ...(total ? [`The day has ${total.text}: ${partsOf([nutrient], day.meals, data)}.`] : []),
    ],
    figures: hidesNumbers
      ? []
      : [
          ...(total?.figures ?? []),
          ...top.map((each) =>
            figure(
              `${each.name}, ${name}`,
              Math.round(each.value),
              unit,
              `Food table, ${whole(each.grams)} g in your ${each.meal}`,
            ),
          ),
        ],
  };
}

function foodsBy(nutrient: Nutrient, { meals }: PlannedDay, foods: Foods) {
  const rows = meals.flatMap((meal) =>
    meal.items.map((item) => ({
      name: shortName(item.name),
      meal: typeName(meal),
      grams: item.grams,
      value: ofItem(nutrient, item, foods) ?? 0,
    })),
  );
  return rows.filter(({ value }) => value >= 1).sort((a, b) => b.value - a.value);
}

/** "Flank steak, raw" without how it is sold. */
export const shortName = (name: string): string => shortFoodName(name).toLowerCase();
