import type { FoodRules, LabelledFoods } from '#core/athlete/constraints.ts';
import { ALLERGENS, type FoodTable } from '#core/catalogue/food.ts';
import { hasPhrase, plainWords } from '#core/certificate/plan-text.ts';
import type { FoodLimits, FoodPremise } from '../premises.ts';
import type { FoodFacts } from './food-facts.ts';
import { foodIndex } from './food-index.ts';
import { namesFood, rulesOut, spokenFood } from './spoken-food.ts';
import { withTrueLabels } from './true-labels.ts';

/** Reasons for which a food that may hold it by brand goes, too. */
const STRICT: readonly FoodPremise['because'][] = ['allergy', 'illness', 'medicine', 'faith', 'unread'];

const unique = <Value>(values: Iterable<Value>) => [...new Set(values)];

function rowsOut(premises: readonly FoodPremise[]): Set<string> {
  const lists = premises.flatMap(({ foodsOut, foodsToCheck, because }) =>
    STRICT.includes(because) ? [foodsOut, foodsToCheck] : [foodsOut],
  );
  return new Set([...new Set(lists)].flat());
}

/**
 * Columns of the catalogue that a reaction rules out as a whole, whatever it was called ("seafood", "nut free"). A column is named only
 * where all its rows are out, since its words are refused in every text: with "no nuts but almonds" a text may say "almond".
 */
function wholeAllergens(premises: readonly FoodPremise[], { foods }: FoodTable) {
  const out = rowsOut(premises.filter(({ because }) => because === 'allergy' || because === 'illness'));
  return ALLERGENS.filter((column) => {
    const rows = [...foods.values()].filter((food) => food.allergens.includes(column));
    return rows.length > 0 && rows.every(({ id }) => out.has(id));
  });
}

/** Words of premises, without those that would refuse what is fine. */
function termsFor(premises: readonly FoodPremise[], fineNames: readonly string[]): string[] {
  const terms = unique(premises.flatMap(({ terms: each }) => each));
  return terms.filter((term) => !fineNames.some((name) => hasPhrase(name, term)));
}

/** Reasons for which a plan may say that something is not in it; a way of eating is named as a whole. */
const CLAIMED: ReadonlySet<FoodPremise['because']> = new Set(['allergy', 'illness', 'medicine', 'faith']);

/** What is out, as a person calls it. */
const namesOf = (premises: readonly FoodPremise[]): string[] =>
  unique(premises.filter((premise) => namesFood(premise) && rulesOut(premise)).map(({ label }) => label.toLowerCase()));

/** What is out, each under the words that a refusal names it by; an illness is not named, since that would tell more than is needed. */
function labelOf({ subject, label, because }: FoodPremise): string {
  if (because === 'unread') return `“${label}”, of which I am not sure`;
  if (subject.startsWith('diet:')) return `your diet (${label.toLowerCase()})`;
  return subject.startsWith('illness:') ? 'what your health rules out' : `no ${label.toLowerCase()}`;
}

function labelledRows(never: readonly FoodPremise[]): LabelledFoods[] {
  const byLabel = new Map<string, FoodPremise[]>();
  for (const premise of never) {
    const label = labelOf(premise);
    const same = byLabel.get(label);
    if (same) same.push(premise);
    else byLabel.set(label, [premise]);
  }
  return [...byLabel].flatMap(([label, premises]) => {
    const foodIds = [...rowsOut(premises)];
    return foodIds.length > 0 ? [{ label, foodIds }] : [];
  });
}

/** The premises as today's planners and checkers take them: rows of the catalogue first, whole allergens and words beside. */
export function foodRulesOf(
  { foods, foodLimits }: { foods: readonly FoodPremise[]; foodLimits: FoodLimits },
  facts: FoodFacts,
  table: FoodTable,
): FoodRules {
  const premises = withTrueLabels(foodIndex(facts, table), foods);
  const never = premises.filter(({ stance }) => stance === 'never');
  const disliked = premises.filter(({ stance }) => stance === 'disliked');
  const out = rowsOut(never);
  const fine = premises.filter(({ stance }) => stance === 'fine');
  const fineNames = [
    ...fine.map(({ label }) => plainWords(label)),
    ...fine.flatMap(({ foodsBack }) => foodsBack).flatMap((id) => plainWords(table.foods.get(id)?.name ?? '')),
  ];
  const allergens = wholeAllergens(never, table);
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
    labelled: labelledRows(never),
    // An allergen's column brings its own words.
    forbiddenTerms: termsFor(
      never.filter((each) => !isUnread(each) && !named.has(each.subject)),
      fineNames,
    ),
    named: namesOf(never.filter(({ because }) => CLAIMED.has(because))),
    spoken: spokenFood(premises, facts),
    dislikedFoodIds: [...rowsOut(disliked)].filter((id) => !out.has(id)),
    // A word that nobody understood is kept out of texts, and no plan says that it is free of it.
    dislikedTerms: termsFor([...disliked, ...never.filter(isUnread)], fineNames),
    netCarbsMaxGrams: foodLimits.netCarbsMaxGrams,
    separateMeatAndDairy: foodLimits.separateMeatAndDairy,
    sodiumMaxMg: foodLimits.sodiumMaxMg,
  };
}
