import { type FoodIndex, foodIndex } from '#core/premises/food/food-index.ts';
import { calledFine, leftOut, rowsNamedBy, withoutFine } from '#core/premises/food/tapped-food.ts';
import type {
  AnsweredQuestion,
  ChoiceEffect,
  FoodPremise,
  FoodReason,
  Origin,
  Premises,
} from '#core/premises/premises.ts';
import type { ReadingFacts } from '#core/premises/reading-facts.ts';
import { decidedAt, isFrom, placesOf, type Words, withoutWords } from './words-of.ts';

type FoodsAnswered = Extract<ChoiceEffect, { kind: 'foods' }>;
/** An answer, the words that it was asked about, and the tap as an origin. */
type Answer = { place: Words; asked: Origin; index: FoodIndex };

/** The premises with what a tapped choice makes of them. */
export function withAnswer(premises: Premises, question: AnsweredQuestion, facts: ReadingFacts): Premises {
  const does = question.choices.find(({ id }) => id === question.chosen)?.does;
  const [place] = placesOf([question.origin]);
  if (!does || !place) return premises;
  const asked: Origin = { how: 'asked', at: question.at, question: question.id };
  const changed = changedBy(premises, does, { place, asked, index: foodIndex(facts.food, facts.foods) });
  return { ...changed, accounted: [...changed.accounted, ...decidedAt([question.origin])] };
}

function changedBy(premises: Premises, does: ChoiceEffect, answer: Answer): Premises {
  const { place, asked } = answer;
  switch (does.kind) {
    case 'as_read':
      return confirmed(premises, answer);
    case 'nothing':
      return withoutAll(premises, place);
    case 'foods':
      return { ...premises, foods: foodsAnswered(premises.foods, does, answer) };
    case 'health': {
      const { out, fine } = does;
      // What is eaten all the same was heard while foods of illnesses were put together.
      if (!out || fine) return premises;
      return { ...premises, foods: foodsAnswered(premises.foods, { kind: 'foods', out, fine: [] }, answer) };
    }
    case 'word_out':
      return {
        ...premises,
        foods: premises.foods.map((food) => (isUnreadHere(food, place) ? { ...byName(food), origins: [asked] } : food)),
        unread: premises.unread.filter((word) => !isSame(word, place)),
      };
    case 'tools': {
      const tools = does.tools.map((tool) => ({ ...tool, origins: [asked] }));
      const tokens = new Set(tools.map(({ token }) => token));
      return { ...premises, tools: [...premises.tools.filter(({ token }) => !tokens.has(token)), ...tools] };
    }
    default:
      return premises;
  }
}

const isSame = (one: Words, other: Words): boolean => isFrom([{ how: 'read', quote: '', ...one }], other);
const isUnreadHere = ({ because, origins }: FoodPremise, place: Words) =>
  because === 'unread' && isFrom(origins, place);
/** Of a word that nobody knows, only its name can be kept out of texts. */
const byName = (food: FoodPremise): FoodPremise => ({ ...food, foodsOut: [], foodsToCheck: [], foodsBack: [] });

/** What was read from these words is right. */
function confirmed(premises: Premises, { place, asked }: Answer): Premises {
  const withTap = <Item extends { origins: readonly Origin[] }>(items: readonly Item[]): Item[] =>
    items.map((item) => (isFrom(item.origins, place) ? { ...item, origins: [...item.origins, asked] } : item));
  return {
    ...premises,
    foods: withTap(premises.foods),
    tools: withTap(premises.tools),
    movements: withTap(premises.movements),
    health: withTap(premises.health),
  };
}

/** Nothing follows from these words. */
export function withoutAll(premises: Premises, place: Words): Premises {
  return {
    ...premises,
    foods: withoutWords(premises.foods, place),
    tools: withoutWords(premises.tools, place),
    movements: withoutWords(premises.movements, place),
    exercises: withoutWords(premises.exercises, place),
    unread: premises.unread.filter((word) => !isSame(word, place)),
  };
}

function foodsAnswered(
  foods: readonly FoodPremise[],
  { out, fine, within }: FoodsAnswered,
  { place, asked, index }: Answer,
): FoodPremise[] {
  if (within)
    return foods.map((food) => (isFrom(food.origins, place) ? narrowed(food, within, { asked, index }) : food));
  const before = foods.filter(({ origins, stance }) => stance !== 'fine' && isFrom(origins, place));
  const because: FoodReason = before[0]?.because ?? 'allergy';
  const stance = before[0]?.stance === 'disliked' ? 'disliked' : 'never';
  const left = out.flatMap((subject) => leftOut(index, { subject, stance, because, origins: [asked] }) ?? []);
  const back = fine.flatMap((subject) => calledFine(index, subject, [asked]) ?? []);
  const others = withoutWords(foods, place).map((food) => withoutFine(index, food, fine));
  return [...others, ...left.map((food) => withoutFine(index, food, fine)), ...back];
}

/** Of what a premise leaves out, only the rows of these subjects stay out. */
function narrowed(
  food: FoodPremise,
  within: readonly string[],
  { asked, index }: Pick<Answer, 'asked' | 'index'>,
): FoodPremise {
  const kept = new Set(within.flatMap((key) => [...rowsNamedBy(index, key)]));
  return {
    ...food,
    foodsOut: food.foodsOut.filter((id) => kept.has(id)),
    foodsToCheck: food.foodsToCheck.filter((id) => kept.has(id)),
    origins: [...food.origins, asked],
  };
}
