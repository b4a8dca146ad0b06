import { describe, expect, it } from 'vitest';
import type { FoodRules } from '#core/athlete/constraints.ts';
import type { Profile } from '#core/athlete/profile.ts';
import type { Food } from '#core/catalogue/food.ts';
import { unsafeClaims } from '#core/certificate/plan-text.ts';
import { seededRandom } from '#core/seed/random.ts';
import { loadFoods, loadRecipes } from '#test/catalogue.ts';
import { type ConstraintOverrides, foodRulesFor, noConstraints } from '#test/constraints.ts';
import { anAthlete, PERSONAS, randomProfile } from '#test/personas.ts';
import { type Meal, type MealPlanDraft, mealPlanDataSchema } from '../meal-plan.ts';
import { mealTargets } from '../targets/targets.ts';
import { type MealDayRequest, planMealDay } from './plan-day.ts';

const foods = loadFoods();
const recipes = loadRecipes();

function requestFor(profile: Profile, overrides: ConstraintOverrides = {}, seed = 1): MealDayRequest {
  const constraints = noConstraints({ ...overrides, food: { ...foodRulesFor(profile), ...overrides.food } });
  return { profile, constraints, foods, recipes, seed };
}

function planned(request: MealDayRequest): MealPlanDraft {
  const result = planMealDay(request);
  if (!result.ok) throw new Error(result.refusal.message);
  return result.draft;
}

function targetsOf({ profile, constraints }: MealDayRequest) {
  const result = mealTargets({ profile, constraints });
  if (!result.ok) throw new Error(result.refusal.message);
  return result.targets;
}

function foodsOf(meal: Meal): Food[] {
  return meal.items.map((item) => {
    const food = foods.foods.get(item.foodId);
    if (!food) throw new Error(`unknown ${item.foodId}`);
    return food;
  });
}

/** What is wrong with one meal under the rules: a second opinion, written apart from the planner. */
function violations(meal: Meal, rules: FoodRules): string[] {
  const found: string[] = [];
  const held = foodsOf(meal);
  for (const food of held) {
    for (const allergen of rules.allergens)
      if (food.allergens.includes(allergen)) found.push(`${food.id}: ${allergen}`);
    for (const flag of rules.forbiddenFlags) if (food.flags.includes(flag)) found.push(`${food.id}: ${flag}`);
    for (const id of [...rules.forbiddenFoodIds, ...rules.dislikedFoodIds]) if (food.id === id) found.push(id);
  }
  const text = [meal.name, ...meal.ingredients, ...meal.instructions].join(' ').toLowerCase();
  for (const term of [...rules.forbiddenTerms, ...rules.dislikedTerms]) if (text.includes(term)) found.push(term);
  const meat = held.some((food) => food.flags.includes('meat') || food.flags.includes('poultry'));
  if (rules.separateMeatAndDairy && meat && held.some((food) => food.flags.includes('dairy'))) found.push('kosher');
  return found;
}

function nutrient(meals: readonly Meal[], key: 'kcal' | 'carbs' | 'fiber' | 'protein' | 'fat' | 'sodiumMg'): number {
  let sum = 0;
  for (const meal of meals) {
    for (const { foodId, grams } of meal.items) sum += ((foods.foods.get(foodId)?.[key] ?? 0) * grams) / 100;
  }
  return sum;
}

const RANDOM_PEOPLE = Array.from({ length: 320 }, (_, i) =>
  requestFor(randomProfile(seededRandom(i * 7919 + 13)), {}, i),
);
const RANDOM_PLANS = RANDOM_PEOPLE.map((request) => ({ request, plan: planned(request), targets: targetsOf(request) }));

describe('a planned day, for 320 people of all diets and allergies', () => {
  it('has calories within 2 % of the target and protein at or above it', () => {
    for (const { plan, targets } of RANDOM_PLANS) {
      expect(Math.abs(plan.totalCalories - targets.kcal) / targets.kcal).toBeLessThanOrEqual(0.02);
      expect(plan.totalProtein).toBeGreaterThanOrEqual(targets.protein);
    }
  });

  it('breaks no rule about food', () => {
    for (const { request, plan } of RANDOM_PLANS) {
      const found = plan.meals.flatMap((meal) => violations(meal, request.constraints.food));
      expect(found).toEqual([]);
      const most = request.constraints.food.netCarbsMaxGrams;
      if (most !== null)
        expect(nutrient(plan.meals, 'carbs') - nutrient(plan.meals, 'fiber')).toBeLessThanOrEqual(most);
    }
  });

  it('adds up: 4/4/9 in every meal, sums in the totals, macros from the items, USDA energy within 7 %', () => {
    for (const { plan } of RANDOM_PLANS) {
      const sum = (key: 'calories' | 'protein' | 'carbs' | 'fat') =>
        plan.meals.reduce((all, meal) => all + meal[key], 0);
      expect([plan.totalCalories, plan.totalProtein, plan.totalCarbs, plan.totalFat]).toEqual(
        (['calories', 'protein', 'carbs', 'fat'] as const).map(sum),
      );
      for (const meal of plan.meals) {
        expect(meal.calories).toBe(4 * meal.protein + 4 * meal.carbs + 9 * meal.fat);
        for (const key of ['protein', 'carbs', 'fat'] as const) {
          expect(Math.abs(nutrient([meal], key) - meal[key])).toBeLessThanOrEqual(0.5001);
        }
      }
      const usda = nutrient(plan.meals, 'kcal');
      expect(Math.abs(plan.totalCalories - usda) / usda).toBeLessThanOrEqual(0.07);
    }
  });

  it('has its meals in the order of the day, none twice', () => {
    const order = ['breakfast', 'morning_snack', 'lunch', 'afternoon_snack', 'dinner'];
    for (const { request, plan } of RANDOM_PLANS) {
      expect(plan.meals).toHaveLength(request.profile.mealsPerDay);
      const places = plan.meals.map((meal) => order.indexOf(meal.type));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(new Set(plan.meals.map((meal) => meal.recipeId)).size).toBe(plan.meals.length);
    }
  });

  it('asks no more skill than the cook has', () => {
    const rank = { beginner: 0, intermediate: 1, advanced: 2 };
    const skillOf = new Map(recipes.map((recipe) => [recipe.id, rank[recipe.skill]]));
    for (const { request, plan } of RANDOM_PLANS) {
      for (const { recipeId } of plan.meals) {
        expect(skillOf.get(recipeId ?? '')).toBeLessThanOrEqual(rank[request.profile.cookingLevel]);
      }
    }
  });

  it('serves sensible portions', () => {
    for (const { plan, targets } of RANDOM_PLANS) {
      for (const meal of plan.meals) {
        const plate = meal.items.reduce((all, item) => all + item.grams, 0);
        expect(plate).toBeLessThanOrEqual(900 * Math.max(1, targets.kcal / 3300));
        const oil = foodsOf(meal).reduce(
          (all, food, i) => (/ oil$/.test(food.name) ? all + (meal.items[i]?.grams ?? 0) : all),
          0,
        );
        expect(oil).toBeLessThanOrEqual(27.5);
        if (['breakfast', 'lunch', 'dinner'].includes(meal.type)) {
          expect(meal.protein).toBeGreaterThanOrEqual(Math.min(0.22 * targets.referenceKg, 0.18 * targets.protein));
        }
      }
    }
  });

  it('reads well: amounts in words with grams, no placeholder left, each food once', () => {
    for (const { plan } of RANDOM_PLANS) {
      for (const meal of plan.meals) {
        expect(meal.ingredients).toHaveLength(meal.items.length);
        for (const line of meal.ingredients)
          expect(line).toMatch(/^(a pinch of |a little |\d*[¼⅓½⅔¾]? ?)\S.* \(\d+(\.\d)? g\)$/);
        for (const step of meal.instructions) expect(step).not.toMatch(/[{}]|undefined|NaN/);
        expect(new Set(meal.items.map((item) => item.foodId)).size).toBe(meal.items.length);
      }
    }
  });

  it('fits the shape of a stored plan, with three or more notes and a basis', () => {
    for (const { plan } of RANDOM_PLANS.slice(0, 40)) {
      const certificate = { version: 'test', checks: [], passed: 0, total: 0 };
      expect(mealPlanDataSchema.parse({ ...plan, certificate }).meals).toEqual(plan.meals);
      expect(plan.notes.length).toBeGreaterThanOrEqual(3);
      expect(plan.basis.map((line) => line.id)).toContain('kcal');
    }
  });

  it('is the same for the same request, and another for another seed', () => {
    const request = requestFor(PERSONAS.maya);
    expect(planned(request)).toEqual(planned(request));
    const days = [1, 2, 3, 4, 5].map((seed) =>
      planned({ ...request, seed })
        .meals.map((meal) => meal.name)
        .join(),
    );
    expect(new Set(days).size).toBe(5);
  });
});

describe('a planned day under special care', () => {
  it('keeps salt down where a doctor asked for it', () => {
    const plan = planned(requestFor(PERSONAS.maya, { food: { sodiumMaxMg: 1500 } }));
    expect(nutrient(plan.meals, 'sodiumMg')).toBeLessThanOrEqual(1500);
  });

  it('keeps a carbohydrate minimum and tells every care notice', () => {
    const text = 'Ask your doctor before you change how much you eat.';
    const plan = planned(
      requestFor(PERSONAS.maya, {
        care: { minCarbsGrams: 130, notices: [{ id: 'sglt2', level: 'refer', about: 'everything', text }] },
      }),
    );
    expect(plan.totalCarbs).toBeGreaterThanOrEqual(130);
    expect(plan.notes).toContain(text);
  });

  it('warns to check labels when an allergy is on file', () => {
    expect(planned(requestFor(PERSONAS.halalAmir)).notes.join(' ')).toMatch(/peanut.*check the label/i);
  });

  it('eases protein, and says so, when the rules leave too little of it', () => {
    const request = requestFor(anAthlete(), {
      food: {
        diets: ['vegan'],
        forbiddenFlags: ['animal', 'honey', 'gelatin'],
        allergens: ['soy', 'gluten', 'wheat', 'peanut', 'tree_nut', 'sesame'],
      },
    });
    const plan = planned(request);
    const wanted = targetsOf(request);
    expect(plan.totalProtein).toBeLessThan(wanted.protein);
    expect(plan.notes.join(' ')).toContain(`I aimed at ${wanted.protein} g of protein`);
    expect(plan.basis.find((line) => line.id === 'protein')?.value).toBeLessThanOrEqual(plan.totalProtein);
    expect(Math.abs(plan.totalCalories - wanted.kcal) / wanted.kcal).toBeLessThanOrEqual(0.03);
  });

  it('refuses, naming the rules, when nothing can be cooked', () => {
    const result = planMealDay(requestFor(anAthlete(), { food: { forbiddenFlags: ['vegetable', 'fruit', 'grain'] } }));
    expect(result.ok ? null : result.refusal.code).toBe('rules_leave_nothing');
    expect(result.ok ? '' : result.refusal.message).toContain('all of this: no vegetable and no fruit.');
  });
});

const A_SPOON_OF_SALT = { foodId: 'salt', grams: 3, role: 'flavour' as const, step: 1 };

describe('what gave way', () => {
  it('is said however much else there is to say', () => {
    const notices = [1, 2, 3, 4, 5, 6].map((n) => ({
      id: `n${n}`,
      level: 'refer' as const,
      about: 'everything' as const,
      text: `Please ask your doctor, number ${n}.`,
    }));
    const preferences = { avoidTerms: [], preferTerms: ['salmon'], maxMinutes: 5, cuisines: [] };
    const request = requestFor(PERSONAS.marcusVeganDumbbells, { care: { notices } });
    const notes = planned({ ...request, preferences }).notes.join(' ');
    expect(notes).toContain('longer than 5 minutes');
    expect(notes).toContain('I looked for salmon');
  });

  it('is said of salt, which gives way to calories and protein', () => {
    const request = requestFor(PERSONAS.maya);
    const salted = request.recipes.map((recipe) => ({
      ...recipe,
      ingredients: [...recipe.ingredients.filter(({ foodId }) => foodId !== 'salt'), A_SPOON_OF_SALT],
    }));
    const plan = planned({ ...request, recipes: salted });
    expect(nutrient(plan.meals, 'sodiumMg')).toBeGreaterThan(2300);
    const note = plan.notes.find((one) => one.includes('mg of sodium; I aim at 2,300 mg at most')) ?? '';
    expect(note).not.toBe('');
    expect(unsafeClaims(note)).toEqual([]);
    expect(planned(request).notes.join(' ')).not.toContain('of sodium');
  });
});

describe('wishes for a day', () => {
  const base = requestFor(PERSONAS.maya);

  it('brings what was wished for and leaves out what was not wanted', () => {
    const preferences = { avoidTerms: ['chicken'], preferTerms: ['salmon'], maxMinutes: 30, cuisines: [] };
    for (const seed of [1, 2, 3, 4, 5]) {
      const { meals } = planned({ ...base, seed, preferences });
      const names = meals.flatMap((meal) => meal.items.map((item) => item.name.toLowerCase()));
      expect(names.some((name) => name.includes('salmon'))).toBe(true);
      expect(names.some((name) => name.includes('chicken'))).toBe(false);
    }
  });

  it('says so when a wish stays open', () => {
    const vegan = requestFor(PERSONAS.marcusVeganDumbbells);
    const preferences = { avoidTerms: [], preferTerms: ['salmon'], maxMinutes: null, cuisines: [] };
    expect(planned({ ...vegan, preferences }).notes.join(' ')).toContain('I looked for salmon');
  });

  it('turns to other recipes than those of recent plans', () => {
    const recent = [1, 2, 3, 4].flatMap((seed) =>
      planned({ ...base, seed }).meals.flatMap((meal) => meal.recipeId ?? []),
    );
    for (const seed of [1, 2, 3, 4]) {
      const again = planned({ ...base, seed, avoidRecipeIds: recent });
      expect(again.meals.filter((meal) => recent.includes(meal.recipeId ?? ''))).toEqual([]);
    }
  });
});
