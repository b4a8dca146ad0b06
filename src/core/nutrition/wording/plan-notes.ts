import type { Constraints } from '#core/athlete/constraints.ts';
import type { FoodTable } from '#core/catalogue/food.ts';
import { tasteNotes } from '#core/certificate/taste-notes.ts';
import { listed } from '#core/language/listed.ts';
import type { Meal } from '../meal-plan.ts';
import type { KnownRecipe } from '../recipes/eligible-recipes.ts';
import type { RecipeSlot } from '../recipes/recipe.ts';
import type { PoolRelaxation } from '../recipes/recipe-pools.ts';
import { totalsOf } from '../search/day-verdict.ts';
import { demandWords, type MealDemand, unmetDemands } from '../swap/meal-demands.ts';
import type { MealPreferences, MealWishes } from '../swap/meal-wishes.ts';
import { mealHolds } from '../swap/wanted-food.ts';
import { FIBER_CEILING } from '../targets/nutrient-floors.ts';
import type { MealTargets } from '../targets/targets.ts';

export type NoteFacts = {
  constraints: Constraints;
  meals: readonly Meal[];
  /** Minerals in the whole day, in milligrams, and fiber in grams. */
  minerals: { sodiumMg: number; calciumMg: number; ironMg: number; fiber: number };
  wanted: MealTargets;
  held: MealTargets;
  relaxed: readonly PoolRelaxation[];
  wishes: MealWishes;
  preferences: MealPreferences | null;
  /** Recipes that the person liked. */
  liked: ReadonlySet<string>;
  /** Names of the dishes that stay out because they were not liked. */
  disliked: readonly string[];
  recipes: ReadonlyMap<string, KnownRecipe>;
  foods: FoodTable;
  /** The meals that were chosen now: of one that was replaced, only that one. */
  fresh: readonly Meal[];
};

const MAX_NOTES = 5;
const LABELS = 'the label of everything packed: “may contain” and shared equipment are not covered by my data.';
const SLOT_WORDS: Record<RecipeSlot, string> = {
  breakfast: 'breakfast',
  lunch: 'lunch',
  dinner: 'dinner',
  snack: 'your snack',
};

function plain(token: string): string {
  return token.replaceAll('_', ' ');
}

function leftOut({ food }: Constraints): string[] {
  const notes: string[] = [];
  const ways = food.spoken?.ways ?? food.diets.map(plain);
  if (ways.length > 0) notes.push(`Every meal fits how you eat: ${listed(ways)}.`);
  if (food.named.length > 0)
    notes.push(`Nothing here contains ${listed(food.named, { joint: 'or' })}. Still check ${LABELS}`);
  else if (food.allergens.length > 0 || food.forbiddenTerms.length > 0) notes.push(`Check ${LABELS}`);
  return notes;
}

function proteinEased({ wanted, held }: NoteFacts): string[] {
  if (held.protein === wanted.protein) return [];
  return [
    `I aimed at ${wanted.protein} g of protein, but with the foods you can eat ${held.protein} g is what sensible portions reach today. Calories are on target.`,
  ];
}

/** Only where it is a wish: a limit that a condition sets is never passed. */
function salty({ minerals: { sodiumMg }, wanted }: NoteFacts): string[] {
  if (Math.round(sodiumMg) <= wanted.sodiumMaxMg) return [];
  const [holds, most] = [sodiumMg, wanted.sodiumMaxMg].map((mg) => Math.round(mg).toLocaleString('en-US'));
  return [
    `This day holds ${holds} mg of sodium; I aim at ${most} mg at most, but nothing less salty fit all the rest. Go easy on added salt.`,
  ];
}

/** From this share of an advised amount on, nothing is said: figures of foods are no finer than that. */
const ENOUGH_OF_ADVISED = 0.9;

/** What the day holds too little of, in one plain line. */
function shortOf({ minerals, wanted: { floors } }: NoteFacts): string[] {
  const low = [
    { name: 'calcium', mg: minerals.calciumMg, advised: floors.calciumMg },
    { name: 'iron', mg: minerals.ironMg, advised: floors.ironMg },
  ].filter(({ mg, advised }) => mg < ENOUGH_OF_ADVISED * advised);
  if (low.length === 0) return [];
  const count = (mg: number) => Math.round(mg).toLocaleString('en-US');
  const amounts = low.map(({ name, mg, advised }) => `${count(mg)} of ${count(advised)} mg of ${name}`);
  return [
    `This day brings about ${listed(amounts)} that people like you are advised to get. One day does not matter; if it stays so, ask your doctor or a dietitian about it.`,
  ];
}

/** A day of very much fiber: fine for who is used to it, hard on who is not. */
function muchFiber({ minerals: { fiber } }: NoteFacts): string[] {
  if (fiber <= FIBER_CEILING) return [];
  return [
    `This day holds ${Math.round(fiber)} g of fiber, which is a lot. If you are not used to it, eat half of the beans and whole grains at first, and drink water with them.`,
  ];
}

function borrowed({ relaxed }: NoteFacts): string[] {
  return relaxed.map(({ kind, slot }) =>
    kind === 'borrowed'
      ? `My cookbook has no ${SLOT_WORDS[slot]} that fits all your rules, so I moved a dish from another time of day there.`
      : `Only recipes a step above your cooking level fit your rules for ${SLOT_WORDS[slot]}. Take your time with them.`,
  );
}

/** Wishes are told of the meals that were chosen with them: what stayed was not asked about. */
function openWishes({ fresh: meals, wishes, preferences, recipes, liked, foods }: NoteFacts): string[] {
  const notes: string[] = [];
  const isMet = ({ recipeId }: Meal, kind: MealDemand) => {
    const known = recipes.get(recipeId ?? '');
    return known !== undefined && unmetDemands(known, { kinds: [kind], kcalMost: null }).length === 0;
  };
  const slow = meals.filter((meal) => meal.totalMinutes > wishes.maxMinutes);
  if (slow.length > 0) {
    notes.push(
      `${listed(slow.map((meal) => meal.name))} ${slow.length === 1 ? 'takes' : 'take'} longer than ${wishes.maxMinutes} minutes in all; nothing quicker fit the numbers as well.`,
    );
  }
  const missing = (preferences?.preferTerms ?? []).filter(
    (term) => !meals.some((meal) => mealHolds(meal, term, foods)),
  );
  if (missing.length > 0)
    notes.push(`I looked for ${listed(missing)}, but found no day with it that keeps your targets.`);
  const unmet = demandWords(wishes.demands.kinds.filter((kind) => !meals.some((meal) => isMet(meal, kind))));
  if (unmet.length > 0) notes.push(`I looked for dishes with ${listed(unmet)}, but none fit today’s numbers.`);
  const cuisineHit = meals.some((meal) => wishes.cuisines.has(recipes.get(meal.recipeId ?? '')?.recipe.cuisine ?? ''));
  if (wishes.cuisines.size > 0 && !cuisineHit) {
    notes.push(
      `No ${listed([...wishes.cuisines].map(plain))} dish fit today’s numbers and rules; ask me again another day.`,
    );
  }
  const isRecent = (id: string | null) => id !== null && wishes.recent.has(id) && !liked.has(id);
  if (meals.some(({ recipeId }) => isRecent(recipeId))) {
    notes.push('A dish from a recent plan is back, because it fits your numbers best.');
  }
  return notes;
}

/** Said before anything else: the plan is on the safe side of a word that may name an allergy. */
function closed({ unclear: list }: Constraints): string[] {
  const words = list.filter(({ closes }) => closes === 'food').map(({ text }) => `“${text}”`);
  if (words.length === 0) return [];
  const it = words.length === 1 ? 'it is' : 'they are';
  return [`I do not know ${listed(words)}. Until you tell me what ${it}, I use none of the fourteen common allergens.`];
}

function unclear({ unclear: list }: Constraints): string[] {
  const foods = list.filter(
    ({ field, closes }) =>
      closes !== 'food' && ['dietaryPrefs', 'dietaryRestrictions', 'foodAllergies', 'dislikedFoods'].includes(field),
  );
  if (foods.length === 0) return [];
  return [
    `I was not sure about ${listed(foods.map(({ text }) => `“${text}”`))}, so I stayed on the safe side. Put it right under “What I’ll go by” and I can be more exact.`,
  ];
}

function spread({ meals, wanted }: NoteFacts): string {
  const mains = meals.filter(({ type }) => type === 'breakfast' || type === 'lunch' || type === 'dinner');
  const least = Math.min(...mains.map((meal) => meal.protein));
  const totals = totalsOf(meals);
  return `Your day comes to ${totals.calories.toLocaleString('en-US')} kcal against a target of ${wanted.kcal.toLocaleString('en-US')}, with at least ${least} g of protein in every main meal.`;
}

/** What a person with these rules must know whatever they eat: care texts, what is left out, what was not understood. */
export function safetyNotes(constraints: Constraints): string[] {
  return [
    ...closed(constraints),
    ...constraints.care.notices.filter(({ level }) => level !== 'refuse').map(({ text }) => text),
    ...leftOut(constraints),
    ...unclear(constraints),
  ];
}

/** What a person must know, all that gave way and why, and what feedback changed; how the day was built where there is room. */
export function planNotes(facts: NoteFacts): string[] {
  const { constraints, meals } = facts;
  const safety = [
    ...closed(constraints),
    ...constraints.care.notices
      .filter(({ level, about }) => level !== 'refuse' && !(level === 'note' && about === 'training'))
      .map(({ text }) => text),
    ...leftOut(constraints),
    ...unclear(constraints),
    ...borrowed(facts),
    ...proteinEased(facts),
    ...salty(facts),
    ...shortOf(facts),
    ...muchFiber(facts),
    ...openWishes(facts),
  ];
  const liked = meals.filter(({ recipeId }) => recipeId !== null && facts.liked.has(recipeId));
  const tastes = tasteNotes({ liked: liked.map(({ name }) => name), disliked: facts.disliked });
  const helpful = [
    ...(constraints.care.hideNumbers ? [] : [spread(facts)]),
    `Weigh meat, grains and oil raw and dry where it says so. The cooking itself takes about ${Math.max(...meals.map((meal) => meal.totalMinutes))} minutes at most for one meal.`,
    'Portions are set to kitchen measures, so small differences at the stove do not matter. Drink water with every meal.',
  ];
  return [...safety, ...tastes, ...helpful.slice(0, Math.max(0, MAX_NOTES - safety.length))];
}
