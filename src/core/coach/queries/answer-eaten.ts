import { listed } from '#core/language/listed.ts';
import { mealTypeName } from '#core/nutrition/wording/meal-type-name.ts';
import type { Figure } from './figure.ts';
import { NUTRIENT_NAMES, nutrientOf } from './nutrient-names.ts';
import type { Nutrient, Query } from './query.ts';
import type { EatenEntry, QueryAnswer, QueryData } from './query-data.ts';
import { figure, whole } from './say.ts';

type Asked = { query: Query; data: QueryData };
type Counted = Exclude<Nutrient, 'fiber' | 'sodium'>;

const isCounted = (nutrient: Nutrient): nutrient is Counted => nutrient !== 'fiber' && nutrient !== 'sodium';
const LOGGED = 'Your log of today';

/** What was logged as eaten today and what that leaves; null where nothing was, or another day or nutrient is asked about. */
export function answerFromLog({ query, data }: Asked): QueryAnswer | null {
  const { window } = query;
  const nutrient = nutrientOf(query);
  const isToday = window === undefined || (window.kind === 'day' && window.ago === 0);
  const eaten = (data.logs?.eaten ?? []).filter(({ day }) => day === data.today);
  if (!isToday || !isCounted(nutrient) || eaten.length === 0) return null;
  const { name, unit } = NUTRIENT_NAMES[nutrient];
  const sum = eaten.reduce((total, one) => total + one[nutrient], 0);
  const of = nutrient === 'kcal' ? '' : ` of ${name}`;
  const each = eaten.map((one) => `${called(one)} ${whole(one[nutrient])}`);
  const figures = [
    figure(`Eaten so far, ${name}`, sum, unit, LOGGED),
    ...eaten.map((one) => figure(`${one.name}, ${name}`, one[nutrient], unit, LOGGED)),
  ];
  const { sentences, figures: left } = whatIsLeft({ sum, nutrient, unit, data });
  const planned = stillPlanned(eaten, { nutrient, unit, data });
  return {
    sentences: [
      `You logged ${whole(sum)} ${unit}${of} so far today: ${listed(each)}.`,
      ...sentences,
      ...planned.sentences,
    ],
    figures: [...figures, ...left, ...planned.figures],
  };
}

const called = ({ meal, name }: EatenEntry): string => (meal === null ? name : mealTypeName(meal).toLowerCase());

type Sums = { nutrient: Counted; unit: string; data: QueryData };
type Part = { sentences: string[]; figures: Figure[] };
const NOTHING: Part = { sentences: [], figures: [] };

function whatIsLeft({ sum, nutrient, unit, data }: Sums & { sum: number }): Part {
  const { targets } = data;
  const aim = targets?.ok ? targets.basis.find(({ id }) => id === nutrient) : undefined;
  if (!aim) return NOTHING;
  const left = Math.round(aim.value) - sum;
  const says =
    left >= 0
      ? `That leaves ${whole(left)} ${unit} to your target of ${whole(aim.value)}.`
      : `That is ${whole(-left)} ${unit} over your target of ${whole(aim.value)}.`;
  return {
    sentences: [says],
    figures: [
      figure(
        left >= 0 ? 'Left today' : 'Over the target',
        Math.abs(left),
        unit,
        `${whole(aim.value)} less ${whole(sum)} logged`,
      ),
      figure(aim.label, aim.value, unit, `${aim.because} ${aim.source}`),
    ],
  };
}

/** The meals of today's plan that were not logged yet. */
function stillPlanned(eaten: readonly EatenEntry[], { nutrient, unit, data }: Sums): Part {
  const logged = new Set(eaten.map(({ meal, name }) => `${meal} ${name}`));
  const meals = (data.mealPlan?.data.meals ?? []).filter(({ type, name }) => !logged.has(`${type} ${name}`));
  if (meals.length === 0) return NOTHING;
  const amountOf = (meal: (typeof meals)[number]) => (nutrient === 'kcal' ? meal.calories : meal[nutrient]);
  const parts = meals.map((meal) => `${mealTypeName(meal.type).toLowerCase()} ${whole(amountOf(meal))}`);
  return {
    sentences: [`Still planned today, in ${unit}: ${listed(parts)}.`],
    figures: meals.map((meal) =>
      figure(`${meal.name}, ${NUTRIENT_NAMES[nutrient].name}`, amountOf(meal), unit, 'Your meal plan'),
    ),
  };
}
