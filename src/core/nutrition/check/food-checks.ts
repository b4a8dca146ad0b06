import type { FoodRules } from '#core/athlete/constraints.ts';
import type { Food } from '#core/catalogue/food.ts';
import type { Check } from '#core/certificate/certificate.ts';
import { hasPhrase, plainWords } from '#core/certificate/plan-text.ts';
import { verdict } from '#core/certificate/verdict.ts';
import type { Plate } from './plate.ts';
import { mostOnPlate, PORTION_BOUNDS } from './portion-bounds.ts';

/** What each diet leaves out by itself, kept here too so that a plan does not lean on how the diet was read. */
const DIET_FLAGS: Record<string, readonly string[]> = {
  vegan: ['animal', 'meat', 'poultry', 'seafood', 'dairy', 'egg', 'honey', 'gelatin'],
  vegetarian: ['meat', 'poultry', 'seafood', 'gelatin'],
  pescatarian: ['meat', 'poultry'],
  halal: ['pork', 'alcohol'],
  kosher: ['pork'],
};

type Reason = (food: Food) => string | null;

function offences(plates: readonly Plate[], reason: Reason): string[] {
  return plates.flatMap(({ portions, label }) =>
    portions.flatMap(({ food }) => {
      const why = reason(food);
      return why === null ? [] : [`${label} holds ${food.name}: ${why}.`];
    }),
  );
}

const first = (wanted: readonly string[], has: readonly string[]) => wanted.find((entry) => has.includes(entry));

function known(plates: readonly Plate[]): Check {
  const problems = plates.flatMap(({ label, unknown, portions, meal }) => [
    ...(meal.items.length === 0 ? [`${label} lists no foods.`] : []),
    ...unknown.map((item) => `${label} holds "${item.foodId}", which is in no table.`),
    ...portions
      .filter(({ item, food }) => item.source !== food.source || item.name !== food.name)
      .map(({ item, food }) => `${label} names ${item.name} (${item.source}) for ${food.name} (${food.source}).`),
  ]);
  return verdict('foods-known', problems, 'Every item is a food of the USDA table, under its own name and number.');
}

/** Closed world: the allergens column decides, and a food that nobody knows is not eaten by a person with an allergy. */
function allergens(plates: readonly Plate[], rules: FoodRules): Check {
  const strict = rules.allergens.length > 0 || rules.forbiddenTerms.length > 0;
  const problems = [
    ...offences(plates, (food) => {
      const hit = first(rules.allergens, food.allergens);
      return hit === undefined ? null : `it holds ${hit.replace('_', ' ')}`;
    }),
    ...(strict
      ? plates.flatMap(({ unknown, label }) =>
          unknown.map((item) => `${label} holds "${item.foodId}", whose allergens nobody knows.`),
        )
      : []),
  ];
  const fine = rules.allergens.length === 0 ? 'No allergy was named.' : `No food holds ${rules.allergens.join(', ')}.`;
  return verdict('allergens', problems, fine.replaceAll('_', ' '));
}

function rulesOfPerson(plates: readonly Plate[], rules: FoodRules): Check[] {
  const flags = offences(plates, (food) => {
    const hit = first(rules.forbiddenFlags, food.flags);
    return hit === undefined ? null : `it counts as ${hit.replaceAll('_', ' ')}`;
  });
  const diet = offences(plates, (food) => {
    const broken = rules.diets.find((id) => first(DIET_FLAGS[id] ?? [], food.flags) !== undefined);
    return broken === undefined ? null : `it is not ${broken}`;
  });
  const ids = offences(plates, (food) => (rules.forbiddenFoodIds.includes(food.id) ? 'it is ruled out' : null));
  const dislikes = offences(plates, (food) => {
    const words = plainWords(food.name);
    const term = rules.dislikedTerms.find((candidate) => hasPhrase(words, candidate));
    return term !== undefined || rules.dislikedFoodIds.includes(food.id) ? 'it is disliked' : null;
  });
  return [
    verdict('food-flags', flags, 'No food has a property that is ruled out.'),
    verdict('diet', diet, 'Every food fits the diet.'),
    verdict('forbidden-foods', ids, 'No food that is ruled out is used.'),
    verdict('dislikes', dislikes, 'No disliked food is used.'),
  ];
}

function separation(plates: readonly Plate[], rules: FoodRules): Check {
  const holds = (plate: Plate, wanted: readonly string[]) =>
    plate.portions.some(({ food }) => first(wanted, food.flags) !== undefined);
  const problems = plates
    .filter((plate) => rules.separateMeatAndDairy && holds(plate, ['meat', 'poultry']) && holds(plate, ['dairy']))
    .map(({ label }) => `${label} holds meat together with dairy.`);
  return verdict('meat-and-dairy', problems, 'No meal breaks the separation of meat and dairy.');
}

function tooMuch({ portions, label }: Plate, dayKcal: number): string[] {
  return [...PORTION_BOUNDS, { kind: 'food in all', most: mostOnPlate(dayKcal), counts: () => true }].flatMap(
    (bound) => {
      const counted = portions.filter(({ food }) => bound.counts(food));
      const grams = counted.reduce((sum, { item }) => sum + item.grams, 0);
      if (grams <= bound.most + 0.05) return [];
      return [`${label} holds ${Math.round(grams)} g of ${bound.kind}, at most ${Math.round(bound.most)} make sense.`];
    },
  );
}

/** What is on the plates: real foods, in sane amounts, inside every rule of the person. */
export function foodChecks(plates: readonly Plate[], rules: FoodRules, dayKcal: number): Check[] {
  return [
    known(plates),
    allergens(plates, rules),
    ...rulesOfPerson(plates, rules),
    separation(plates, rules),
    verdict(
      'portions',
      plates.flatMap((plate) => tooMuch(plate, dayKcal)),
      'Every portion is a sane amount.',
    ),
  ];
}
