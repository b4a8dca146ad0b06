import { describe, expect, it } from 'vitest';
import type { Profile } from '#core/athlete/profile.ts';
import { ALLERGEN_TERMS } from '#core/catalogue/allergen-terms.ts';
import { isCertified } from '#core/certificate/certificate.ts';
import { checkMealPlan } from '#core/nutrition/check/check-meal-plan.ts';
import type { Meal } from '#core/nutrition/meal-plan.ts';
import { loadFoods, loadRecipes, readConstraints } from '#test/catalogue.ts';
import { anAthlete, PERSONAS } from '#test/personas.ts';
import { adoptedMealPlan } from './adopted-meal-plan.ts';
import { certifiedMeal } from './certified-meal.ts';
import { certifiedMealPlan, certifiedMealSwap } from './certified-meal-plan.ts';
import { certifiedMealWeek } from './certified-meal-week.ts';

const foods = loadFoods();
const recipes = loadRecipes();

function requestOf(profile: Profile, seed = 1) {
  const constraints = readConstraints(profile);
  return { profile, constraints, foods, recipes, allergenTerms: ALLERGEN_TERMS, seed };
}

function planOf(profile: Profile, seed = 1) {
  const plan = certifiedMealPlan(requestOf(profile, seed));
  if (!plan.ok) throw new Error(plan.refusal.message);
  const { certificate: _, ...draft } = plan.data;
  return draft;
}

const servingsOf = (meals: readonly Meal[]) =>
  meals.flatMap(({ items }) =>
    items.map(({ foodId, grams }) => ((foods.foods.get(foodId)?.vitaminKUg ?? Number.NaN) * grams) / 100),
  );
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const mainsOf = (meals: readonly Meal[]) => meals.filter(({ type }) => ['breakfast', 'lunch', 'dinner'].includes(type));

function expectSteady(meals: readonly Meal[], [least, most]: readonly [number, number]) {
  const servings = servingsOf(meals);
  expect(sum(servings)).toBeGreaterThanOrEqual(least);
  expect(sum(servings)).toBeLessThanOrEqual(most);
  expect(servings.filter((one) => one >= 50).length).toBeLessThanOrEqual(1);
}

function expectEven(meals: readonly Meal[]) {
  const carbs = mainsOf(meals).map((meal) => meal.carbs);
  const mean = sum(carbs) / carbs.length;
  for (const one of carbs) expect(Math.abs(one - mean)).toBeLessThanOrEqual(Math.max(15, mean / 4));
}

function expectSmall(meals: readonly Meal[], share: number) {
  const kcal = sum(meals.map(({ calories }) => calories));
  for (const meal of meals) expect(meal.calories / kcal).toBeLessThan(share * 1.03);
  for (const { instructions } of mainsOf(meals))
    expect(instructions.join(' ')).toMatch(/Protein first: begin with the/);
}

const WOMAN = [90, 190] as const;
const MAN = [120, 220] as const;
const onWarfarin = anAthlete({ medications: 'Coumadin' });
const walt = PERSONAS.insulinWalt;
const onGlp1 = anAthlete({ medications: 'Ozempic', mealsPerDay: 5 });
const onAll = anAthlete({ medications: 'warfarin, insulin, semaglutide', medicalConditions: 'Type 2 diabetes' });

type Kept = (meals: readonly Meal[]) => void;
const PEOPLE: [who: string, profile: Profile, kept: Kept][] = [
  ['warfarin', onWarfarin, (meals) => expectSteady(meals, WOMAN)],
  ['a blood thinner', anAthlete({ medications: 'blood thinner' }), (meals) => expectSteady(meals, WOMAN)],
  ['warfarin, vegan', { ...onWarfarin, dietaryPrefs: ['Vegan'] }, (meals) => expectSteady(meals, WOMAN)],
  ['warfarin, a big man', { ...PERSONAS.bigLifter, medications: 'warfarin' }, (meals) => expectSteady(meals, MAN)],
  ['insulin', walt, expectEven],
  ['a sulfonylurea', { ...walt, medications: 'glipizide', mealsPerDay: 3 }, expectEven],
  ['type 1 diabetes', anAthlete({ medicalConditions: 'type 1 diabetes' }), expectEven],
  ['a GLP-1 agonist', onGlp1, (meals) => expectSmall(meals, 0.29)],
  ['a GLP-1 agonist, three meals', { ...onGlp1, mealsPerDay: 3 }, (meals) => expectSmall(meals, 0.38)],
  [
    'all of them',
    onAll,
    (meals) => {
      expectSteady(meals, WOMAN);
      expectEven(meals);
      expectSmall(meals, 0.33);
    },
  ],
];

describe.each(PEOPLE)('with %s', (_, profile, kept) => {
  it('every day keeps to the medicine', () => {
    for (const seed of [1, 2, 3]) kept(planOf(profile, seed).meals);
  });

  it('so does every day of a week', () => {
    const week = certifiedMealWeek({ ...requestOf(profile), plan: planOf(profile), leftovers: true });
    if (!week.ok) throw new Error(week.refusal.message);
    for (const { meals } of week.data.week) kept(meals);
  });

  it('so does the day in which a meal was replaced', () => {
    const plan = planOf(profile);
    const swaps = plan.meals.map((__, mealIndex) => certifiedMealSwap({ ...requestOf(profile), plan, mealIndex }));
    expect(swaps.filter(({ ok }) => ok).length).toBeGreaterThan(plan.meals.length / 2);
    for (const swap of swaps) if (swap.ok) kept(swap.data.meals);
  });

  it('so does a day that a model wrote', () => {
    const proposal = { meals: planOf(profile, 9).meals.map(({ type, recipeId }) => ({ type, recipeId })) };
    const adopted = adoptedMealPlan({ ...requestOf(profile), proposal });
    if (!adopted.ok) throw new Error(adopted.refusal.message);
    expect(adopted.data.origin).not.toBe('planner');
    kept(adopted.data.plan.meals);
  });
});

describe('a day that was made before the medicine was named', () => {
  const failedFor = (plan: ReturnType<typeof planOf>, profile: Profile) =>
    checkMealPlan(plan, requestOf(profile)).checks.flatMap(({ id, ok }) => (ok ? [] : [id]));

  it('no longer passes', () => {
    const days = [1, 2, 3, 4, 5, 6].map((seed) => planOf(anAthlete(), seed));
    const caught = (profile: Profile, ids: string[]) =>
      days.filter((day) => failedFor(day, profile).some((id) => ids.includes(id))).length;
    expect(caught(onWarfarin, ['vitamin-k-foods', 'vitamin-k-most', 'vitamin-k-least'])).toBeGreaterThan(3);
    expect(caught({ ...onGlp1, mealsPerDay: 4 }, ['protein-first'])).toBe(6);
    expect(caught(anAthlete({ medications: 'insulin' }), ['even-carbs'])).toBeGreaterThan(0);
  });
});

describe('a single meal', () => {
  const mealOf = (profile: Profile, calories: number | null, seed = 1) =>
    certifiedMeal({ ...requestOf(profile, seed), type: 'dinner', calories });

  it('holds one food rich in vitamin K at most', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const answer = mealOf(onWarfarin, null, seed);
      if (!answer.ok) throw new Error(answer.refusal.message);
      expect(isCertified(answer.data.certificate)).toBe(true);
      expectSteady([answer.data.meal], [0, WOMAN[1]]);
    }
  });

  it('is small, or kindly refused, where meals must be small', () => {
    const small = mealOf(onGlp1, 400);
    if (!small.ok) throw new Error(small.refusal.message);
    expect(small.data.meal.instructions.join(' ')).toContain('Protein first');
    const big = mealOf(onGlp1, 900);
    expect(big).toMatchObject({ ok: false, refusal: { code: 'meal_too_big' } });
    if (!big.ok) expect(big.refusal.message).toMatch(/\d{3} kcal at most/);
  });
});

describe('a refusal', () => {
  it('names rules that each are needed for the conflict, and no others', () => {
    const answers = {
      dietaryPrefs: ['Vegan'],
      foodAllergies: 'soy, gluten, legumes, mustard',
      dislikedFoods: 'cilantro',
    };
    const refused = certifiedMealPlan(requestOf(anAthlete(answers)));
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'numbers_do_not_fit' } });
    if (refused.ok) return;
    const named = / follow all of this: ([^.]+)\./.exec(refused.refusal.message)?.[1] ?? '';
    expect(named).toContain('no legume');
    expect(named).toContain('your diet (vegan)');
    for (const word of ['mustard', 'cilantro', 'the foods you must leave out']) expect(named).not.toContain(word);
    expect(certifiedMealPlan(requestOf(anAthlete({ foodAllergies: 'soy, gluten, legumes' }))).ok).toBe(true);
  });
});

describe('what the medicine texts promise', () => {
  it('names vitamin K in the explanations and the rules in a refusal', () => {
    const line = planOf(onWarfarin).basis.find(({ id }) => id === 'vitamin_k');
    expect(line?.because).toContain('between 90 and 190 µg');
    const unmeasured = recipes
      .filter(({ ingredients }) => ingredients.some(({ foodId }) => foods.foods.get(foodId)?.vitaminKUg === null))
      .map((recipe) => ({ ...recipe, slots: ['breakfast' as const] }));
    const refusal = certifiedMealPlan({ ...requestOf(onWarfarin), recipes: unmeasured });
    expect(refusal).toMatchObject({ ok: false, refusal: { code: 'rules_leave_nothing' } });
    if (!refusal.ok) expect(refusal.refusal.message).toContain('all of this: only foods whose vitamin K is known.');
  });
});
