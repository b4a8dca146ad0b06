import type { FoodRules } from '#core/athlete/constraints.ts';
import type { FoodPremise } from '../premises.ts';
import type { FoodFacts } from './food-facts.ts';

const BY_WEIGHT: readonly FoodPremise['because'][] = [
  'allergy',
  'illness',
  'medicine',
  'faith',
  'diet',
  'dislike',
  'wish',
];
const KINDS = new Set(['allergen', 'food', 'family', 'dish']);

/** Whether a premise names something to eat; an illness's own foods are told where the illness stands. */
export const namesFood = ({ subject }: FoodPremise): boolean => KINDS.has(subject.split(':')[0] ?? '');

/** Pollen and penicillin are no food: nothing follows from them, so no sentence about meals names them. */
export const rulesOut = ({ foodsOut, foodsToCheck, terms }: FoodPremise): boolean =>
  foodsOut.length + foodsToCheck.length + terms.length > 0;

const weightOf = ({ stance, because }: FoodPremise): number =>
  BY_WEIGHT.indexOf(because) + (stance === 'never' ? 0 : BY_WEIGHT.length);

/** "Halal (style)" inside a sentence: "halal"; "AIP" stays what it is. */
export function inSentence(label: string): string {
  const short = label.replace(/ \([^()]*\)$/, '');
  return /^[A-Z][A-Z0-9]/.test(short) ? short : short.charAt(0).toLowerCase() + short.slice(1);
}

/** What somebody does not eat, in words for a sentence; what was not understood is named nowhere. */
export function spokenFood(premises: readonly FoodPremise[], { diets }: FoodFacts): NonNullable<FoodRules['spoken']> {
  const out = premises
    .filter(
      ({ stance, because, subject }) => stance !== 'fine' && because !== 'unread' && !subject.startsWith('unread:'),
    )
    .toSorted((one, other) => weightOf(one) - weightOf(other));
  const limits = new Map(diets.diets.map((diet) => [`diet:${diet.id}`, diet]));
  const ways = out.filter(({ subject, foodsOut }) => {
    const diet = limits.get(subject);
    const limited = diet?.netCarbsMaxGrams ?? diet?.sodiumMaxMg ?? null;
    return diet !== undefined && (foodsOut.length > 0 || limited !== null || diet.separateMeatAndDairy);
  });
  const inWays = new Set(ways.flatMap(({ foodsOut }) => foodsOut));
  const isTold = ({ foodsOut }: FoodPremise) => foodsOut.length > 0 && foodsOut.every((id) => inWays.has(id));
  const foods = out.filter((food) => namesFood(food) && rulesOut(food) && !isTold(food));
  const names = (list: readonly FoodPremise[]) => [...new Set(list.map(({ label }) => inSentence(label)))];
  return { ways: names(ways), foods: names(foods) };
}
