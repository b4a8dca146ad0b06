import { listed } from '#core/language/listed.ts';
import { dayAsEaten } from '#core/nutrition/exceptions/meal-exceptions.ts';
import type { Meal } from '#core/nutrition/meal-plan.ts';
import { mealTypeName } from '#core/nutrition/wording/meal-type-name.ts';
import { isoDay } from '#core/units/calendar-day.ts';
import { counted, phrase } from '../phrases.ts';
import type { CoachBlock } from '../turn.ts';
import { answerFromLog } from './answer-eaten.ts';
import { noPlan } from './answer-plan.ts';
import type { Figure } from './figure.ts';
import { NUTRIENT_NAMES, nutrientOf } from './nutrient-names.ts';
import type { Nutrient, Query } from './query.ts';
import type { QueryAnswer, QueryData } from './query-data.ts';
import { figure, noNumbers, said, whole } from './say.ts';

type Asked = { query: Query; data: QueryData };
type MealPlan = NonNullable<QueryData['mealPlan']>;

/** Only these stand in a meal; fiber and sodium are checked for the whole day. */
const IN_MEALS: Partial<Record<Nutrient, (meal: Meal) => number>> = {
  kcal: ({ calories }) => calories,
  protein: ({ protein }) => protein,
  carbs: ({ carbs }) => carbs,
  fat: ({ fat }) => fat,
};

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

const BLIND = 'I can’t see what you’ve eaten, as meals can’t be ticked off yet, so what’s left would be a guess.';

const BLIND_BEFORE = 'I can’t see what you’ve eaten, as meals can’t be ticked off yet.';

/** What is left today, as far as it can be known: the plan's day, since nothing says what was eaten. */
export function answerEaten({ query, data }: Asked): QueryAnswer {
  const { hidesNumbers, mealPlan, targets } = data;
  if (hidesNumbers) return noNumbers();
  const logged = answerFromLog({ query, data });
  if (logged) return logged;
  const nutrient = nutrientOf(query);
  const { name, unit } = NUTRIENT_NAMES[nutrient];
  const inMeal = IN_MEALS[nutrient];
  const aim = targets?.ok ? targets.basis.find(({ id }) => id === nutrient) : undefined;
  const target = aim ? ` Your target is ${whole(aim.value)} ${unit}.` : '';
  const aimFigure = aim ? [figure(aim.label, aim.value, unit, `${aim.because} ${aim.source}`)] : [];
  const isBefore = query.window !== undefined && !(query.window.kind === 'day' && query.window.ago <= 0);
  const blind = isBefore ? BLIND_BEFORE : BLIND;
  if (!mealPlan || !inMeal) return { sentences: [`${blind}${target}`], figures: aimFigure };
  const { meals } = mealPlan.data;
  const total = meals.reduce((sum, meal) => sum + inMeal(meal), 0);
  const parts = meals.map((meal) => `${mealTypeName(meal.type).toLowerCase()} ${whole(inMeal(meal))}`);
  return {
    sentences: [
      blind,
      `${isBefore ? 'A day of your plan' : 'Today’s plan'} holds ${whole(total)} ${unit}${nutrient === 'kcal' ? '' : ` of ${name}`}: ${listed(parts)}.${target}`,
      ...(isBefore ? [] : ['Take off what you’ve had and the rest is left.']),
    ],
    figures: [
      figure(
        `${name[0]?.toUpperCase()}${name.slice(1)} in the plan`,
        total,
        unit,
        `${meals.map((meal) => whole(inMeal(meal))).join(' + ')}, your meal plan`,
      ),
      ...mealFigures(meals, { nutrient, unit, inMeal }),
      ...aimFigure,
    ],
  };
}

type Counted = { nutrient: Nutrient; unit: string; inMeal: (meal: Meal) => number };

const mealFigures = (meals: readonly Meal[], { nutrient, unit, inMeal }: Counted): Figure[] =>
  meals.map((meal) => figure(`${meal.name}, ${NUTRIENT_NAMES[nutrient].name}`, inMeal(meal), unit, 'Your meal plan'));

function mealCard({ plan, meal, mealIndex, data }: { plan: MealPlan; meal: Meal; mealIndex: number; data: QueryData }) {
  const line = data.hidesNumbers
    ? mealTypeName(meal.type)
    : `${mealTypeName(meal.type)}, ${whole(meal.calories)} kcal, ${meal.protein} g protein`;
  return {
    type: 'card',
    card: { kind: 'meal', planId: plan.id, mealIndex, name: meal.name, line },
  } satisfies CoachBlock;
}

const isAsked = (meal: Meal, { of }: Query): boolean =>
  of?.kind !== 'meal' || meal.type === of.id || (of.id === 'snack' && meal.type.endsWith('snack'));

/** Today's meals, one of them, tomorrow's or the week's. */
export function answerMeals({ query, data }: Asked): QueryAnswer {
  const plan = data.mealPlan;
  if (!plan) return noPlan('meal');
  if (query.window?.kind === 'week' || (query.window?.kind === 'day' && query.window.ago < 0))
    return laterMeals({ query, data }, plan);
  const asked = plan.data.meals.flatMap((meal, mealIndex) => (isAsked(meal, query) ? [{ meal, mealIndex }] : []));
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
  if (query.of?.kind === 'meal' && asked.length === 1) return { sentences: [oneMeal(only.meal, data)], figures, cards };
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

/** A week has seven days in a row, the first of them the plan's own; it has no dates. */
function laterMeals({ query, data }: Asked, { data: plan, planned = plan, exceptions = [] }: MealPlan): QueryAnswer {
  const { week } = plan;
  const isWeek = query.window?.kind === 'week';
  if (!week) {
    const names = dayAsEaten(planned, exceptions, isoDay(data.today + 1))
      .meals.filter((meal) => isAsked(meal, query))
      .map(({ name }) => name);
    return {
      ...said(
        `Your plan is one day that repeats; no week is planned yet. So it’s ${listed(names)} ${isWeek ? 'each day' : 'again'}. You can plan the week on the Meal Plans screen.`,
      ),
    };
  }
  const dinners = (meals: readonly Meal[]) =>
    meals.filter((meal) => (query.of ? isAsked(meal, query) : meal.type === 'dinner')).map(({ name }) => name);
  if (isWeek)
    return said(
      `Your planned week, ${query.of?.kind === 'meal' ? query.of.id.replaceAll('_', ' ') : 'dinner'} by day: ${listed(week.map(({ day, meals }) => `day ${day} ${listed(dinners(meals))}`))}.`,
    );
  const next = week[1]?.meals.filter((meal) => isAsked(meal, query)) ?? [];
  return said(
    `The day after today’s in your planned week has ${listed(next.map(({ type, name }) => `${name} for ${mealTypeName(type).toLowerCase()}`))}.`,
  );
}

const IDEAS = {
  after_training: 'eat_after_training',
  before_training: 'eat_before_training',
  evening: 'eat_evening',
  snack: 'eat_snack',
  any: 'eat_any',
} as const;
const PROTEIN_AFTER_TRAINING = 20;

/** General advice, and a meal of the person's own plan, which is proved to fit their allergies. */
export function answerMealIdea({ query, data }: Asked): QueryAnswer {
  const when = query.of?.kind === 'idea' ? query.of.id : 'any';
  const sentences = [phrase(IDEAS[when], 0)];
  const plan = data.mealPlan;
  const fits = ({ type, protein }: Meal) =>
    when === 'after_training' ? protein >= PROTEIN_AFTER_TRAINING : type.endsWith('snack');
  const mealIndex = plan?.data.meals.findIndex(fits) ?? -1;
  const meal = plan?.data.meals[mealIndex];
  if (!plan || !meal) return { sentences, figures: [] };
  return {
    sentences: [...sentences, 'From your own plan, this one fits well:'],
    figures: [],
    cards: [mealCard({ plan, meal, mealIndex, data })],
  };
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

/** What the weigh-ins say of the energy that is burned, and the proposal that is open. */
export function answerBurned({ data }: Asked): QueryAnswer {
  const { adaptive, hidesNumbers, targets } = data;
  if (hidesNumbers) return noNumbers();
  if (!adaptive) return said();
  const formula = targets?.ok ? targets.basis.find(({ id }) => id === 'daily_energy') : undefined;
  const expected = formula ? ` The formula says ${whole(formula.value)}.` : '';
  const formulaFigure = formula
    ? [figure(formula.label, formula.value, formula.unit, `${formula.because} ${formula.source}`)]
    : [];
  if (adaptive.kind === 'barred') return { sentences: [`${adaptive.because}${expected}`], figures: formulaFigure };
  if (adaptive.kind === 'waiting') {
    const first = formula ? `About ${whole(formula.value)} kcal a day, by the formula.` : '';
    return { sentences: [`${first} ${adaptive.because}`.trim()], figures: formulaFigure };
  }
  const { estimate } = adaptive;
  return {
    sentences: [
      `Your weigh-ins fit about ${whole(estimate.kcal)} kcal burned a day, likely between ${whole(estimate.low)} and ${whole(estimate.high)}.${expected}`,
      adaptive.kind === 'ready'
        ? `There’s an open proposal under Progress: ${whole(adaptive.proposal.fromKcal)} to ${whole(adaptive.proposal.toKcal)} kcal.`
        : adaptive.because,
    ],
    figures: [
      ...burnedFigures(adaptive.estimate),
      ...formulaFigure,
      ...(adaptive.kind === 'ready' ? proposalFigures(adaptive.proposal) : []),
    ],
  };
}

type Estimate = Extract<NonNullable<QueryData['adaptive']>, { kind: 'ready' }>['estimate'];

export function burnedFigures({ kcal, low, high, days, weighIns }: Estimate): Figure[] {
  const source = `${weighIns} weigh-ins over ${days} days beside the calories of your plan`;
  return [
    figure('Burned a day', Math.round(kcal), 'kcal', source),
    figure('Burned, low end', Math.round(low), 'kcal', source),
    figure('Burned, high end', Math.round(high), 'kcal', source),
  ];
}

export const proposalFigures = ({
  fromKcal,
  toKcal,
  because,
}: {
  fromKcal: number;
  toKcal: number;
  because: string;
}): Figure[] => [
  figure('Calories now', fromKcal, 'kcal', 'Your targets'),
  figure('Calories proposed', toKcal, 'kcal', because),
];
