import type { Decision } from '#core/athlete/go-by.ts';
import { foodIndex } from '#core/premises/food/food-index.ts';
import { rowsNamedBy } from '#core/premises/food/tapped-food.ts';
import type { Origin, Premises } from '#core/premises/premises.ts';
import type { ReadingFacts } from '#core/premises/reading-facts.ts';
import { quotesOf } from './words-of.ts';

type FoodDecision = Extract<Decision, { about: 'food' }>;

/** Words on the same subject, and those that say the opposite of something that shares foods with it. */
function originsOnFood({ subject, stance }: FoodDecision, { foods }: Premises, facts: ReadingFacts): Origin[] {
  const rows = rowsNamedBy(foodIndex(facts.food, facts.foods), subject);
  const isFine = stance === 'fine';
  return foods
    .filter(
      (food) =>
        food.subject === subject ||
        ((food.stance === 'fine') !== isFine &&
          (isFine ? [...food.foodsOut, ...food.foodsToCheck] : food.foodsBack).some((id) => rows.has(id))),
    )
    .flatMap(({ origins }) => origins);
}

function originsOn(decision: Decision, premises: Premises, facts: ReadingFacts): readonly Origin[] {
  switch (decision.about) {
    case 'food':
      return originsOnFood(decision, premises, facts);
    case 'tool':
      return premises.tools.filter(({ token }) => token === decision.token).flatMap(({ origins }) => origins);
    case 'movement':
      return premises.movements.filter(({ limit }) => limit === decision.limit).flatMap(({ origins }) => origins);
    case 'health':
      return [...premises.health, ...premises.notMine]
        .filter(({ subject }) => subject === decision.subject)
        .flatMap(({ origins }) => origins.filter((origin) => !('field' in origin && FIGURES.has(origin.field))));
    case 'question':
      return [...premises.questions, ...premises.answered]
        .filter(({ id }) => id === decision.question)
        .map(({ origin }) => origin);
  }
}

/** Told by age and weight, which no tap on an illness changes. */
const FIGURES = new Set(['age', 'weightLbs']);

/** Most words that a tap is kept with, and the longest. */
const MOST = 50;
const LONGEST = 1000;

/** The words, as read without any tap, that a tap stands above. */
export const wordsOn = (decision: Decision, asRead: Premises, facts: ReadingFacts): string[] =>
  [...new Set(quotesOf(originsOn(decision, asRead, facts)).map((quote) => quote.slice(0, LONGEST)))].slice(0, MOST);
