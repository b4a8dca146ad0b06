import { shortFoodName } from '#core/catalogue/short-food-name.ts';
import { capital } from '#core/language/capital.ts';
import { type FoodIndex, foodIndex } from '../food/food-index.ts';
import { NOT_TO_LIFT } from '../food/tapped-food.ts';
import type { FoodPremise, Premises } from '../premises.ts';
import type { ReadingFacts } from '../reading-facts.ts';
import type { PremisesSheet } from './premises-sheet.ts';
import { listedOnce, sheetOrigin } from './sheet-origin.ts';

type SheetFood = PremisesSheet['foods'][number];

const STRONGER: readonly FoodPremise['stance'][] = ['never', 'disliked', 'fine'];
/** Names that a note tells. */
const MOST = 3;

/** Foods never, not liked and fine, each subject once, as strict as it is meant anywhere. Names in doubt stand among the questions. */
export function sheetFoods({ foods }: Premises, facts: ReadingFacts): SheetFood[] {
  const index = foodIndex(facts.food, facts.foods);
  const bySubject = new Map<string, FoodPremise[]>();
  for (const food of foods) {
    if (isDoubt(food) || isIdle(food, index)) continue;
    bySubject.set(food.subject, [...(bySubject.get(food.subject) ?? []), food]);
  }
  return [...bySubject.values()]
    .map((same) => sheetFood(same, index))
    .sort((one, other) => STRONGER.indexOf(one.stance) - STRONGER.indexOf(other.stance));
}

/** Out only until a doubt about its name is settled. */
export const isDoubt = ({ subject, because }: FoodPremise): boolean =>
  subject.startsWith('doubt:') && because === 'unread';

/** Foods that an illness leaves out one by one are told where the illness stands. */
const OF_ILLNESS = 'illness:';

/** Nothing follows from it for meals: pollen, "high protein". */
export function isIdle(
  { subject, stance, foodsOut, foodsToCheck, foodsBack, terms }: FoodPremise,
  index: FoodIndex,
): boolean {
  if (subject === OF_ILLNESS) return true;
  if (stance === 'fine' || foodsOut.length + foodsToCheck.length + foodsBack.length + terms.length > 0) return false;
  const diet = index.diets.get(subject.replace('diet:', ''));
  return !diet || (diet.netCarbsMaxGrams === null && diet.sodiumMaxMg === null && !diet.separateMeatAndDairy);
}

function sheetFood(same: readonly FoodPremise[], index: FoodIndex): SheetFood {
  const stance = STRONGER.find((each) => same.some((food) => food.stance === each)) ?? 'fine';
  const [first] = same.filter((food) => food.stance === stance);
  const { subject = '', label = '', because = 'wish' } = first ?? {};
  return {
    subject,
    label: capital(shortLabel(label)),
    stance,
    because,
    note: stance === 'fine' ? '' : noteOf(same, index),
    origin: sheetOrigin(same.flatMap(({ origins }) => origins)),
    canChange:
      !NOT_TO_LIFT.includes(because) &&
      (index.subjects.has(subject) || (subject.startsWith('diet:') && index.diets.has(subject.slice('diet:'.length)))),
  };
}

/** "No meat on Tuesdays": told, so that nobody reads it as a rule of theirs. */
const EVERY_DAY = 'You said so of some days. My plans know no weekdays, so it stays out on all.';

/** What else holds it and goes with it, and what of it stays; of a way of eating that would be half the catalogue. */
function noteOf(same: readonly FoodPremise[], { foods, subjects }: FoodIndex): string {
  const own = new Set(same.flatMap(({ subject }) => subjects.get(subject)?.plain ?? []));
  const hidden = same.filter(({ subject }) => subjects.has(subject)).flatMap(({ foodsOut }) => foodsOut);
  const also = namesAmong(foods, hidden)(hidden.filter((id) => !own.has(id)));
  const kept = same.flatMap(({ foodsBack }) => foodsBack);
  const back = namesAmong(foods, kept)(kept);
  return [
    ...(same.some(({ scope }) => scope?.days) ? [EVERY_DAY] : []),
    ...(also.length > 0 ? [`Also ${listedOnce(also, MOST)}.`] : []),
    ...(back.length > 0 ? [`Stays: ${listedOnce(back, MOST)}.`] : []),
  ].join(' ');
}

/** Names of foods, short where all of that short name go the same way: "egg" would be said of all eggs where only scrambled ones hold milk. */
function namesAmong(foods: FoodIndex['foods'], going: readonly string[]): (ids: readonly string[]) => string[] {
  const goes = new Set(going);
  const mixed = new Set([...foods.values()].filter(({ id }) => !goes.has(id)).map(({ name }) => shortFoodName(name)));
  return (ids) =>
    ids.flatMap((id) => {
      const name = foods.get(id)?.name;
      return name === undefined
        ? []
        : [(mixed.has(shortFoodName(name)) ? inOrder(name) : shortFoodName(name)).toLowerCase()];
    });
}

/** "Egg, scrambled (with milk and fat)" → "scrambled Egg"; "Mashed potatoes, with whole milk" stays in its order. */
function inOrder(name: string): string {
  const [head = '', ...more] = shortLabel(name).split(', ');
  return more.some((word) => word.startsWith('with')) ? [head, ...more].join(' ') : [...more, head].join(' ');
}

/** "Halal (style)" without what only a list needs. */
export const shortLabel = (label: string): string => label.replace(/ \([^()]*\)$/, '');
