import type { FoodRules } from '#core/athlete/constraints.ts';
import type { Food } from '#core/catalogue/food.ts';
import type { FoodIndex, FoodSubject } from '../food/food-index.ts';
import type { FoodPremise } from '../premises.ts';

/** What a wish is held against: the rules that hold, and the premises that they were made of, for their names. */
export type Held = { index: FoodIndex; rules: FoodRules; premises: readonly FoodPremise[] };

/** The stronger the reason, the sooner it is the one that is told. */
const REASONS: readonly FoodPremise['because'][] = [
  'allergy',
  'illness',
  'medicine',
  'faith',
  'diet',
  'unread',
  'dislike',
  'wish',
];

const DISLIKED = 'You told me that you do not like it; you can change that in your profile.';
const OFF_THE_PLATE = 'You told me that this must stay off your plate.';
const OF_HEALTH = 'It does not go with what you told me about your food or health.';

const lowerFirst = (label: string) =>
  /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

/** The everyday name, in the plural where the person told it so: "peanuts", "gluten". */
function everydayName({ subject, label, origins }: FoodPremise, { subjects, allergens }: FoodIndex): string {
  const food = allergens.get(subject.replace('allergen:', ''))?.food ?? null;
  const name = lowerFirst(subjects.get(food === null ? subject : `food:${food}`)?.label ?? label);
  const plurals = [`${name}s`, `${name}es`, name.replace(/y$/, 'ies')];
  const told = origins.flatMap((origin) => ('quote' in origin ? origin.quote.toLowerCase() : []));
  return plurals.find((each) => told.includes(each)) ?? name;
}

function inWords(premise: FoodPremise, { index }: Held): string {
  const { subject, stance, because } = premise;
  // "Halal (style)": how strictly it is kept is no part of its name here.
  const [label = ''] = premise.label.split(' (');
  const isHealth = because === 'illness' && !subject.startsWith('allergen:');
  if (isHealth) return `It does not go with what you told me about your health (${lowerFirst(label)}).`;
  if (subject.startsWith('diet:')) return `It does not fit your way of eating (${lowerFirst(label)}).`;
  if (stance === 'disliked') return DISLIKED;
  if (because === 'unread') return `The common allergens stay off your plate, since I do not know what “${label}” is.`;
  return `You told me that ${everydayName(premise, index)} must stay off your plate.`;
}

const rowsOut = ({ foodsOut, foodsToCheck }: FoodPremise) => [...foodsOut, ...foodsToCheck];

/** The premise to name: one that all of the foods fall under before one that holds the first of them only. */
function premiseFor(foods: readonly Food[], premises: readonly FoodPremise[]): FoodPremise | undefined {
  const ranked = premises
    .filter(({ stance }) => stance !== 'fine')
    .toSorted((a, b) => REASONS.indexOf(a.because) - REASONS.indexOf(b.because));
  const holds = (premise: FoodPremise, some: readonly Food[]) => {
    const out = new Set(rowsOut(premise));
    return some.every(({ id }) => out.has(id));
  };
  return ranked.find((premise) => holds(premise, foods)) ?? ranked.find((premise) => holds(premise, foods.slice(0, 1)));
}

/** The rule that keeps one food off the plate; null where it may be eaten. */
function ruleOn(food: Food, rules: FoodRules): string | null {
  if (food.allergens.some((each) => rules.allergens.includes(each))) return OFF_THE_PLATE;
  if (rules.forbiddenFoodIds.includes(food.id)) return OFF_THE_PLATE;
  if (food.flags.some((flag) => rules.forbiddenFlags.includes(flag))) return OF_HEALTH;
  return rules.dislikedFoodIds.includes(food.id) ? DISLIKED : null;
}

/** Why none of these foods may be eaten, in kind words; null where at least one may. */
export function reasonAgainst(foods: readonly Food[], held: Held): string | null {
  const broken = foods.map((food) => ruleOn(food, held.rules));
  const [first] = broken;
  if (!first || broken.includes(null)) return null;
  const premise = premiseFor(foods, held.premises);
  return premise ? inWords(premise, held) : first;
}

/** Why a food that the catalogue lacks ("lobster") may not be eaten: it is of an allergen that must not be. */
export function reasonAgainstKind({ allergen, widens, dish }: FoodSubject, held: Held): string | null {
  if (dish) return null;
  const kinds = [...(allergen ? [allergen] : []), ...widens].flatMap(({ id, partOf }) => [id, partOf ?? id]);
  const premise = held.premises.find(
    ({ stance, subject }) => stance === 'never' && kinds.some((id) => subject === `allergen:${id}`),
  );
  return premise ? inWords(premise, held) : null;
}

/** Why a word may not be wished for: it is one of those that no meal may hold. */
export function reasonAgainstWord(term: string, held: Held): string | null {
  const { rules, premises } = held;
  if (![...rules.forbiddenTerms, ...rules.dislikedTerms].includes(term)) return null;
  const premise = premises.find(({ terms, stance }) => stance !== 'fine' && terms.includes(term));
  return premise && premise.because !== 'unread' ? inWords(premise, held) : OFF_THE_PLATE;
}
