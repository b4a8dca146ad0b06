import type { FoodRules } from '#core/athlete/constraints.ts';
import { ALLERGENS, type Allergen } from '#core/catalogue/food.ts';
import type { Check } from '#core/certificate/certificate.ts';
import { hasPhrase, plainWords, withoutPhrase } from '#core/certificate/plan-text.ts';
import { verdict } from '#core/certificate/verdict.ts';
import type { Plate } from './plate.ts';

/** The words of each allergen, and the phrases that hold such a word and mean something else (`coconut milk`). */
export type AllergenTerms = Partial<Record<Allergen, { terms: readonly string[]; exceptions: readonly string[] }>>;

/** Names of dishes, not of foods: made of rice or oats they hold neither wheat nor milk; the table of foods decides. */
const DISH_WORDS = ['pancake', 'cake', 'cookie', 'cookies', 'waffle', 'pizza', 'pudding', 'custard', 'trail mix'];

type Net = { rules: FoodRules; words: AllergenTerms };

function writtenTexts({ meal }: Plate): string[] {
  return [
    meal.name,
    meal.description,
    ...meal.ingredients,
    ...meal.instructions,
    ...meal.items.map((item) => item.name),
  ];
}

/** `gluten-free pasta`, `dairy-free`: what follows such a word does not hold the allergen. */
function withoutFreeFrom(plain: string, allergen: Allergen): string {
  return plain.replace(FREE_FROM[allergen], ' | ');
}

const FREE: Partial<Record<Allergen, string>> = {
  wheat: '(?:gluten|wheat)',
  milk: '(?:dairy|milk|lactose)',
  tree_nut: 'nut',
};
const FREE_FROM = Object.fromEntries(
  ALLERGENS.map((allergen) => [allergen, new RegExp(` ${FREE[allergen] ?? allergen} free(?: [a-z]+){0,3} `, 'g')]),
) as Record<Allergen, RegExp>;

/** A word of an allergen is harmless where a food of the meal has it in its name and does not hold the allergen. */
function harmlessNames(plate: Plate, allergen: Allergen): string[] {
  return plate.portions
    .filter(({ food }) => !food.allergens.includes(allergen))
    .map(({ food }) => plainWords(food.name));
}

function allergenHits(plate: Plate, texts: readonly string[], { rules, words }: Net): string[] {
  return rules.allergens.flatMap((allergen) => {
    const { terms = [], exceptions = [] } = words[allergen] ?? {};
    const harmless = harmlessNames(plate, allergen);
    const left = texts.map((text) => exceptions.reduce(withoutPhrase, withoutFreeFrom(text, allergen)));
    return terms
      .filter((term) => !DISH_WORDS.includes(term) && !term.includes('('))
      .filter((term) => left.some((text) => hasPhrase(text, term)))
      .filter((term) => !harmless.some((name) => hasPhrase(name, term)))
      .map((term) => `${plate.label} speaks of "${term}" (${allergen.replace('_', ' ')}).`);
  });
}

/** Words that were not understood in an allergy answer; the exceptions of an allergen's own word still hold. */
function forbiddenHits(plate: Plate, texts: readonly string[], { rules, words }: Net): string[] {
  return rules.forbiddenTerms
    .filter((term) => {
      const exceptions = Object.values(words)
        .filter((entry) => entry.terms.includes(term.toLowerCase()))
        .flatMap((entry) => entry.exceptions);
      return texts.some((text) => hasPhrase(exceptions.reduce(withoutPhrase, text), term));
    })
    .map((term) => `${plate.label} speaks of "${term}", which is ruled out.`);
}

function dislikeHits(plate: Plate, texts: readonly string[], { rules }: Net): string[] {
  return rules.dislikedTerms
    .filter((term) => texts.some((text) => hasPhrase(text, term)))
    .map((term) => `${plate.label} speaks of "${term}", which is disliked.`);
}

/**
 * The second net: allergen words, words not understood and disliked words in names, ingredients and steps. The first
 * net is the table of foods; this one catches what a writer put into words only.
 */
export function textNetChecks(plates: readonly Plate[], net: Net): Check[] {
  const read = plates.map((plate) => ({ plate, texts: writtenTexts(plate).map(plainWords) }));
  const ruledOut = read.flatMap(({ plate, texts }) => [
    ...allergenHits(plate, texts, net),
    ...forbiddenHits(plate, texts, net),
  ]);
  const disliked = read.flatMap(({ plate, texts }) => dislikeHits(plate, texts, net));
  return [
    verdict('text-net', ruledOut, 'No name, ingredient or step speaks of anything ruled out.'),
    verdict('disliked-words', disliked, 'No name, ingredient or step speaks of a disliked food.'),
  ];
}
