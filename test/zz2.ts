import { planMealDay } from '../src/core/nutrition/plan-day.ts';
import { replaceMeal } from '../src/core/nutrition/replace-meal.ts';
import { mealTargets } from '../src/core/nutrition/targets.ts';
import { seededRandom } from '../src/core/seed/random.ts';
import { loadFoods, loadRecipes } from './catalogue.ts';
import { foodRulesFor, noConstraints } from './constraints.ts';
import { ALLERGY_TEXTS, anAthlete, DIET_TEXTS, PERSONAS, randomProfile } from './personas.ts';

const foods = loadFoods(),
  recipes = loadRecipes();
function go(label: string, profile: any, c: any, extra: any = {}) {
  const t: any = mealTargets({ profile, constraints: c });
  const t0 = performance.now();
  const r = planMealDay({ profile, constraints: c, foods, recipes, seed: 3, ...extra });
  const ms = performance.now() - t0;
  if (!r.ok) {
    console.log(
      label,
      'REFUSED',
      r.refusal.code,
      r.refusal.message,
      t.targets ? `${t.targets.kcal} P${t.targets.protein} C${t.targets.carbs} F${t.targets.fat}` : '',
      ms | 0,
    );
    return r;
  }
  const d = r.draft;
  let s = 0,
    net = 0;
  for (const m of d.meals)
    for (const it of m.items) {
      const f = foods.foods.get(it.foodId)!;
      s += ((f.sodiumMg ?? 0) * it.grams) / 100;
      net += ((f.carbs - (f.fiber ?? 0)) * it.grams) / 100;
    }
  const flag = d.totalProtein < t.targets.protein || Math.abs(d.totalCalories / t.targets.kcal - 1) > 0.02;
  console.log(
    flag ? '!!' : 'ok',
    label,
    `T ${t.targets.kcal} P${t.targets.protein} C${t.targets.carbs} F${t.targets.fat} | ${d.totalCalories} P${d.totalProtein} C${d.totalCarbs} F${d.totalFat} Na${s | 0} net${net | 0} ${ms | 0}ms maxg ${Math.max(...d.meals.map((m) => m.items.reduce((a, b) => a + b.grams, 0))) | 0}`,
  );
  return r;
}
// all pairs diet x allergy
let n = 0,
  bad = 0;
for (const diet of DIET_TEXTS)
  for (const al of ALLERGY_TEXTS)
    for (const meals of [3, 6])
      for (const goal of ['weight_loss', 'muscle_gain'] as const) {
        const p = anAthlete({
          goal,
          dietaryPrefs: [diet],
          foodAllergies: al,
          cookingLevel: 'beginner',
          mealsPerDay: meals,
        });
        const c = noConstraints({ food: foodRulesFor(p) });
        const r = planMealDay({ profile: p, constraints: c, foods, recipes, seed: n++ });
        const t: any = mealTargets({ profile: p, constraints: c });
        if (
          !r.ok ||
          r.draft.totalProtein < t.targets.protein ||
          Math.abs(r.draft.totalCalories / t.targets.kcal - 1) > 0.02
        ) {
          bad++;
          console.log(
            '!!',
            diet,
            al,
            meals,
            goal,
            r.ok
              ? `${r.draft.totalCalories}/${t.targets.kcal} P${r.draft.totalProtein}/${t.targets.protein}`
              : r.refusal.message,
          );
        }
      }
console.log('pairs', n, 'bad', bad);
const F = (o: any) => noConstraints({ food: o });
const V = ['animal', 'honey', 'gelatin'];
go('vegan soy', anAthlete({ goal: 'muscle_gain' }), F({ diets: ['vegan'], forbiddenFlags: V, allergens: ['soy'] }));
go(
  'vegan gf',
  anAthlete(),
  F({ diets: ['vegan', 'gluten_free'], forbiddenFlags: [...V, 'gluten_check'], allergens: ['gluten'] }),
);
go('vegan soy gluten', anAthlete(), F({ diets: ['vegan'], forbiddenFlags: V, allergens: ['soy', 'gluten', 'wheat'] }));
go(
  'vegan soy gluten nuts',
  anAthlete(),
  F({ diets: ['vegan'], forbiddenFlags: V, allergens: ['soy', 'gluten', 'wheat', 'peanut', 'tree_nut', 'sesame'] }),
);
go(
  'vegan keto',
  anAthlete(),
  F({
    diets: ['vegan', 'keto'],
    forbiddenFlags: [...V, 'grain', 'starchy', 'legume', 'added_sugar'],
    netCarbsMaxGrams: 30,
  }),
);
go(
  'keto30',
  anAthlete({ goal: 'weight_loss' }),
  F({ diets: ['keto'], forbiddenFlags: ['grain', 'starchy', 'legume', 'added_sugar'], netCarbsMaxGrams: 30 }),
);
go(
  'keto30 dairyfree 6',
  anAthlete({ mealsPerDay: 6 }),
  F({
    diets: ['keto'],
    forbiddenFlags: ['grain', 'starchy', 'legume', 'added_sugar'],
    netCarbsMaxGrams: 30,
    allergens: ['milk'],
  }),
);
go(
  'keto50 big',
  PERSONAS.bigLifter,
  F({ diets: ['keto'], forbiddenFlags: ['grain', 'starchy', 'legume', 'added_sugar'], netCarbsMaxGrams: 50 }),
);
go('big', PERSONAS.bigLifter, F({}));
go('big 3 meals', { ...PERSONAS.bigLifter, mealsPerDay: 3 }, F({}));
go('big vegan 3', { ...PERSONAS.bigLifter, mealsPerDay: 3 }, F({ diets: ['vegan'], forbiddenFlags: V }));
go('sodium1500', anAthlete(), F({ sodiumMaxMg: 1500 }));
go('sodium1500 big', PERSONAS.bigLifter, F({ sodiumMaxMg: 1500 }));
go('ckd', anAthlete({ goal: 'fitness' }), noConstraints({ care: { nutrition: 'maintenance', maxProteinPerKg: 0.8 } }));
go('sglt2', anAthlete(), noConstraints({ care: { minCarbsGrams: 130 } }));
go('insulin', PERSONAS.insulinWalt, noConstraints({ care: { maxDeficit: 0.1 } }));
go(
  'pregnant',
  PERSONAS.pregnantSofia,
  noConstraints({
    care: { nutrition: 'maintenance', extraKcal: 340 },
    food: { forbiddenFlags: ['pregnancy_avoid', 'alcohol', 'high_mercury'] },
  }),
);
go(
  'refuse',
  anAthlete(),
  noConstraints({ care: { nutrition: 'refuse', notices: [{ id: 'x', level: 'refuse', text: 'Kind words.' }] } }),
);
go('60lb 36in fitness', anAthlete({ goal: 'fitness', weightLbs: 60, heightIn: 36, age: 90 }), F({}));
go(
  '300lb',
  anAthlete({ weightLbs: 300, heightIn: 70, sex: 'male', activityLevel: 'very_active', mealsPerDay: 3 }),
  F({}),
);
go(
  '500lb',
  anAthlete({
    weightLbs: 500,
    heightIn: 74,
    sex: 'male',
    activityLevel: 'very_active',
    mealsPerDay: 4,
    goal: 'muscle_gain',
  }),
  F({}),
);
go(
  '800lb',
  anAthlete({
    weightLbs: 800,
    heightIn: 78,
    sex: 'male',
    activityLevel: 'very_active',
    mealsPerDay: 6,
    goal: 'muscle_gain',
  }),
  F({}),
);
go(
  '800lb 3',
  anAthlete({
    weightLbs: 800,
    heightIn: 78,
    sex: 'male',
    activityLevel: 'very_active',
    mealsPerDay: 3,
    goal: 'fitness',
  }),
  F({}),
);
go(
  '110yo',
  anAthlete({ age: 110, weightLbs: 95, heightIn: 60, activityLevel: 'sedentary', mealsPerDay: 6, goal: 'fitness' }),
  F({}),
);
go('underweight', anAthlete({ weightLbs: 100, heightIn: 67 }), F({}));
go('fodmap vegan', anAthlete(), F({ diets: ['vegan', 'low_fodmap'], forbiddenFlags: [...V, 'high_fodmap'] }));
go('carnivore-ish', anAthlete(), F({ forbiddenFlags: ['vegetable', 'fruit', 'grain'] }));
go(
  'everything',
  anAthlete(),
  F({
    diets: ['vegan'],
    forbiddenFlags: V,
    allergens: ['soy', 'gluten', 'wheat', 'peanut', 'tree_nut', 'sesame'],
    dislikedTerms: ['bean', 'lentil', 'chickpea', 'pea'],
  }),
);
go('paleo vegan', anAthlete(), F({ diets: ['vegan', 'paleo'], forbiddenFlags: [...V, 'grain', 'legume'] }));
go(
  'jain',
  anAthlete(),
  F({
    diets: ['jain'],
    forbiddenFlags: ['meat', 'poultry', 'seafood', 'gelatin', 'egg', 'allium', 'honey'],
    forbiddenTerms: [
      'potato',
      'carrot',
      'beet',
      'radish',
      'onion',
      'garlic',
      'ginger',
      'turnip',
      'sweet potato',
      'mushroom',
    ],
  }),
);
go('pref salmon', anAthlete(), F({}), {
  preferences: { avoidTerms: ['chicken'], preferTerms: ['salmon'], maxMinutes: 20, cuisines: ['japanese'] },
});
// replace
let rep = 0,
  rbad = 0;
const rms: number[] = [];
const random = seededRandom(11);
for (let i = 0; i < 150; i++) {
  const p = randomProfile(random);
  const c = noConstraints({ food: foodRulesFor(p) });
  const req = { profile: p, constraints: c, foods, recipes, seed: i };
  const a = planMealDay(req);
  if (!a.ok) {
    console.log('x');
    continue;
  }
  const k = i % a.draft.meals.length;
  const t0 = performance.now();
  const b = replaceMeal({ ...req, plan: a.draft, mealIndex: k, seed: i + 1000 });
  rms.push(performance.now() - t0);
  rep++;
  const t: any = mealTargets({ profile: p, constraints: c });
  if (!b.ok || b.draft.totalProtein < t.targets.protein || b.draft.meals[k]!.recipeId === a.draft.meals[k]!.recipeId) {
    rbad++;
    console.log(
      'rep!!',
      p.dietaryPrefs,
      p.foodAllergies,
      p.mealsPerDay,
      b.ok ? b.draft.totalProtein + ' of ' + t.targets.protein : b.refusal.code,
      t.targets.kcal,
    );
  }
}
rms.sort((a, b) => a - b);
console.log('replaced', rep, 'bad', rbad, 'med', rms[75], 'p95', rms[142]);
