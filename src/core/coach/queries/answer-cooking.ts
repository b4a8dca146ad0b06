import { capital } from '#core/language/capital.ts';
import { listed } from '#core/language/listed.ts';
import type { Meal } from '#core/nutrition/meal-plan.ts';
import { mealTypeName } from '#core/nutrition/wording/meal-type-name.ts';
import { isoDay } from '#core/units/calendar-day.ts';
import { shortName } from './answer-dish.ts';
import { mealCard } from './answer-food.ts';
import { noPlan } from './answer-plan.ts';
import { daysAsked, isMealAsked, type PlannedDay } from './plan-days.ts';
import type { Query } from './query.ts';
import type { NamedFood, QueryAnswer, QueryData } from './query-data.ts';
import { choice, figure, said, whole } from './say.ts';

type Asked = { query: Query; data: QueryData };

const typeName = ({ type }: Meal) => mealTypeName(type).toLowerCase();
const LONG = 25;

/** The one meal that a question means: the one that stands in it, else dinner. */
function mealMeant({ query, data }: Asked): { day: PlannedDay; meal: Meal; place: number } | null {
  const { mealPlan, today } = data;
  const [day] = mealPlan ? daysAsked(mealPlan, query, today) : [];
  if (!day) return null;
  const places = day.meals.flatMap((meal, place) =>
    isMealAsked(query, meal, place, day) ? [{ day, meal, place }] : [],
  );
  return (places.length === 1 ? places[0] : places.findLast(({ meal }) => meal.type === 'dinner')) ?? places[0] ?? null;
}

/** How a meal is cooked, step by step. */
export function answerSteps(asked: Asked): QueryAnswer {
  const { mealPlan: plan } = asked.data;
  if (!plan) return noPlan('meal');
  const meant = mealMeant(asked);
  if (!meant) return said('Nothing is planned that far ahead. A planned week has seven days, today the first of them.');
  const { day, meal, place } = meant;
  const { name, totalMinutes, instructions } = meal;
  if (instructions.length === 0) return said(`${name} needs no cooking.`);
  const time = totalMinutes === 0 ? 'no cooking' : `${totalMinutes} minutes`;
  const ease = totalMinutes <= LONG ? 'an easy one' : 'it takes its time, but no step is hard';
  return {
    sentences: [`${name} (${typeName(meal)} ${day.name}): ${time}, ${ease}.`, ...instructions],
    figures: [figure(`${name}, time`, totalMinutes, 'minutes', 'Your meal plan')],
    ...(day.ahead === 0 ? { cards: [mealCard({ plan, meal, mealIndex: place, data: asked.data })] } : {}),
  };
}

/** Why a dish stands in the plan: what it brings, and what it keeps to. */
export function answerWhyDish(asked: Asked): QueryAnswer {
  const { data } = asked;
  if (!data.mealPlan) return noPlan('meal');
  const meant = mealMeant(asked);
  if (!meant) return said();
  const { day, meal } = meant;
  const { name, protein, calories, totalMinutes } = meal;
  const brings = data.hidesNumbers ? '' : ` It brings ${protein} g of protein in ${whole(calories)} kcal,`;
  const time = totalMinutes > 0 ? `${totalMinutes} minutes of cooking` : 'no cooking';
  return {
    sentences: [
      `${name} is ${typeName(meal)} ${day.name} because it helps the day’s sums come out and holds nothing that your answers leave out.${brings}${brings === '' ? ` It takes ${time}.` : ` for ${time}.`}`,
      'What you like I only know if you tell me: say “no more …” and it goes for good, or swap it just this once.',
    ],
    figures: [
      figure(`${name}, time`, totalMinutes, 'minutes', 'Your meal plan'),
      ...(data.hidesNumbers
        ? []
        : [
            figure(`${name}, protein`, protein, 'g', 'Your meal plan, from the food table'),
            figure(name, calories, 'kcal', 'Your meal plan, from the food table'),
          ]),
    ],
    ...(day.ahead === 0 ? { next: [choice(`Another ${typeName(meal)}`, `Swap my ${typeName(meal)}`)] } : {}),
  };
}

/** Which lunches of the week are the dinner of the day before, cooked twice as much. */
export function answerLeftovers({ data }: Asked): QueryAnswer {
  const { mealPlan, today } = data;
  if (!mealPlan) return noPlan('meal');
  const days = daysAsked(mealPlan, { what: 'contents', window: { kind: 'week', ago: 0 } }, today);
  const planned = (mealPlan.planned ?? mealPlan.data).week ?? [];
  const lines = days.flatMap(({ name, ahead, meals }) => {
    const from = planned[ahead]?.leftoversFromDay;
    const lunch = meals.find(({ type }) => type === 'lunch');
    const dinner = from == null ? undefined : days[from - 1]?.meals.find(({ type }) => type === 'dinner');
    if (!lunch || !dinner || from == null) return [];
    const cooked = days[from - 1]?.name ?? '';
    return lunch.name.endsWith(dinner.name)
      ? [`lunch ${name} is ${dinner.name}, cooked for the dinner ${cooked}`]
      : [
          `lunch ${name} was meant to be left over from the dinner ${cooked}, but that is ${dinner.name} now; the plan has ${lunch.name} there`,
        ];
  });
  if (lines.length === 0)
    return said('No meal of your planned week is made of leftovers, so nothing else hangs on that.');
  return said(`Leftovers in your week: ${listed(lines)}. The amounts of those dinners are for both.`);
}

const OUNCE = 28.35;

/** How much of a food a meal, a day or the week takes. */
export function answerAmount({ query, data }: Asked): QueryAnswer {
  const { mealPlan, food, today, units } = data;
  if (!mealPlan) return noPlan('meal');
  if (!food || query.of?.kind !== 'food') return said();
  const named = food.named.get(query.of.words) ?? [];
  if (named.length === 0) return said('Which food do you mean? Name it as it stands in your plan, and I’ll add it up.');
  const week = daysAsked(mealPlan, { what: 'groceries', window: { kind: 'week', ago: 0 } }, today);
  const days =
    query.window === undefined ? [...daysAsked(mealPlan, query, today), ...week] : daysAsked(mealPlan, query, today);
  const inMeal =
    ({ holds }: NamedFood) =>
    (meal: Meal) =>
      meal.items.some(({ foodId }) => holds.has(foodId));
  const meant = named.find((each) => days.some(({ meals }) => meals.some(inMeal(each)))) ?? named[0];
  const ids = meant?.holds ?? new Set();
  const isIn = ({ items }: Meal) => items.some(({ foodId }) => ids.has(foodId));
  const day = days.find(({ meals }) => meals.some(isIn));
  const label = meant?.label.toLowerCase();
  if (!day) return said(`No meal of your plan holds ${label}.`);
  const lines = day.meals.filter(isIn).map((meal) => {
    const place = day.meals.indexOf(meal);
    const date = (mealPlan.exceptions ?? []).find(
      (each) => each.mealIndex === place && each.date === isoDay(today + day.ahead),
    );
    const servings = date?.servings ?? 1;
    const items = meal.items.filter(({ foodId }) => ids.has(foodId));
    return { meal, servings, items };
  });
  const amount = (grams: number) =>
    units === 'imperial' ? `${Math.round(grams / OUNCE)} oz (${whole(grams)} g)` : `${whole(grams)} g`;
  const texts = lines.flatMap(({ meal, servings, items }) =>
    items.map(({ name, grams }) => {
      const all = servings > 1 ? `, ${amount(grams * servings)} for all ${servings}` : '';
      return `${shortName(name)} in ${meal.name}: ${amount(grams)} a portion${all}`;
    }),
  );
  return {
    sentences: [`${capital(day.name)}: ${listed(texts)}.`],
    figures: lines.flatMap(({ meal, servings, items }) =>
      items.map(({ name, grams }) =>
        figure(
          shortName(name),
          Math.round(grams * servings),
          'g',
          `${whole(grams)} × ${servings}, ${meal.name} in your meal plan`,
        ),
      ),
    ),
  };
}
