import { describe, expect, it } from 'vitest';
import type { Allergen } from '#core/catalogue/food.ts';
import { isCertified } from '#core/certificate/certificate.ts';
import type { MealPlanDraft } from '#core/nutrition/meal-plan.ts';
import {
  balance,
  changeItem,
  changeMeal,
  type Eater,
  eater,
  failedMealChecks,
  honestDay,
  mealAt,
  mealCertificate,
  type PlantInDay,
  sayInNotes,
  sayInStep,
  scaleDay,
  serve,
  takeOut,
} from '#test/meal-faults.ts';
import { PERSONAS } from '#test/personas.ts';

const maya = eater(PERSONAS.maya);
const halalAmir = eater(PERSONAS.halalAmir);
const vegan = eater(PERSONAS.marcusVeganDumbbells);
const lena = eater(PERSONAS.allergicLena);
const keto = eater(PERSONAS.ketoKim);
const kosher = eater({ ...PERSONAS.maya, dietaryPrefs: ['Kosher'] });
const lessSalt = eater(PERSONAS.tomCeliac, { food: { sodiumMaxMg: 2300 } });
const expecting = eater(PERSONAS.pregnantSofia, { care: { nutrition: 'maintenance', extraKcal: 340 } });
const onInsulin = eater(PERSONAS.insulinWalt, { care: { maxDeficit: 0.1 } });
const kidneys = eater(PERSONAS.maya, { care: { maxProteinPerKg: 0.8 } });
const noKale = eater(PERSONAS.maya, { food: { dislikedFoodIds: ['kale-raw'] } });
const noGrapefruit = eater(PERSONAS.maya, { food: { forbiddenFoodIds: ['grapefruit'] } });
const oddAllergy = eater(PERSONAS.maya, { food: { forbiddenTerms: ['zorbleberry'] } });
const referred = eater(PERSONAS.maya, {
  care: {
    minCarbsGrams: 130,
    notices: [{ id: 'sugar', level: 'refer', about: 'everything', text: 'Please ask your clinician first.' }],
  },
});

const onWarfarin = eater(PERSONAS.maya, { care: { steadyVitaminK: true } });
const diabetic = eater(PERSONAS.insulinWalt, { care: { evenCarbs: true, maxDeficit: 0.1 } });
const onGlp1 = eater(PERSONAS.maya, { care: { smallMeals: true } });

const PEOPLE = {
  maya,
  halalAmir,
  vegan,
  lena,
  keto,
  kosher,
  lessSalt,
  expecting,
  onInsulin,
  noKale,
  referred,
  onWarfarin,
  diabetic,
  onGlp1,
};

const NO_PROTEIN_LEFT: Allergen[] = ['soy', 'gluten', 'wheat', 'tree_nut', 'peanut', 'sesame'];

const changeBasis = (id: string, by: number | null): PlantInDay => {
  return (plan) => {
    plan.basis = plan.basis.flatMap((line) => {
      if (line.id !== id) return [line];
      return by === null ? [] : [{ ...line, value: line.value + by }];
    });
  };
};
const dropLastMeal: PlantInDay = (plan) => {
  plan.meals.pop();
  balance(plan);
};
const grams = (index: number, factor: number): PlantInDay => {
  return (plan) => {
    for (const item of mealAt(plan, index).items) item.grams *= factor;
  };
};
const riceForDinner: PlantInDay = (plan) => {
  Object.assign(mealAt(plan, 3), { items: [], ingredients: [] });
  serve(3, { 'white-rice-cooked': 400 })(plan);
};
const watery = (plan: MealPlanDraft) => {
  serve(0, { 'cocoa-powder': 60 })(plan);
  serve(1, { 'cinnamon-ground': 40 })(plan);
  serve(2, { 'mushrooms-white-raw': 600 })(plan);
  serve(3, { 'spinach-raw': 600 })(plan);
};
const miscount: PlantInDay = (plan) => {
  const meal = mealAt(plan, 0);
  meal.ingredients = meal.ingredients.map((line) => line.replace(/\([\d.]+ g\)/, '(999 g)'));
};

/** Two servings of kale, each rich in vitamin K. */
const twoGreens = (grams: number): PlantInDay => {
  return (plan) => {
    for (const index of [0, 2]) serve(index, { 'kale-raw': grams })(plan);
  };
};

/** What only a proposal is held to: its faults are planted beside it. */
const CRAFT_CHECKS = ['one-side', 'dish-bounds', 'kitchen-units', 'floors-told', 'fiber-told'];

type Fault = [what: string, caughtBy: string, plant: PlantInDay, who?: Eater];

const WRITING: Fault[] = [
  ['a field too many', 'schema', (plan) => void Object.assign(plan, { extra: 1 })],
  ['half a gram of protein', 'schema', changeMeal(0, { protein: 20.5 })],
  ['an unknown kind of meal', 'schema', changeMeal(0, { type: 'brunch' })],
  ['markup in a name', 'text-limits', changeMeal(0, { name: '<b>Oats</b>' })],
  ['a script in a step', 'text-limits', sayInStep('<img src=x onerror=alert(1)>')],
  ['an endless description', 'text-limits', changeMeal(1, { description: 'so good '.repeat(99) })],
  ['an empty step', 'text-limits', sayInStep('  ')],
  ['a cure', 'text-safety', sayInNotes('This day cures diabetes.')],
  ['a guarantee', 'text-safety', sayInNotes('Guaranteed: five pounds in a week.')],
  ['a dose', 'text-safety', sayInNotes('Take 500 mg with breakfast.')],
  ['a medicine stopped', 'text-safety', sayInNotes('You can stop taking your pills now.')],
  ['a missing meal', 'meal-types', dropLastMeal],
  ['meals out of order', 'meal-types', (plan) => void plan.meals.reverse()],
  ['a snack that calls itself dinner', 'meal-types', changeMeal(2, { type: 'dinner' })],
  ['a recipe served twice', 'no-repeats', (plan) => changeMeal(0, { recipeId: mealAt(plan, 1).recipeId })(plan)],
  ['a name served twice', 'no-repeats', (plan) => changeMeal(0, { name: mealAt(plan, 1).name.toUpperCase() })(plan)],
  ['an ingredient left out', 'ingredients', (plan) => void mealAt(plan, 0).ingredients.pop()],
  ['an ingredient not counted', 'ingredients', (plan) => void mealAt(plan, 0).ingredients.push('Cream (238 g)')],
  ['grams written wrong', 'ingredients', miscount],
  ['a placeholder left', 'instructions', sayInStep('Whisk {egg-whole} well.')],
  ['a word of the machine', 'instructions', sayInStep('Add undefined cups of oats.')],
  ['one step only', 'instructions', (plan) => void mealAt(plan, 0).instructions.splice(1)],
  ['no word about labels', 'care-notes', sayInNotes('Enjoy your day.'), halalAmir],
  ['a care note left out', 'care-notes', sayInNotes('Enjoy your day.'), referred],
];

const FOODS: Fault[] = [
  ['an unknown food', 'foods-known', changeItem(0, { foodId: 'moon-cheese' })],
  ['an unknown food with an allergy', 'allergens', changeItem(0, { foodId: 'moon-cheese' }), halalAmir],
  ['a wrong USDA number', 'foods-known', changeItem(0, { source: 'NDB:99999' })],
  ['a food under a false name', 'foods-known', changeItem(0, { name: 'Fairy dust' })],
  ['peanut butter with a peanut allergy', 'allergens', serve(0, { 'peanut-butter': 16 }), halalAmir],
  ['pesto with a nut and milk allergy', 'allergens', serve(2, { pesto: 15 }), lena],
  ['bacon in a halal day', 'food-flags', serve(0, { 'bacon-cooked': 15 }), halalAmir],
  ['honey in a vegan day', 'food-flags', serve(0, { honey: 7 }), vegan],
  ['chicken in a vegan day', 'diet', serve(2, { 'chicken-breast-cooked': 60 }), vegan],
  ['a food ruled out by id', 'forbidden-foods', serve(0, { grapefruit: 60 }), noGrapefruit],
  ['mushrooms that are disliked', 'dislikes', serve(2, { 'mushrooms-white-raw': 40 }), lena],
  ['a disliked food by id', 'dislikes', serve(1, { 'kale-raw': 30 }), noKale],
  ['a disliked word in a step', 'disliked-words', sayInStep('Top it with fresh cilantro.'), lena],
  ['meat with cheese', 'meat-and-dairy', serve(3, { 'chicken-breast-cooked': 30, 'cheddar-cheese': 15 }), kosher],
  ['80 g of oil', 'portions', serve(1, { 'olive-oil': 80 })],
  ['a pound of beef', 'portions', serve(3, { 'ground-beef-93-raw': 454 })],
  ['90 g of almonds', 'portions', serve(1, { almonds: 90 })],
  ['a plate of two kilograms', 'portions', serve(1, { 'water-tap': 690, 'zucchini-raw': 600 })],
  ['a peanut in a step', 'text-net', sayInStep('Scatter crushed peanuts over it.'), halalAmir],
  ['satay in a name', 'text-net', changeMeal(1, { name: 'Chicken satay' }), halalAmir],
  ['a word nobody understood', 'text-net', sayInStep('Stir in the zorbleberries.'), oddAllergy],
];

const NUMBERS: Fault[] = [
  ['protein off by two grams', 'macros', (plan) => changeMeal(0, { protein: mealAt(plan, 0).protein + 2 })(plan)],
  ['grams doubled', 'macros', grams(1, 2)],
  ['calories off by one', 'calorie-sum', (plan) => changeMeal(0, { calories: mealAt(plan, 0).calories + 1 })(plan)],
  ['totals off by one', 'totals', (plan) => void Object.assign(plan, { totalCarbs: plan.totalCarbs + 1 })],
  ['foods that USDA counts otherwise', 'usda-energy', watery],
  ['a tenth too much of all', 'energy-target', scaleDay(1.1)],
  ['a tenth too little of all', 'protein-target', scaleDay(0.9)],
  ['a target made up', 'basis', changeBasis('kcal', -200)],
  ['a protein target made up', 'basis', changeBasis('protein', 20)],
  ['a target not explained', 'basis', changeBasis('protein', null)],
  ['a starvation day', 'energy-floor', scaleDay(0.6)],
  ['a deficit that insulin forbids', 'deficit-cap', scaleDay(0.9), onInsulin],
  ['half as much again', 'surplus-cap', scaleDay(1.5)],
  ['a deficit in pregnancy', 'maintenance-only', scaleDay(0.92), expecting],
  ['a dinner of rice', 'meal-protein', riceForDinner],
  ['a day without fat', 'fat-minimum', takeOut((food) => food.fat >= 3)],
  ['too few carbs for a medicine', 'carbs-minimum', takeOut((food) => food.carbs >= 10), referred],
  ['more protein than kidneys should get', 'protein-cap', scaleDay(1.4), kidneys],
  ['bread in a keto day', 'net-carbs', serve(0, { 'white-bread': 100 }), keto],
  ['salt over the limit', 'sodium', serve(1, { salt: 5 }), lessSalt],
];

/** Takes the carbs of a meal out and serves them with another, so that the day keeps its sum. */
const carbsToDinner: PlantInDay = (plan) => {
  takeOut((food, meal) => meal.type === 'breakfast' && food.carbs >= 8)(plan);
  serve(mealIndex(plan, 'dinner'), { 'white-rice-cooked': 200 })(plan);
};
const mealIndex = (plan: MealPlanDraft, type: string) => plan.meals.findIndex((meal) => meal.type === type);
const lunchIntoDinner: PlantInDay = (plan) => {
  const dinner = mealAt(plan, mealIndex(plan, 'dinner'));
  for (const { foodId, grams: amount } of mealAt(plan, mealIndex(plan, 'lunch')).items.splice(1)) {
    const twin = dinner.items.find((item) => item.foodId === foodId);
    serve(mealIndex(plan, 'dinner'), { [foodId]: amount + (twin?.grams ?? 0) })(plan);
  }
};

const MEDICINES: Fault[] = [
  ['two foods rich in vitamin K', 'vitamin-k-foods', twoGreens(12), onWarfarin],
  ['a herb that nobody measured', 'vitamin-k-foods', serve(0, { 'dill-fresh': 2 }), onWarfarin],
  ['a bowl of kale', 'vitamin-k-most', serve(2, { 'kale-cooked': 100 }), onWarfarin],
  ['a day without any greens', 'vitamin-k-least', takeOut((food) => (food.vitaminKUg ?? 0) >= 5), onWarfarin],
  ['the carbs of breakfast at dinner', 'even-carbs', carbsToDinner, diabetic],
  ['half a loaf for breakfast', 'even-carbs', serve(0, { 'white-bread': 200 }), diabetic],
  ['lunch and dinner in one', 'small-meals', lunchIntoDinner, onGlp1],
  ['a plate of soup', 'small-meals', serve(3, { 'water-tap': 600 }), onGlp1],
  ['no word about protein first', 'protein-first', (plan) => void mealAt(plan, 0).instructions.pop(), onGlp1],
  ['a small meal without protein', 'meal-protein', riceForDinner, onGlp1],
];

const FAULTS = [...WRITING, ...FOODS, ...NUMBERS, ...MEDICINES];

describe('checkMealPlan', () => {
  it.each(Object.entries(PEOPLE))('passes an honest day for %s', (_, who) => {
    const certificate = mealCertificate(honestDay(who), who);
    expect(certificate.checks.filter(({ ok }) => !ok)).toEqual([]);
    expect(isCertified(certificate)).toBe(true);
  });

  it.each(FAULTS)('catches %s by %s', (_, caughtBy, plant, who = maya) => {
    const plan = honestDay(who);
    plant(plan);
    expect(failedMealChecks(plan, who)).toContain(caughtBy);
  });

  it('has a planted fault for every check it makes', () => {
    const planted = new Set(FAULTS.map(([, caughtBy]) => caughtBy));
    const made = mealCertificate(honestDay(maya), maya).checks.map(({ id }) => id);
    expect(made.filter((id) => !planted.has(id))).toEqual(['care', ...CRAFT_CHECKS]);
  });

  it('lets no plan exist where care refuses one', () => {
    const refused = eater(PERSONAS.maya, { care: { nutrition: 'refuse' } });
    const thin = eater({ ...PERSONAS.maya, weightLbs: 105 });
    const tooLow = eater({ ...PERSONAS.maya, targetWeightLbs: 100 });
    for (const who of [refused, thin, tooLow]) expect(failedMealChecks(honestDay(maya), who)).toContain('care');
  });

  describe('where the foods allowed hold too little protein', () => {
    const narrow = eater(
      { ...PERSONAS.maya, dietaryPrefs: ['Vegan'] },
      { food: { diets: ['vegan'], forbiddenFlags: ['animal', 'honey'], allergens: NO_PROTEIN_LEFT } },
    );
    const stated = (plan: MealPlanDraft) => plan.basis.find(({ id }) => id === 'protein')?.value ?? 0;
    const target = 141;

    it('passes an honest day that says how much less it holds', () => {
      const plan = honestDay(narrow);
      expect(stated(plan)).toBeLessThan(target - 5);
      expect(failedMealChecks(plan, narrow)).toEqual([]);
    });

    it.each([
      ['tells nobody', sayInNotes('Check every label.')],
      ['still claims the full target', (plan: MealPlanDraft) => changeBasis('protein', target - stated(plan))(plan)],
      ['does not reach what it states', scaleDay(0.97)],
    ])('fails a day that %s', (_, plant) => {
      const plan = honestDay(narrow);
      plant(plan);
      expect(failedMealChecks(plan, narrow)).toContain('protein-target');
    });

    it('fails a day that eases the target too far, however open about it', () => {
      const plan = honestDay(narrow);
      changeBasis('protein', 80 - stated(plan))(plan);
      sayInNotes('Check every label. 80 g of protein is what these foods give.')(plan);
      expect(failedMealChecks(plan, narrow)).toContain('protein-target');
    });
  });

  it('explains a failure in a sentence that says where', () => {
    const plan = honestDay(halalAmir);
    serve(0, { 'peanuts-dry-roasted': 16 })(plan);
    const found = mealCertificate(plan, halalAmir).checks.find(({ id }) => id === 'allergens');
    expect(found?.detail).toMatch(/^Meal 1 \(".+"\) holds Peanuts.*: it holds peanut\.$/);
  });

  it('does not stumble over words that only sound like an allergen', () => {
    const plan = honestDay(lena);
    mealAt(plan, 2).description = 'With butternut squash, eggplant and coconut milk, nut-free and dairy-free.';
    expect(failedMealChecks(plan, lena)).toEqual([]);
  });
});
