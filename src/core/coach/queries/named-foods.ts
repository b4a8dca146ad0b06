import { readText } from '#core/language/read-text.ts';
import { foodIndex, subjectsOf } from '#core/premises/food/food-index.ts';
import { type ReadingFacts, vocabularyOf } from '#core/premises/reading-facts.ts';
import type { NamedFood } from './query-data.ts';

/** Words that name a part of a day, not what is in it. */
const NO_FOOD = /^(?:breakfasts?|lunch(?:es)?|dinners?|snacks?|meals?|food)$/i;

/** Small words in front of a name. */
const SMALL = /^(?:any|some|the|an?|my|no|more) /i;

const NUTS = /^nuts?$/i;

/** The foods, families of foods and allergens that a text names, each once, as answers of people are read. */
export function namedFoods(text: string, facts: ReadingFacts): NamedFood[] {
  const index = foodIndex(facts.food, facts.foods);
  const { mentions } = readText(text, vocabularyOf(facts), 'food');
  const named = mentions
    .filter(({ quote }) => !NO_FOOD.test(quote))
    .flatMap((mention) => {
      const subjects = subjectsOf(index, mention).filter(({ key }) => !key.startsWith('cuisine:'));
      const label = mention.quote.replace(SMALL, '');
      // Who asks for nuts means peanuts, too.
      const peanuts = NUTS.test(label) ? index.allergens.get('peanut') : undefined;
      const holds = new Set([
        ...subjects.flatMap((each) => [...each.plain, ...each.holds]),
        ...(peanuts?.plain ?? []),
        ...(peanuts?.holds ?? []),
      ]);
      const check = new Set(
        [...subjects.flatMap((each) => each.check), ...(peanuts?.check ?? [])].filter((id) => !holds.has(id)),
      );
      return subjects.length === 0 || holds.size + check.size === 0 ? [] : [{ label, holds, check }];
    });
  return named.filter(({ label }, at) => named.findIndex((each) => each.label === label) === at);
}
