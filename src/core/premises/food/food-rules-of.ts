import type { FoodRules } from '#core/athlete/constraints.ts';
import { ALLERGENS, type FoodTable } from '#core/catalogue/food.ts';
import { hasPhrase, plainWords } from '#core/certificate/plan-text.ts';
import type { FoodLimits, FoodPremise } from '../premises.ts';
import type { FoodFacts } from './food-facts.ts';

/** Reasons for which a food that may hold it by brand goes, too. */
const STRICT: readonly FoodPremise['because'][] = ['allergy', 'illness', 'medicine', 'faith', 'unread'];

const unique = <Value>(values: Iterable<Value>) => [...new Set(values)];

function rowsOut(premises: readonly FoodPremise[]): Set<string> {
  return new Set(
    premises.flatMap(({ foodsOut, foodsToCheck, because }) =>
      STRICT.includes(because) ? [...foodsOut, ...foodsToCheck] : foodsOut,
    ),
  );
}

/**
 * Columns of the catalogue that are out as a whole. A column is named only where all its rows are, since its words are refused in every
 * text: with "no nuts but almonds" a text may say "almond".
 */
function wholeAllergens(
  premises: readonly FoodPremise[],
  out: ReadonlySet<string>,
  { allergens }: FoodFacts['allergens'],
  { foods }: FoodTable,
) {
  const subjects = premises
    .filter(({ because }) => because === 'allergy' || because === 'illness')
    .map(({ subject }) => subject.replace('allergen:', ''));
  const named = new Set(
    allergens
      .filter(({ id }) => subjects.includes(id))
      .flatMap(({ columns, partOf }) => [...columns, ...(allergens.find(({ id }) => id === partOf)?.columns ?? [])]),
  );
  return ALLERGENS.filter(
    (column) =>
      named.has(column) && [...foods.values()].every((food) => !food.allergens.includes(column) || out.has(food.id)),
  );
}

/** Words of premises, without those that would refuse what is fine. */
function termsFor(premises: readonly FoodPremise[], fineNames: readonly string[]): string[] {
  const terms = unique(premises.flatMap(({ terms: each }) => each));
  return terms.filter((term) => !fineNames.some((name) => hasPhrase(name, term)));
}

/** The premises as today's planners and checkers take them: rows of the catalogue first, whole allergens and words beside. */
export function foodRulesOf(
  { foods: premises, foodLimits }: { foods: readonly FoodPremise[]; foodLimits: FoodLimits },
  facts: FoodFacts,
  table: FoodTable,
): FoodRules {
  const never = premises.filter(({ stance }) => stance === 'never');
  const disliked = premises.filter(({ stance }) => stance === 'disliked');
  const out = rowsOut(never);
  const fine = premises.filter(({ stance }) => stance === 'fine');
  const fineNames = [
    ...fine.map(({ label }) => plainWords(label)),
    ...fine.flatMap(({ foodsBack }) => foodsBack).flatMap((id) => plainWords(table.foods.get(id)?.name ?? '')),
  ];
  const allergens = wholeAllergens(never, out, facts.allergens, table);
  const named = new Set(
    facts.allergens.allergens
      .filter(({ columns }) => columns.length > 0 && columns.every((column) => allergens.includes(column)))
      .map(({ id }) => `allergen:${id}`),
  );
  const isUnread = ({ because }: FoodPremise) => because === 'unread';
  const whole = never.filter(({ foodsBack }) => foodsBack.length === 0).map(({ subject }) => subject);
  return {
    diets: unique(
      facts.diets.diets.flatMap(({ id, rules }) => (rules !== null && whole.includes(`diet:${id}`) ? [rules] : [])),
    ),
    allergens,
    forbiddenFlags: [],
    dietFlags: [],
    forbiddenFoodIds: [...out],
    // An allergen's column brings its own words.
    forbiddenTerms: termsFor(
      never.filter((each) => !isUnread(each) && !named.has(each.subject)),
      fineNames,
    ),
    dislikedFoodIds: [...rowsOut(disliked)].filter((id) => !out.has(id)),
    // A word that nobody understood is kept out of texts, and no plan says that it is free of it.
    dislikedTerms: termsFor([...disliked, ...never.filter(isUnread)], fineNames),
    netCarbsMaxGrams: foodLimits.netCarbsMaxGrams,
    separateMeatAndDairy: foodLimits.separateMeatAndDairy,
    sodiumMaxMg: foodLimits.sodiumMaxMg,
  };
}
