import { planMealDay } from '../src/core/nutrition/plan-day.ts';
import { mealTargets } from '../src/core/nutrition/targets.ts';
import { seededRandom } from '../src/core/seed/random.ts';
import { loadFoods, loadRecipes } from './catalogue.ts';
import { foodRulesFor, noConstraints } from './constraints.ts';
import { PERSONAS, randomProfile } from './personas.ts';

const foods = loadFoods(),
  recipes = loadRecipes();
const show = process.argv[2];
if (show) {
  const profile = (PERSONAS as any)[show];
  const c = noConstraints({ food: foodRulesFor(profile) });
  console.log(mealTargets({ profile, constraints: c }));
  const r = planMealDay({ profile, constraints: c, foods, recipes, seed: +(process.argv[3] ?? 1) });
  console.log(JSON.stringify(r, null, 1));
} else {
  const random = seededRandom(7);
  const N = +(process.env.N ?? 300);
  const ms: number[] = [],
    ke: number[] = [];
  const fail: any = {};
  const eased: any[] = [];
  const meal: number[] = [];
  let tot = 0,
    fair = 0,
    na: number[] = [],
    sat = 0,
    fib = 0,
    fibHi = 0;
  const used = new Map<string, number>();
  const worstP: number[] = [];
  for (let i = 0; i < N; i++) {
    const profile = randomProfile(random);
    const c = noConstraints({ food: foodRulesFor(profile) });
    const t0 = performance.now();
    const r = planMealDay({ profile, constraints: c, foods, recipes, seed: i });
    ms.push(performance.now() - t0);
    const t: any = mealTargets({ profile, constraints: c });
    const key =
      profile.dietaryPrefs[0] +
      ' / ' +
      profile.foodAllergies +
      ' / ' +
      profile.dislikedFoods +
      ' / ' +
      profile.cookingLevel +
      ' ' +
      t.targets?.kcal +
      ' P' +
      t.targets?.protein +
      ' m' +
      profile.mealsPerDay +
      ' ' +
      profile.goal;
    if (!r.ok) {
      console.log('REFUSED', key, r.refusal.code, r.refusal.message.slice(0, 160));
      continue;
    }
    tot++;
    const d = r.draft;
    const e = Math.abs(d.totalCalories - t.targets.kcal) / t.targets.kcal;
    ke.push(e);
    if (e > 0.02) {
      fair++;
      console.log('fair', key, e);
    }
    if (d.totalProtein < t.targets.protein) {
      eased.push(key + ' got ' + d.totalProtein);
    }
    if (process.env.SLOW && ms[i]! > 60) console.log('slow', ms[i], key);
    let s = 0,
      sf = 0,
      fb = 0;
    for (const m of d.meals) {
      used.set(m.recipeId!, (used.get(m.recipeId!) ?? 0) + 1);
      for (const it of m.items) {
        const f = foods.foods.get(it.foodId)!;
        s += ((f.sodiumMg ?? 0) * it.grams) / 100;
        sf += ((f.satFat ?? 0) * it.grams) / 100;
        fb += ((f.fiber ?? 0) * it.grams) / 100;
      }
    }
    na.push(s);
    if (sf * 9 <= 0.1 * d.totalCalories) sat++;
    if (fb >= 0.9 * t.targets.fiber) fib++;
    if (fb > (27 * t.targets.kcal) / 1000) fibHi++;
    worstP.push(
      Math.min(...d.meals.filter((m) => !m.type.includes('snack')).map((m) => m.protein / t.targets.referenceKg)),
    );
  }
  const q = (a: number[], p: number) => {
    const b = [...a].sort((x, y) => x - y);
    return b[Math.floor(p * (b.length - 1))];
  };
  console.log('planned', tot, 'of', N, 'ms med', q(ms, 0.5), 'p95', q(ms, 0.95), 'max', q(ms, 1));
  console.log('kcal err med', q(ke, 0.5), 'p95', q(ke, 0.95), 'max', q(ke, 1), 'fair', fair);
  console.log('eased', eased.length);
  eased.forEach((x) => console.log('  ', x));
  console.log(
    'Na med',
    q(na, 0.5),
    'p95',
    q(na, 0.95),
    '<=2300',
    na.filter((x) => x <= 2300).length / tot,
    'sat ok',
    sat / tot,
    'fib',
    fib / tot,
    'fibHi',
    fibHi / tot,
    'worst main P g/kg p10',
    q(worstP, 0.1),
    'med',
    q(worstP, 0.5),
    'distinct',
    used.size,
  );
}
