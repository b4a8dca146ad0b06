import { capital } from '#core/language/capital.ts';
import { listed } from '#core/language/listed.ts';
import type { Meal } from '#core/nutrition/meal-plan.ts';
import { mealTypeName } from '#core/nutrition/wording/meal-type-name.ts';
import type { Figure } from './figure.ts';
import { NUTRIENT_NAMES, nutrientOf } from './nutrient-names.ts';
import type { Nutrient, Query } from './query.ts';
import type { EatenMeal, QueryAnswer, QueryData } from './query-data.ts';
import { figure, noNumbers, whole } from './say.ts';
import { stretchOf, within } from './windows.ts';

type Asked = { query: Query; data: QueryData };
type Macro = 'calories' | 'protein' | 'carbs' | 'fat';

/** Only these stand in a meal; fiber and sodium are checked for the whole day. */
const MACROS: Partial<Record<Nutrient, Macro>> = { kcal: 'calories', protein: 'protein', carbs: 'carbs', fat: 'fat' };

type Eating = { nutrient: Nutrient; macro: Macro; target: { value: number; source: string } | null };

/** What was had and what is left: from the meals that were marked as eaten, else the plan's day, since blank is unknown. */
export function answerEaten({ query, data }: Asked): QueryAnswer {
  const { hidesNumbers, targets, logs, today } = data;
  if (hidesNumbers) return noNumbers();
  const nutrient = nutrientOf(query);
  const aim = targets?.ok ? targets.basis.find(({ id }) => id === nutrient) : undefined;
  const target = aim ? { value: aim.value, source: `${aim.because} ${aim.source}` } : null;
  const macro = MACROS[nutrient];
  if (!macro) return notInMeals(nutrient, target);
  const stretch = stretchOf(query.window ?? { kind: 'day', ago: 0 }, today);
  const had = within(logs?.eaten ?? [], stretch);
  const eating: Eating = { nutrient, macro, target };
  if (had.length === 0)
    return blank(eating, data, stretch.to === today && stretch.from === today ? null : stretch.name);
  return stretch.from === today ? eatenToday(eating, had, data) : eatenThen(eating, had, stretch.name);
}

const amountOf = (nutrient: Nutrient, value: number): string =>
  nutrient === 'kcal' ? `${whole(value)} kcal` : `${whole(value)} g of ${NUTRIENT_NAMES[nutrient].name}`;

function targetFigure({ nutrient, target }: Pick<Eating, 'nutrient' | 'target'>): Figure[] {
  if (!target) return [];
  const { name, unit } = NUTRIENT_NAMES[nutrient];
  return [figure(`${capital(name)}, target`, target.value, unit, target.source)];
}

function notInMeals(nutrient: Nutrient, target: Eating['target']): QueryAnswer {
  const { name, unit } = NUTRIENT_NAMES[nutrient];
  const aim = target ? ` Your target is ${whole(target.value)} ${unit} a day.` : '';
  return {
    sentences: [`I don’t add up ${name} as you eat; your plan is checked for it day by day.${aim}`],
    figures: targetFigure({ nutrient, target }),
  };
}

/** Nothing is marked: the plan's day is what can be said. `before`: a stretch that is over. */
function blank({ nutrient, macro, target }: Eating, { mealPlan }: QueryData, before: string | null): QueryAnswer {
  const { unit } = NUTRIENT_NAMES[nutrient];
  const aim = target ? ` Your target is ${whole(target.value)} ${unit}.` : '';
  const opening = `No meal is marked as eaten ${before ?? 'today'}, and blank isn’t zero, so I can’t say what’s ${before === null ? 'left' : 'been eaten'}.`;
  const meals = mealPlan?.data.meals ?? [];
  if (meals.length === 0) return { sentences: [`${opening}${aim}`], figures: targetFigure({ nutrient, target }) };
  const sum = sumOf(meals, macro);
  return {
    sentences: [
      opening,
      `${before === null ? 'Today’s plan' : 'A day of your plan'} holds ${amountOf(nutrient, sum)}: ${partsOf(meals, macro)}.${aim}`,
      ...(before === null
        ? ['Tell me what you’ve had, such as “had breakfast as planned”, and I’ll take it off.']
        : []),
    ],
    figures: [
      sumFigure('in the plan', { nutrient, macro }, meals),
      ...mealFigures(meals, { nutrient, macro }),
      ...targetFigure({ nutrient, target }),
    ],
  };
}

function eatenToday(
  { nutrient, macro, target }: Eating,
  had: readonly EatenMeal[],
  { mealPlan }: QueryData,
): QueryAnswer {
  const sum = sumOf(had, macro);
  const types = new Set(had.map(({ type }) => type));
  const open = (mealPlan?.data.meals ?? []).filter(({ type }) => !types.has(type));
  const { unit } = NUTRIENT_NAMES[nutrient];
  const of = target ? ` of ${whole(target.value)}${nutrient === 'kcal' ? '' : ` ${unit}`}` : '';
  const left = target ? target.value - sum : null;
  const rest =
    left === null
      ? ''
      : left >= 0
        ? ` ${amountOf(nutrient, left)} left.`
        : ` That’s ${amountOf(nutrient, -left)} over, which one day doesn’t matter for.`;
  const bring =
    open.length === 0
      ? []
      : [`Still open in your plan: ${partsOf(open, macro)}, together ${amountOf(nutrient, sumOf(open, macro))}.`];
  return {
    sentences: [`You’ve had ${amountOf(nutrient, sum)}${of} today: ${partsOf(had, macro)}.${rest}`, ...bring],
    figures: [
      sumFigure('eaten', { nutrient, macro }, had),
      ...targetFigure({ nutrient, target }),
      ...(left === null
        ? []
        : [
            figure(
              'Left',
              left,
              unit,
              `${whole(target?.value ?? 0)} - ${whole(sum)}, your target less what is marked as eaten`,
            ),
          ]),
      ...mealFigures(open, { nutrient, macro }),
    ],
  };
}

function eatenThen({ nutrient, macro }: Eating, had: readonly EatenMeal[], when: string): QueryAnswer {
  return {
    sentences: [`Marked as eaten ${when}: ${amountOf(nutrient, sumOf(had, macro))}, ${partsOf(had, macro)}.`],
    figures: [sumFigure('eaten', { nutrient, macro }, had)],
  };
}

type Counted = Pick<Eating, 'nutrient' | 'macro'>;
type Plate = Meal | EatenMeal;

const sumOf = (plates: readonly Plate[], macro: Macro): number => plates.reduce((sum, plate) => sum + plate[macro], 0);

const partsOf = (plates: readonly Plate[], macro: Macro): string =>
  listed(
    plates.map((plate) => `${plate.type ? mealTypeName(plate.type).toLowerCase() : plate.name} ${whole(plate[macro])}`),
  );

function sumFigure(what: string, { nutrient, macro }: Counted, plates: readonly Plate[]): Figure {
  const { name, unit } = NUTRIENT_NAMES[nutrient];
  const source = what === 'eaten' ? 'your log of meals' : 'your meal plan';
  const parts = plates.map((plate) => whole(plate[macro])).join(' + ');
  return figure(`${capital(name)} ${what}`, sumOf(plates, macro), unit, `${parts}, ${source}`);
}

const mealFigures = (meals: readonly Meal[], { nutrient, macro }: Counted): Figure[] =>
  meals.map((meal) =>
    figure(
      `${meal.name}, ${NUTRIENT_NAMES[nutrient].name}`,
      meal[macro],
      NUTRIENT_NAMES[nutrient].unit,
      'Your meal plan',
    ),
  );
