import type { Constraints } from '#core/athlete/constraints.ts';
import type { Check } from '#core/certificate/certificate.ts';
import { hasPhrase, plainWords, unsafeClaims } from '#core/certificate/plan-text.ts';
import { notePieces, type Piece, textFaults } from '#core/certificate/text-limits.ts';
import { verdict } from '#core/certificate/verdict.ts';
import type { Meal, MealPlanDraft, MealType } from '#core/nutrition/meal-plan.ts';
import type { Plate } from './plate.ts';

/** The meals of a day by how many there are, in the order in which they are eaten. */
const DAY_ORDER: Record<number, readonly MealType[]> = {
  3: ['breakfast', 'lunch', 'dinner'],
  4: ['breakfast', 'lunch', 'afternoon_snack', 'dinner'],
  5: ['breakfast', 'morning_snack', 'lunch', 'afternoon_snack', 'dinner'],
  6: ['breakfast', 'morning_snack', 'lunch', 'afternoon_snack', 'afternoon_snack', 'dinner'],
};
const LONGEST = { name: 120, description: 400, line: 200, step: 700 } as const;
const STEPS = { least: 3, most: 10 } as const;
const UNFINISHED = /[{}]|\bundefined\b|\bNaN\b|\[object|\bnull\b/;

function pieces(plan: MealPlanDraft): Piece[] {
  const ofMeal = (meal: Meal): Piece[] => [
    { text: meal.name, most: LONGEST.name, where: 'A meal name' },
    { text: meal.description, most: LONGEST.description, where: `The description of "${meal.name}"` },
    ...meal.items.map((item) => ({ text: item.name, most: LONGEST.name, where: `An item of "${meal.name}"` })),
    ...meal.ingredients.map((text) => ({ text, most: LONGEST.line, where: `An ingredient of "${meal.name}"` })),
    ...meal.instructions.map((text) => ({ text, most: LONGEST.step, where: `A step of "${meal.name}"` })),
  ];
  return [...plan.meals.flatMap(ofMeal), ...notePieces(plan)];
}

function texts(plan: MealPlanDraft, constraints: Constraints): Check[] {
  const all = pieces(plan);
  const careTexts = constraints.care.notices.map((notice) => notice.text);
  const claims = all
    .filter(({ text }) => !careTexts.includes(text))
    .flatMap(({ text, where }) => unsafeClaims(text).map((fault) => `${where} ${fault}.`));
  return [
    verdict('text-limits', textFaults(all, plan.notes), 'All texts are plain, filled in and of sane length.'),
    verdict('text-safety', claims, 'No text promises, diagnoses or names a dose.'),
  ];
}

function mealTypes(plan: MealPlanDraft, mealsPerDay: number): Check {
  const wanted = DAY_ORDER[mealsPerDay] ?? [];
  const found = plan.meals.map((meal) => meal.type);
  const problems =
    wanted.join() === found.join() ? [] : [`The day should hold ${wanted.join(', ')} and holds ${found.join(', ')}.`];
  return verdict(
    'meal-types',
    problems.map((text) => text.replaceAll('_', ' ')),
    'The meals are those asked for, in order.',
  );
}

function repeats(plan: MealPlanDraft): Check {
  const twice = (keys: string[]) => keys.filter((key, index) => keys.indexOf(key) !== index);
  const problems = [
    ...twice(plan.meals.map((meal) => plainWords(meal.name).trim())),
    ...twice(plan.meals.flatMap((meal) => (meal.recipeId === null ? [] : [meal.recipeId]))),
  ].map((key) => `"${key}" comes up twice.`);
  return verdict('no-repeats', problems, 'No meal comes up twice.');
}

/** A line states an item when it has the item's weight in grams and a word of the food's name. */
function states(line: string, item: Meal['items'][number]): boolean {
  const weights = [...line.matchAll(/(\d{1,6}(?:\.\d{1,6})?) ?g\b/g)].map((match) => Number(match[1]));
  const slack = Math.max(0.5, item.grams * 0.01) + 1e-9;
  const words = plainWords(line);
  const named = plainWords(item.name)
    .trim()
    .split(' ')
    .some((word) => word.length > 2 && hasPhrase(words, word));
  return named && weights.some((grams) => Math.abs(grams - item.grams) <= slack);
}

function ingredientLines(plates: readonly Plate[]): Check {
  const problems = plates.flatMap(({ meal, label }) => {
    const left = [...meal.ingredients];
    const missing = meal.items.filter((item) => {
      const at = left.findIndex((line) => states(line, item));
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
    const ids = meal.items.map((item) => item.foodId);
    return [
      ...missing.map((item) => `${label} does not list ${item.grams} g of ${item.name}.`),
      ...left.map((line) => `${label} lists "${line}", which is none of its foods.`),
      ...(new Set(ids).size === ids.length ? [] : [`${label} counts a food twice.`]),
    ];
  });
  return verdict('ingredients', problems, 'The ingredients are exactly the foods counted, with their grams.');
}

function steps(plan: MealPlanDraft): Check {
  const problems = plan.meals.flatMap(({ name, instructions, ingredients }) => [
    ...(instructions.length < STEPS.least || instructions.length > STEPS.most
      ? [`"${name}" has ${instructions.length} steps.`]
      : []),
    ...[...instructions, ...ingredients]
      .filter((text) => UNFINISHED.test(text))
      .map((text) => `"${name}" is not written to the end: "${text.slice(0, 60)}".`),
  ]);
  return verdict('instructions', problems, 'Each meal is explained in three to ten finished steps.');
}

function notes(plan: MealPlanDraft, { food, care }: Constraints): Check {
  const needsLabel = food.allergens.length > 0 || food.forbiddenTerms.length > 0;
  const problems = [
    ...(needsLabel && !plan.notes.some((note) => /\blabels?\b/i.test(note))
      ? ['The note to check labels for the allergens is missing.']
      : []),
    ...care.notices
      .filter(({ level, text }) => (level === 'refer' || level === 'constrain') && !plan.notes.includes(text))
      .map(({ id }) => `The care note "${id}" is missing.`),
  ];
  return verdict('care-notes', problems, 'The notes say what a person with these needs must know.');
}

/** Everything that is read by a person rather than counted. */
export function writingChecks(
  plan: MealPlanDraft,
  { mealsPerDay, constraints, plates }: { mealsPerDay: number; constraints: Constraints; plates: readonly Plate[] },
): Check[] {
  return [
    ...texts(plan, constraints),
    mealTypes(plan, mealsPerDay),
    repeats(plan),
    ingredientLines(plates),
    steps(plan),
    notes(plan, constraints),
  ];
}
