import { z } from 'zod';
import { ALLERGEN_TERMS } from '#core/catalogue/allergen-terms.ts';
import { ALLERGENS, type Allergen } from '#core/catalogue/food.ts';
import { listed } from '#core/language/listed.ts';
import { hasPhrase, type PhraseSet, phraseAt, phraseSet, withoutSigns } from '#core/language/phrase-set.ts';
import { type Token, tokenise } from '#core/language/tokens.ts';
import kitchenData from '#data/knowledge-in-case.json' with { type: 'json' };
import type { Entry } from './card.ts';

const KITCHENS = z
  .strictObject({
    about: z.string(),
    kitchens: z.record(z.string(), z.strictObject({ name: z.string(), uses: z.array(z.enum(ALLERGENS)) })),
  })
  .parse(kitchenData).kitchens;

type Names = { terms: PhraseSet; classTerms: PhraseSet; exceptions: PhraseSet };
const NAMES = Object.fromEntries(
  ALLERGENS.map((allergen): [Allergen, Names] => {
    const { terms, classTerms, exceptions } = ALLERGEN_TERMS[allergen];
    return [
      allergen,
      { terms: phraseSet(terms), classTerms: phraseSet(classTerms), exceptions: phraseSet(exceptions) },
    ];
  }),
) as Record<Allergen, Names>;

/** What is known of how a person eats, as far as it bears on a card. */
export type Eats = {
  allergens: readonly Allergen[];
  /** What is left out for the sake of body, faith or a way of eating, as a person says it: "vegetarian". */
  ways: readonly string[];
  /** What else is left out, as a person says it: "lactose". */
  named: readonly string[];
};

/** Whether a text names something that holds an allergen, and not only a look-alike ("coconut milk"). */
function names(tokens: readonly Token[], { terms, classTerms, exceptions }: Names): boolean {
  for (let at = 0; at < tokens.length; ) {
    const look = phraseAt(tokens, at, exceptions);
    const named = Math.max(phraseAt(tokens, at, terms), phraseAt(tokens, at, classTerms));
    if (named > look) return true;
    at += Math.max(1, look);
  }
  return false;
}

/**
 * What a card means for how this person eats: what of it they leave out, and what to watch for where others cook. Nothing for who leaves
 * nothing out, or where the card names none of it.
 */
export function inYourCase(entry: Entry, eats: Eats): string[] {
  if (entry.kind !== 'card') return [];
  const tokens = withoutSigns(tokenise(entry.answer));
  const named = eats.allergens.filter((allergen) => names(tokens, NAMES[allergen]));
  const kitchen = KITCHENS[entry.id];
  return [
    ...ownFoods(named, kitchen !== undefined),
    ...crossContact(kitchen, eats),
    ...withoutLactose(tokens, eats),
    ...ownWays(tokens, eats, kitchen),
  ];
}

const LACTOSE = /lactose/i;

/** Who leaves out lactose alone has no allergy to milk: it is the cheese, cream and milk of it that matter. */
function withoutLactose(tokens: readonly Token[], { allergens, named }: Eats): string[] {
  const isOut = !allergens.includes('milk') && named.some((each) => LACTOSE.test(each));
  if (!isOut || !names(tokens, NAMES.milk)) return [];
  return [
    'You leave out lactose, so go without the milk, cream and soft cheese of it, or ask for lactose-free; hard aged cheese has next to none.',
  ];
}

const labelOf = (allergen: Allergen): string => ALLERGEN_TERMS[allergen].label;

function ownFoods(named: readonly Allergen[], isEatenOut: boolean): string[] {
  if (named.length === 0 || isEatenOut) return [];
  return [`You leave out ${listed(named.map(labelOf))}, so whatever of this holds some isn’t for you.`];
}

type Kitchen = { name: string; uses: readonly Allergen[] } | undefined;

function crossContact(kitchen: Kitchen, { allergens }: Eats): string[] {
  if (!kitchen || allergens.length === 0) return [];
  const used = allergens.filter((each) => kitchen.uses.includes(each));
  const ask = 'Tell the staff before you order, ask how the dish is made, and choose another one if they can’t say.';
  if (used.length === 0)
    return [
      `With what you leave out (${listed(allergens.map(labelOf))}), cross-contact is a risk at ${kitchen.name}, too. ${ask}`,
    ];
  return [
    `In your case: ${kitchen.name} uses ${listed(used.map(labelOf))} a lot, in sauces and on shared pans, so leaving it off the dish isn’t enough: cross-contact stays a risk. ${ask}`,
  ];
}

const MEATLESS = /vegetarian|vegan|veggie|plant/;
const NO_MILK_OR_EGG = /vegan|plant/;
const MEAT = phraseSet([
  'chicken',
  'beef',
  'pork',
  'lamb',
  'steak',
  'ham',
  'bacon',
  'turkey',
  'fish',
  'shrimp',
  'salmon',
  'tuna',
  'meat',
  'burger',
  'wings',
  'satay',
  'kebab',
  'sausage',
]);

/** Who eats no meat gets the other half of the menu named. */
function ownWays(tokens: readonly Token[], { ways }: Eats, kitchen: Kitchen): string[] {
  const way = ways.find((each) => MEATLESS.test(each.toLowerCase()));
  if (way === undefined || !hasPhrase(tokens, MEAT)) return [];
  const instead = NO_MILK_OR_EGG.test(way.toLowerCase())
    ? 'tofu, beans, lentils or nuts'
    : 'tofu, eggs, beans, lentils or cheese';
  const broth = kitchen ? ', and ask whether broth and sauces are made without meat and fish' : '';
  return [`You eat ${way.toLowerCase()}, so take what is built on ${instead} in the place of meat and fish${broth}.`];
}
