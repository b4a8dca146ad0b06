import { capital } from '#core/language/capital.ts';
import { counted } from '#core/language/counted.ts';
import { listed } from '#core/language/listed.ts';
import type { Meal } from '#core/nutrition/meal-plan.ts';
import { mealTypeName } from '#core/nutrition/wording/meal-type-name.ts';

import type { CoachBlock } from '../turn.ts';
import { noPlan } from './answer-plan.ts';
import { nutrientOf } from './nutrient-names.ts';
import { daysAsked, isMealAsked, type PlannedDay } from './plan-days.ts';
import type { Query } from './query.ts';
import type { QueryAnswer, QueryData } from './query-data.ts';
import { figure, noNumbers, said, whole } from './say.ts';

type Asked = { query: Query; data: QueryData };
type MealPlan = NonNullable<QueryData['mealPlan']>;

/** What a day aims at, with how it came about. */
export function answerTarget({ query, data }: Asked): QueryAnswer {
  const { targets, hidesNumbers } = data;
  if (hidesNumbers) return noNumbers();
  if (!targets) return said();
  if (!targets.ok) return said(targets.message);
  if (query.of === undefined && query.aggregate !== 'why') return allTargets(targets.basis);
  const line = targets.basis.find(({ id }) => id === nutrientOf(query));
  if (!line) return said();
  return {
    sentences: [`${line.label}: ${whole(line.value)} ${line.unit}. ${line.because}`],
    figures: [figure(line.label, line.value, line.unit, `${line.because} ${line.source}`)],
  };
}

const SHOWN_TARGETS: readonly string[] = ['kcal', 'protein', 'carbs', 'fat', 'fiber'];

function allTargets(
  basis: readonly { id: string; label: string; value: number; unit: string; because: string; source: string }[],
) {
  const lines = basis.filter(({ id }) => SHOWN_TARGETS.includes(id));
  return {
    sentences: [
      `A day aims at ${listed(lines.map(({ id, value, unit }) => (id === 'kcal' ? `${whole(value)} kcal` : `${whole(value)} ${unit} ${id}`)))}.`,
    ],
    figures: lines.map(({ label, value, unit, because, source }) => figure(label, value, unit, `${because} ${source}`)),
  };
}

export function mealCard({
  plan,
  meal,
  mealIndex,
  data,
}: {
  plan: MealPlan;
  meal: Meal;
  mealIndex: number;
  data: QueryData;
}) {
  const line = data.hidesNumbers
    ? mealTypeName(meal.type)
    : `${mealTypeName(meal.type)}, ${whole(meal.calories)} kcal, ${meal.protein} g protein`;
  return {
    type: 'card',
    card: { kind: 'meal', planId: plan.id, mealIndex, name: meal.name, line },
  } satisfies CoachBlock;
}

/** The meals of today, of another day, of the week, or one of them. */
export function answerMeals({ query, data }: Asked): QueryAnswer {
  const plan = data.mealPlan;
  if (!plan) return noPlan('meal');
  const days = daysAsked(plan, query, data.today);
  const [day, ...others] = days;
  if (!day || others.length > 0 || day.ahead > 0) return laterMeals(days, { query, plan });
  const asked = day.meals.flatMap((meal, mealIndex) =>
    isMealAsked(query, meal, mealIndex, day) ? [{ meal, mealIndex }] : [],
  );
  const [only] = asked;
  if (!only)
    return said(
      `Your plan has no such meal. It holds ${listed(plan.data.meals.map(({ type }) => mealTypeName(type).toLowerCase()))}.`,
    );
  const figures = data.hidesNumbers
    ? []
    : asked.flatMap(({ meal }) => [
        figure(meal.name, meal.calories, 'kcal', 'Your meal plan, from the food table'),
        figure(`${meal.name}, protein`, meal.protein, 'g', 'Your meal plan, from the food table'),
      ]);
  const cards = asked.map((each) => mealCard({ plan, data, ...each }));
  const isOne = query.of?.kind === 'meal' || query.meal !== undefined;
  if (isOne && asked.length === 1) return { sentences: [oneMeal(only.meal, data)], figures, cards };
  const { totalCalories, totalProtein } = plan.data;
  const sum = data.hidesNumbers ? '' : ` ${whole(totalCalories)} kcal and ${totalProtein} g of protein in all.`;
  return { sentences: [`Here’s your day of eating.${sum}`], figures, cards };
}

const guide = ({ calories, protein }: Meal, { hidesNumbers }: QueryData): string =>
  hidesNumbers ? '' : ` What the plan had there is your guide: ${whole(calories)} kcal, ${protein} g of protein.`;

function oneMeal(meal: Meal, data: QueryData): string {
  const { name, type, items, totalMinutes, calories, protein } = meal;
  const { hidesNumbers } = data;
  if (items.length === 0) return `You’re eating out for ${mealTypeName(type).toLowerCase()}.${guide(meal, data)}`;
  const time = totalMinutes > 0 ? `${totalMinutes} minutes` : 'no cooking';
  const numbers = hidesNumbers ? '' : `, ${whole(calories)} kcal, ${protein} g of protein`;
  return `${mealTypeName(type)} is ${name}: ${time}${numbers}.`;
}

/** Meals of another day than today, or of a week, which starts with today. */
function laterMeals(days: readonly PlannedDay[], { query, plan }: { query: Query; plan: MealPlan }): QueryAnswer {
  const [day, ...others] = days;
  if (!day) return said('Nothing is planned that far ahead. A planned week has seven days, today the first of them.');
  if (!plan.data.week || day.isRepeated) {
    const names = day.meals.filter((meal, place) => isMealAsked(query, meal, place, day)).map(({ name }) => name);
    return said(
      `Your plan is one day that repeats; no week is planned yet. So it’s ${listed(names)} ${others.length > 0 || day.ahead === 0 ? 'each day' : 'again'}. You can plan the week on the Meal Plans screen.`,
    );
  }
  const isOne = query.of?.kind === 'meal' || query.meal !== undefined;
  const shown = (each: PlannedDay) =>
    each.meals.filter((meal, place) =>
      isOne ? isMealAsked(query, meal, place, each) : others.length === 0 || meal.type === 'dinner',
    );
  if (others.length > 0) {
    const which = query.of?.kind === 'meal' ? query.of.id.replaceAll('_', ' ') : 'dinner';
    return said(
      `Your planned week, ${which} by day: ${listed(days.map((each) => `${each.name} ${listed(shown(each).map(({ name }) => name))}`))}.`,
    );
  }
  const next = shown(day);
  if (next.length === 0) return said(`There’s no such meal ${day.name}.`);
  return said(
    `${capital(day.name)} has ${listed(next.map(({ type, name }) => `${name} for ${mealTypeName(type).toLowerCase()}`))}.`,
  );
}

const SHOWN_AISLES = 4;
const SHOWN_ITEMS = 4;

/** What is on the list, aisle by aisle. */
export function answerGroceries({ data }: Asked): QueryAnswer {
  const { groceries, mealPlan } = data;
  if (!mealPlan || !groceries) return noPlan('meal');
  const { aisles, days } = groceries;
  const items = aisles.flatMap((aisle) => aisle.items);
  const toBuy = items.filter(({ staple }) => !staple);
  const lines = aisles
    .map(({ label, items: inAisle }) => ({
      label,
      names: inAisle.filter(({ staple }) => !staple).map(({ buy }) => buy),
    }))
    .filter(({ names }) => names.length > 0);
  const shown = lines
    .slice(0, SHOWN_AISLES)
    .map(({ label, names }) => `${label}: ${listed(names, { most: SHOWN_ITEMS })}`);
  const rest = lines.length > SHOWN_AISLES ? ` The other aisles are on the list.` : '';
  const for_ = days === 7 ? 'the week' : 'the day';
  const card: CoachBlock = {
    type: 'card',
    card: {
      kind: 'plan',
      planId: mealPlan.id,
      type: 'meal',
      name: mealPlan.name,
      line: 'The whole list is with the plan.',
    },
  };
  return {
    sentences: [`${counted(toBuy.length, 'thing')} to buy for ${for_}. ${shown.join('. ')}.${rest}`],
    figures: [figure('To buy', toBuy.length, '', `Your meal plan, amounts for ${for_} added up`)],
    cards: [card],
  };
}
