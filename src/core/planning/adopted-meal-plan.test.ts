import { describe, expect, it } from 'vitest';
import { isCertified } from '#core/certificate/certificate.ts';
import { checkMealPlan } from '#core/nutrition/check/check-meal-plan.ts';
import { loadFoods, loadRecipes } from '#test/catalogue.ts';
import { type ConstraintOverrides, noConstraints } from '#test/constraints.ts';
import { anAthlete } from '#test/personas.ts';
import { type AdoptedPlan, adoptedMealPlan } from './adopted-meal-plan.ts';

const foods = loadFoods();
const recipes = loadRecipes();
const allergenTerms = {
  milk: { terms: ['milk', 'butter', 'cheese', 'yogurt'], exceptions: ['peanut butter', 'coconut milk'] },
  peanut: { terms: ['peanut', 'peanuts', 'peanut butter'], exceptions: [] },
};

type Meal = {
  type?: string;
  name: string;
  ingredients: unknown[];
  steps: string[];
  calories?: number;
  [extra: string]: unknown;
};

const good = (): { meals: Meal[] } => ({
  meals: [
    {
      type: 'breakfast',
      name: 'Berry oats with yogurt',
      calories: 400,
      ingredients: ['60 g rolled oats', '150 g Greek yogurt', '80 g blueberries', '10 g walnuts'],
      steps: ['Cook 60 g oats in water for 5 minutes.', 'Stir in the yogurt.', 'Top with blueberries and walnuts.'],
    },
    {
      type: 'lunch',
      name: 'Chicken rice bowl',
      calories: 500,
      ingredients: [
        { food: 'chicken breast', grams: 150 },
        { food: 'cooked brown rice', grams: 150 },
        { food: 'broccoli', amount: '1 cup' },
        '1 tbsp olive oil',
      ],
      steps: ['Cook the chicken in oil for 8 minutes.', 'Steam the broccoli.', 'Serve over the rice.'],
    },
    {
      type: 'Snack',
      name: 'Apple with almonds',
      ingredients: ['1 apple', '15 g almonds'],
      steps: ['Slice the apple.', 'Put the almonds beside it.', 'Eat them together.'],
    },
    {
      type: 'dinner',
      name: 'Salmon with potatoes',
      calories: 550,
      ingredients: ['5 oz salmon', '250 g potatoes', '150 g green beans', '1 tsp olive oil', 'a pinch of salt'],
      steps: ['Boil the potatoes for 15 minutes.', 'Fry the salmon for 8 minutes.', 'Steam the beans and serve.'],
    },
  ],
});

function adopt(proposal: unknown, overrides: ConstraintOverrides = {}): AdoptedPlan {
  const profile = anAthlete({ mealsPerDay: 4 });
  const constraints = noConstraints(overrides);
  const request = { profile, constraints, foods, recipes, allergenTerms, seed: 5 };
  const result = adoptedMealPlan({ ...request, proposal });
  if (!result.ok) throw new Error(result.refusal.message);
  const { certificate, ...draft } = result.data.plan;
  expect(isCertified(certificate), 'what comes out is certified').toBe(true);
  expect(isCertified(checkMealPlan(draft, { profile, constraints, foods, allergenTerms }))).toBe(true);
  return result.data;
}

/** The good day with one meal changed. */
function spoiled(at: number, changed: Partial<Meal>): { meals: Meal[] } {
  const { meals } = good();
  return { meals: meals.map((meal, i) => (i === at ? { ...meal, ...changed } : meal)) };
}

const more = (at: number, ...lines: unknown[]) =>
  spoiled(at, { ingredients: [...(good().meals[at]?.ingredients ?? []), ...lines] });

const namesOf = ({ plan }: AdoptedPlan) => plan.meals.map(({ name }) => name);

describe('a day that a model wrote', () => {
  it('keeps its dishes, in portions of ours that meet the targets', () => {
    const adopted = adopt(good());
    expect(adopted.origin).toBe('model');
    expect(adopted.problems).toEqual([]);
    // A dish may get a side, which its name tells.
    good().meals.forEach(({ name }, i) => {
      expect(namesOf(adopted)[i]).toContain(name);
    });
    expect(adopted.plan.meals.every(({ recipeId }) => recipeId === null)).toBe(true);
  });

  it('does not show a number that the model claimed', () => {
    const boastful = { meals: good().meals.map((meal) => ({ ...meal, calories: 1, protein: 500, totalCalories: 3 })) };
    const adopted = adopt(boastful);
    expect(adopted.kcal?.claimed).toBe(4);
    expect(adopted.kcal?.computed).toBeGreaterThan(1000);
    expect(adopted.plan).toEqual(adopt(good()).plan);
  });

  it('is the same for the same proposal', () => {
    expect(adopt(good())).toEqual(adopt(good()));
  });

  it('has no amounts in its steps that the portions overrule', () => {
    const [breakfast] = adopt(good()).plan.meals;
    expect(breakfast?.instructions[0]).toBe('Cook oats in water for 5 minutes.');
  });

  it('tells what it left out for someone whom it cannot hurt', () => {
    const adopted = adopt(more(0, '2 g stardust'));
    expect(adopted.plan.notes.join(' ')).toContain('2 g stardust');
    expect(namesOf(adopted)).toContain('Berry oats with yogurt');
  });
});

const milk: ConstraintOverrides = { food: { allergens: ['milk'] } };
const peanut: ConstraintOverrides = { food: { allergens: ['peanut'] } };
const vegan: ConstraintOverrides = { food: { diets: ['vegan'], forbiddenFlags: ['animal', 'honey', 'gelatin'] } };
const noMushrooms: ConstraintOverrides = { food: { dislikedTerms: ['mushroom'] } };

type Bad = { why: string; proposal: unknown; who?: ConstraintOverrides; gone?: string; comes?: AdoptedPlan['origin'] };

const BAD: Bad[] = [
  { why: 'nothing at all', proposal: null, comes: 'planner' },
  { why: 'prose', proposal: 'Eat well!', comes: 'planner' },
  { why: 'no meals', proposal: { meals: [] }, comes: 'planner' },
  { why: 'eleven meals', proposal: { meals: Array.from({ length: 11 }, () => good().meals[0]) }, comes: 'planner' },
  { why: 'a meal without ingredients', proposal: spoiled(0, { ingredients: [] }), comes: 'planner' },
  { why: 'negative grams', proposal: spoiled(0, { ingredients: [{ food: 'oats', grams: -50 }] }), comes: 'planner' },
  {
    why: 'grams that are no number',
    proposal: spoiled(0, { ingredients: [{ food: 'oats', grams: 'lots' }] }),
    comes: 'planner',
  },
  { why: 'a name as long as a book', proposal: spoiled(0, { name: 'x'.repeat(500) }), comes: 'planner' },
  {
    why: 'an allergen among the ingredients',
    proposal: good(),
    who: milk,
    gone: 'Berry oats with yogurt',
    comes: 'repaired',
  },
  {
    why: 'an allergen under another name',
    proposal: more(1, '2 tbsp groundnut spread', '1 tbsp peanut butter'),
    who: peanut,
    gone: 'Chicken rice bowl',
    comes: 'repaired',
  },
  {
    why: 'an allergen in a step only',
    proposal: spoiled(3, { steps: ['Boil the potatoes.', 'Fry the salmon in butter.', 'Serve with the beans.'] }),
    who: milk,
    gone: 'Salmon with potatoes',
  },
  {
    why: 'an allergen in a name only',
    proposal: spoiled(1, { name: 'Peanut chicken bowl' }),
    who: peanut,
    gone: 'Peanut chicken bowl',
  },
  {
    why: 'an unknown food for someone with an allergy',
    proposal: more(1, '20 g crunchy mix'),
    who: peanut,
    gone: 'Chicken rice bowl',
    comes: 'repaired',
  },
  { why: 'meat for a vegan', proposal: good(), who: vegan, gone: 'Chicken rice bowl' },
  {
    why: 'a disliked food',
    proposal: more(1, '50 g mushrooms'),
    who: noMushrooms,
    gone: 'Chicken rice bowl',
    comes: 'repaired',
  },
  {
    why: 'only foods that nobody knows',
    proposal: { meals: good().meals.map((meal) => ({ ...meal, ingredients: ['300 g stardust'] })) },
    comes: 'planner',
  },
  {
    why: 'mostly foods that nobody knows',
    proposal: more(1, '400 g moon cheese loaf'),
    gone: 'Chicken rice bowl',
    comes: 'planner',
  },
  { why: 'no steps', proposal: spoiled(0, { steps: [] }), gone: 'Berry oats with yogurt', comes: 'repaired' },
  { why: 'markup in a name', proposal: spoiled(0, { name: '<b>Oats</b>' }), gone: '<b>Oats</b>', comes: 'repaired' },
  {
    why: 'a script in a step',
    proposal: spoiled(0, { steps: ['Cook.', 'javascript:alert(1)', 'Eat.'] }),
    gone: 'Berry oats with yogurt',
    comes: 'repaired',
  },
  {
    why: 'a promise to cure',
    proposal: spoiled(0, { description: 'Cures diabetes.' }),
    gone: 'Berry oats with yogurt',
    comes: 'repaired',
  },
  { why: 'the same dish twice', proposal: spoiled(3, { name: 'Chicken rice bowl' }), comes: 'repaired' },
  { why: 'a missing dinner', proposal: { meals: good().meals.slice(0, 3) }, comes: 'repaired' },
  {
    why: 'a meal too many',
    proposal: { meals: [...good().meals, { ...good().meals[2], name: 'Second snack' }] },
    gone: 'Second snack',
    comes: 'repaired',
  },
  {
    why: 'a feast of 9,000 kcal',
    proposal: more(1, '800 g rice', '300 g olive oil', '500 g almonds'),
    gone: 'Chicken rice bowl',
    comes: 'planner',
  },
  {
    why: 'one dish of twice its size',
    proposal: more(1, '300 g cooked brown rice', '40 g almonds'),
    gone: 'Chicken rice bowl',
    comes: 'repaired',
  },
  {
    why: 'a fast of 300 kcal',
    proposal: {
      meals: good().meals.map((meal) => ({ ...meal, ingredients: ['50 g cucumber', '20 g chicken breast'] })),
    },
    comes: 'planner',
  },
  { why: 'a salt bomb', proposal: more(3, '60 g salt') },
];

describe('a bad plan of a model', () => {
  it.each(BAD)('$why', ({ proposal, who, gone, comes }) => {
    const adopted = adopt(proposal, who);
    if (comes) expect(adopted.origin).toBe(comes);
    if (gone) {
      expect(namesOf(adopted)).not.toContain(gone);
      expect(adopted.problems.length).toBeGreaterThan(0);
    }
    const salt = adopted.plan.meals.flatMap(({ items }) => items.filter(({ foodId }) => foodId === 'salt'));
    expect(salt.reduce((sum, { grams }) => sum + grams, 0)).toBeLessThanOrEqual(8);
  });

  it('is not served by refusing a person who must not have a plan', () => {
    const constraints = noConstraints({ care: { nutrition: 'refuse' } });
    const request = { profile: anAthlete(), constraints, foods, recipes, allergenTerms, seed: 5 };
    expect(adoptedMealPlan({ ...request, proposal: good() })).toMatchObject({
      ok: false,
      refusal: { code: 'care_needed' },
    });
  });
});
