import type { FoodRules } from '#core/athlete/constraints.ts';
import { ALLERGEN_TERMS } from '#core/catalogue/allergen-terms.ts';
import { capital } from '#core/language/capital.ts';
import { listed } from '#core/language/listed.ts';
import { phraseKey } from '#core/language/tokens.ts';
import type { Meal, MealItem } from '#core/nutrition/meal-plan.ts';
import { mealTypeName } from '#core/nutrition/wording/meal-type-name.ts';
import { shortName } from './answer-dish.ts';
import { noPlan } from './answer-plan.ts';
import { daysAsked, isMealAsked, type PlannedDay } from './plan-days.ts';
import type { Query } from './query.ts';
import type { FoodKnowledge, NamedFood, QueryAnswer, QueryData } from './query-data.ts';
import { reasonAgainst } from './reason-against.ts';
import { choice, said } from './say.ts';

type Asked = { query: Query; data: QueryData };
type Plate = { day: PlannedDay; meal: Meal };

/** What is in a meal, a day or the week: whether it holds a food, whether it fits the person's own rules, or what it is made of. */
export function answerContents({ query, data }: Asked): QueryAnswer {
  const { mealPlan, food, today } = data;
  if (!mealPlan) return noPlan('meal');
  if (!food) return said();
  const asked = query.aggregate === 'when' && query.window === undefined ? { ...query, window: WEEK } : query;
  const days = daysAsked(mealPlan, asked, today);
  const plates = days.flatMap((day) =>
    day.meals.filter((meal, place) => isMealAsked(query, meal, place, day)).map((meal) => ({ day, meal })),
  );
  if (plates.length === 0)
    return said('No such meal is planned then. A planned week has seven days, today the first of them.');
  if (query.aggregate === 'list') return madeOf(query, plates, { data, food });
  if (query.of?.kind !== 'food') return fits(plates, data, food);
  const named = food.named.get(query.of.words) ?? [];
  if (named.length === 0) return said('I don’t know that food by name, so I can’t look it up in your meals.');
  return holding(named, plates, { query, food });
}

type Where = { query: Query; food: FoodKnowledge };

function holding(named: readonly NamedFood[], plates: readonly Plate[], { query, food }: Where): QueryAnswer {
  const holds = new Set(named.flatMap(({ holds: ids }) => [...ids]));
  const check = new Set(named.flatMap(({ check: ids }) => [...ids]));
  const label = listed(named.map((each) => each.label.toLowerCase()));
  const hits = platesWith(plates, holds);
  const doubts = platesWith(plates, check);
  const where = placeName(plates, query);
  const against = new Set(
    hits
      .flatMap(({ items }) => items)
      .map(({ foodId }) => food.table.get(foodId))
      .filter((row) => row && reasonAgainst(food.rules, row) !== null),
  );
  const unsure = plates.filter((plate) => isUnsure(plate, food));
  if (hits.length === 0 && unsure.length > 0)
    return said(
      `I can’t rule it out: ${listed(
        unsure.map(({ meal }) => meal.name),
        { most: MOST_SHOWN },
      )} has a food that no table knows. Look at the ingredients before you eat it.`,
    );
  if (hits.length === 0) {
    const maybe =
      doubts.length === 0
        ? ''
        : ` Depending on the brand there may be some in ${listed([...new Set(doubts.flatMap(({ items }) => items.map(({ name }) => shortName(name))))])}: read that label.`;
    return said(`No: ${where} ${isMany(plates) ? 'hold' : 'holds'} no ${label}.${maybe}${TABLE}`);
  }
  const lines = hits.map(hitText);
  const ruled = against.size > 0 ? ' That is against your own rules, so don’t eat it, and tell me to swap it.' : '';
  const found =
    plates.length === 1 ? `Yes: ${lines[0]}` : `${capital(label)} in ${where}: ${listed(lines, { most: MOST_SHOWN })}`;
  return {
    ...said(`${found}.${ruled}`),
    ...(hits.length === 1 && hits[0]?.day.ahead === 0
      ? { next: [choice('Swap that meal', `Swap my ${mealTypeName(hits[0].meal.type).toLowerCase()}`)] }
      : {}),
  };
}

/** Where no table knows a food a no would be a guess. */
const isUnsure = ({ meal }: Plate, { table }: FoodKnowledge): boolean =>
  meal.items.length === 0 || meal.items.some(({ foodId }) => !table.has(foodId));

const isMany = (plates: readonly Plate[]): boolean => plates.length > 1;

const TABLE = ' That’s by the food table; labels of brands can differ.';
const MOST_SHOWN = 8;

type Hit = Plate & { items: readonly MealItem[] };

function platesWith(plates: readonly Plate[], ids: ReadonlySet<string>): Hit[] {
  return plates.flatMap((plate) => {
    const items = plate.meal.items.filter(({ foodId }) => ids.has(foodId));
    return items.length === 0 ? [] : [{ ...plate, items }];
  });
}

const hitText = ({ day, meal, items }: Hit): string =>
  `${meal.name} (${mealTypeName(meal.type).toLowerCase()} ${day.name}) has ${listed(items.map(({ name }) => shortName(name)))}`;

/** "dinner tomorrow", "your meals today", "your planned week". */
function placeName(plates: readonly Plate[], { meal }: Query): string {
  const [first, ...others] = plates;
  const days = new Set(plates.map(({ day }) => day.ahead));
  if (!first) return 'it';
  if (others.length === 0)
    return `${first.meal.name}, ${mealTypeName(first.meal.type).toLowerCase()} ${first.day.name}`;
  if (days.size > 1)
    return typeof meal === 'string' ? `any ${meal.replaceAll('_', ' ')} of your planned week` : 'your planned week';
  return `your meals ${first.day.name}`;
}

const LABELS = 'Read the labels of what you buy all the same, since brands differ.';

/** Whether meals keep to what the person leaves out, and to what they told a moment ago that still waits for a yes. */
function fits(plates: readonly Plate[], data: QueryData, food: FoodKnowledge): QueryAnswer {
  const { rules, table, named } = food;
  const where = placeName(plates, { what: 'contents' });
  const waiting = waitingFoods(data).flatMap(({ words }) => named.get(words) ?? []);
  const hits = platesWith(plates, new Set(waiting.flatMap(({ holds }) => [...holds])));
  if (hits.length > 0)
    return said(
      `Not as it is planned: ${listed(hits.map(hitText), { most: MOST_SHOWN })}, and what you told me of that still waits for your yes. Leave it out, or have me swap the meal.`,
    );
  const bad = plates.flatMap((plate) =>
    plate.meal.items.flatMap(({ foodId, name }) => {
      const row = table.get(foodId);
      const reason = row ? reasonAgainst(rules, row) : 'a food that no table knows';
      return reason === null ? [] : [`${shortName(name)} in ${plate.meal.name} (${reason})`];
    }),
  );
  if (bad.length > 0) return said(`No: ${listed(bad, { most: MOST_SHOWN })}. Have me swap that before you eat it.`);
  const told = rulesTold(data, rules);
  const clear =
    waiting.length > 0 ? ` It holds no ${listed(waiting.map(({ label }) => label.toLowerCase()))} either.` : '';
  if (told === null)
    return said(
      `You’ve told me of no allergy and no way of eating that would rule anything out, so nothing in ${where} is.${clear}`,
    );
  return said(`By your answers, yes: ${where} holds nothing of what you leave out (${told}).${clear} ${LABELS}`);
}

const NONE = /^(?:none|no|nothing|n\/?a|-)?\.?$/i;

/** What the person leaves out, in short. */
function rulesTold({ profile }: QueryData, { named, allergens }: FoodRules): string | null {
  const names = named.length > 0 ? named : allergens.map((each) => ALLERGEN_TERMS[each].label.toLowerCase());
  const ways = profile.dietaryPrefs.filter((each) => !NONE.test(each.trim()));
  const all = [...new Set([...names, ...ways.map((each) => `what isn’t ${each.toLowerCase()}`)])];
  return all.length === 0 ? null : listed(all);
}

const FOOD_FIELDS: ReadonlySet<string> = new Set(['foodAllergies', 'dietaryRestrictions', 'dislikedFoods']);

/** The words of changes to what is eaten that wait for a yes. */
export function waitingFoods({ changes = [] }: Pick<QueryData, 'changes'>): { words: string }[] {
  return changes
    .filter(({ status }) => status === 'pending')
    .flatMap(({ changes: made }) => made)
    .flatMap(({ field, after }) => (FOOD_FIELDS.has(field) && typeof after === 'string' ? [{ words: after }] : []));
}

const MOST_DISHES = 2;

/** What a meal is made of: the one that is named, on the day that is asked about or else in the week, or the only one that stands there. */
function madeOf(
  query: Query,
  plates: readonly Plate[],
  { data, food }: { data: QueryData; food: FoodKnowledge },
): QueryAnswer {
  const words = query.of?.kind === 'food' ? query.of.words : '';
  const week = (data.mealPlan ? daysAsked(data.mealPlan, { what: 'contents', window: WEEK }, data.today) : []).flatMap(
    (day) => day.meals.map((meal) => ({ day, meal })),
  );
  const isPlain = query.meal !== undefined || plates.length === 1;
  const [meant = []] = [dishesNamed(words, plates, food), dishesNamed(words, week, food), isPlain ? plates : []].filter(
    (found) => found.length > 0,
  );
  if (meant.length === 0) return said('Which meal do you mean? Name it as it stands in your plan.');
  return said(
    ...meant
      .slice(0, MOST_DISHES)
      .map(
        ({ day, meal: { name, type, ingredients } }) =>
          `${name} (${mealTypeName(type).toLowerCase()} ${day.name}): ${listed(ingredients)}.`,
      ),
  );
}

const WEEK = { kind: 'week', ago: 0 } as const;
const LEAST_LETTERS = 4;

/** Meals whose name has a word of the question, or which hold a food that it names. */
function dishesNamed(words: string, plates: readonly Plate[], { named }: FoodKnowledge): Plate[] {
  if (words === '') return [];
  const stems = new Set(
    phraseKey(words)
      .split(' ')
      .filter((stem) => stem.length >= LEAST_LETTERS),
  );
  const byName = plates.filter(({ meal }) =>
    phraseKey(meal.name)
      .split(' ')
      .some((stem) => stems.has(stem)),
  );
  if (byName.length > 0) return byName;
  const ids = new Set((named.get(words) ?? []).flatMap(({ holds }) => [...holds]));
  return plates.filter(({ meal }) => meal.items.some(({ foodId }) => ids.has(foodId)));
}
