import type { FoodRules } from '#core/athlete/constraints.ts';
import type { Food } from '#core/catalogue/food.ts';

/** One hard rule of a person, able to say what it leaves out. `label` completes "your plan must fit …". */
export type HardRule = {
  id: string;
  label: string;
  /** Allergies, diets and care rules: never offered as something to change. */
  protective: boolean;
  blocksFood: (food: Food) => boolean;
  blocksText: (text: string) => boolean;
};

const never = () => false;

function words(token: string): string {
  return token.replaceAll('_', ' ');
}

/** The part of a word that its singular and plural share, and the endings that make them. */
function inflections(term: string): { stem: string; endings: string } {
  const plural = /^(.+)(?:ies|oes)$/.exec(term);
  if (plural?.[1] && term.endsWith('ies')) return { stem: plural[1], endings: '(?:y|ies)' };
  if (plural?.[1]) return { stem: `${plural[1]}o`, endings: '(?:s|es)?' };
  if (/[^aeiou]y$/.test(term)) return { stem: term.slice(0, -1), endings: '(?:y|ies)' };
  return { stem: /[^s]s$/.test(term) ? term.slice(0, -1) : term, endings: '(?:s|es)?' };
}

/** Matches `term` as whole words, singular or plural, whatever the case. */
export function termPattern(term: string): RegExp {
  const { stem, endings } = inflections(term.trim().toLowerCase());
  const escaped = stem.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '[\\s-]+');
  // No lookbehind: Safari knows none before 16.4.
  return new RegExp(`(?:^|[^a-z])${escaped}${endings}(?![a-z])`, 'i');
}

function termRule(term: string, id: string, label: string, protective: boolean): HardRule {
  const pattern = termPattern(term);
  return {
    id: `${id}:${term}`,
    label,
    protective,
    blocksFood: (food) => pattern.test(food.name),
    blocksText: (text) => pattern.test(text),
  };
}

function flagRule(flags: readonly string[], id: string, label: string): HardRule {
  const set = new Set(flags);
  const blocksFood = (food: Food) => food.flags.some((flag) => set.has(flag));
  return { id, label, protective: true, blocksFood, blocksText: never };
}

/** Properties whose name would tell more about someone's health than about the food. */
const FLAG_WORDS: Record<string, string> = {
  warfarin_interaction: 'cranberry or goji',
  pregnancy_avoid: 'raw, unpasteurised or smoked foods that can carry germs',
  tyramine: 'aged, cured or fermented foods',
  pregnancy_check_pasteurized: 'foods that may be unpasteurised',
  raw_or_cold_smoked: 'raw or cold-smoked foods',
  high_mercury: 'fish with much mercury',
  kidney_toxic: 'starfruit',
  favism: 'fava beans',
  purine: 'foods with many purines',
  sweetener_nonnutritive: 'sweeteners',
  alcohol_trace: 'traces of alcohol',
};

/** One rule for all that the diets leave out, and one for each other property. */
function flagRules({ diets, forbiddenFlags, dietFlags }: FoodRules): HardRule[] {
  const ofDiet = diets.length === 0 ? [] : (dietFlags ?? forbiddenFlags);
  const others = forbiddenFlags.filter((flag) => !ofDiet.includes(flag));
  return [
    ...(ofDiet.length > 0 ? [flagRule(ofDiet, 'diet', `your diet (${diets.map(words).join(', ')})`)] : []),
    ...others.map((flag) => flagRule([flag], `flag:${flag}`, `no ${FLAG_WORDS[flag] ?? words(flag)}`)),
  ];
}

function idRule(ids: readonly string[], id: string, label: string, protective: boolean): HardRule[] {
  if (ids.length === 0) return [];
  const set = new Set(ids);
  return [{ id, label, protective, blocksFood: (food) => set.has(food.id), blocksText: never }];
}

/** One rule for each thing that was named, and one for rows that nothing names. */
function forbiddenFoodRules({ forbiddenFoodIds, labelled = [] }: FoodRules): HardRule[] {
  const known = new Set(labelled.flatMap(({ foodIds }) => foodIds));
  const others = forbiddenFoodIds.filter((id) => !known.has(id));
  return [
    ...labelled.flatMap(({ label, foodIds }) => idRule(foodIds, `forbidden_foods:${label}`, label, true)),
    ...idRule(others, 'forbidden_foods', 'the foods you must leave out', true),
  ];
}

/** Everything that may not be on the plate, one rule at a time, so that a refusal can name the rule that emptied a slot. */
export function hardRulesOf(rules: FoodRules, avoidTerms: readonly string[] = []): HardRule[] {
  return [
    ...[...new Set(rules.allergens)].map(
      (allergen): HardRule => ({
        id: `allergen:${allergen}`,
        label: `no ${words(allergen)}`,
        protective: true,
        blocksFood: (food) => food.allergens.includes(allergen),
        blocksText: never,
      }),
    ),
    ...flagRules(rules),
    ...forbiddenFoodRules(rules),
    ...rules.forbiddenTerms.map((term) => termRule(term, 'forbidden', `no ${term}`, true)),
    ...idRule(rules.dislikedFoodIds, 'disliked_foods', 'the foods you do not like', false),
    ...rules.dislikedTerms.map((term) => termRule(term, 'dislike', `your dislike of ${term}`, false)),
    ...avoidTerms.map((term) => termRule(term, 'avoid', `your wish to leave out ${term}`, false)),
  ];
}

/** Meat or poultry, for the rule that keeps it apart from dairy. */
export function isMeat(food: Food): boolean {
  return food.flags.includes('meat') || food.flags.includes('poultry');
}

export function isDairy(food: Food): boolean {
  return food.flags.includes('dairy') || food.allergens.includes('milk');
}

/** True when a meal of these foods holds meat or poultry together with dairy. */
export function mixesMeatAndDairy(foods: readonly Food[]): boolean {
  return foods.some(isMeat) && foods.some(isDairy);
}
