// npm run bench:nutrition [-- --profiles 2000 --seeds 3 --weeks 200]: how good and how fast the meal planner is, beside
// two plain ways of doing it. Ends with 1 if a single hard rule is broken anywhere.
import { parseArgs } from 'node:util';
import type { Constraints } from '#core/athlete/constraints.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { ALLERGEN_TERMS } from '#core/catalogue/allergen-terms.ts';
import type { MealPlanData, MealPlanDraft } from '#core/nutrition/meal-plan.ts';
import { planMealDay } from '#core/nutrition/search/plan-day.ts';
import { type MealTargets, mealTargets } from '#core/nutrition/targets/targets.ts';
import { certifiedMealPlan, certifyMealPlan } from '#core/planning/certified-meal-plan.ts';
import { certifiedMealWeek } from '#core/planning/certified-meal-week.ts';
import { seededRandom } from '#core/seed/random.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { constraintsFor } from '#server/catalogue/constraints-for.ts';
import { randomProfile } from '#test/personas.ts';
import { TREATMENT_NAMES, treated, treatmentFaults } from './nutrition/medicines.ts';
import { countPlates, itemsToBuy, plateCounts, plateLines } from './nutrition/plates.ts';
import { type EatenDay, randomDay } from './nutrition/random-day.ts';
import { mean, percentile, shareOf, table, timed } from './nutrition/statistics.ts';

const { values } = parseArgs({
  options: {
    profiles: { type: 'string', default: '2000' },
    seeds: { type: 'string', default: '3' },
    weeks: { type: 'string', default: '200' },
  },
});
const count = { profiles: Number(values.profiles), seeds: Number(values.seeds), weeks: Number(values.weeks) };
const WARM_UP = 50;
const LIMITS = { dayMs: 60, weekMs: 400, within: 98 };

const catalogue = loadCatalogue();
const { foods, recipes } = catalogue;

type Person = { profile: Profile; constraints: Constraints; treatment: string };
/** How far a day is from what it aimed at, in per cent; protein only counts where it is missing. */
type Misses = { kcal: number; protein: number; carbs: number; fat: number };

function people(): Person[] {
  const random = seededRandom(20_251_121);
  return Array.from({ length: count.profiles }, (_, index) => {
    const { profile, treatment } = treated(randomProfile(random), index);
    return { profile, treatment, constraints: constraintsFor(profile, catalogue) };
  });
}

/** What the hard rules forbid and the day holds all the same, looked up in the table of foods and nowhere else. */
function forbiddenIn({ meals }: Pick<MealPlanDraft, 'meals'>, { constraints, treatment }: Person): string[] {
  const { allergens, forbiddenFlags, forbiddenFoodIds, dislikedFoodIds } = constraints.food;
  const eaten = meals.flatMap(({ items }) =>
    items.flatMap(({ foodId, name }) => {
      const food = foods.foods.get(foodId);
      const isFine =
        food &&
        !allergens.some((id) => food.allergens.includes(id)) &&
        !forbiddenFlags.some((flag) => food.flags.includes(flag)) &&
        ![...forbiddenFoodIds, ...dislikedFoodIds].includes(foodId);
      return isFine ? [] : [name];
    }),
  );
  return [...eaten, ...treatmentFaults(meals, treatment, foods)];
}

function missesOf(day: EatenDay, targets: MealTargets): Misses {
  const miss = (is: number, wanted: number) => (100 * Math.abs(is - wanted)) / wanted;
  return {
    kcal: miss(day.calories, targets.kcal),
    protein: miss(day.protein, targets.protein),
    carbs: miss(day.carbs, targets.carbs),
    fat: miss(day.fat, targets.fat),
  };
}

const isWithin = ({ kcal, protein, carbs, fat }: Misses) => kcal <= 2 && Math.max(protein, carbs, fat) <= 5;

function eaten(plan: MealPlanDraft): EatenDay {
  return { calories: plan.totalCalories, protein: plan.totalProtein, carbs: plan.totalCarbs, fat: plan.totalFat };
}

type Outcome = { misses: Misses[]; perMealProtein: number[]; recipesUsed: Set<string>; distinct: number[] };

/** The targets as the day was held to: protein may have been eased, openly, and is eaten as carbohydrate then. */
function heldTargets(targets: MealTargets, plan: MealPlanDraft): MealTargets {
  const value = (id: string, otherwise: number) => plan.basis.find((line) => line.id === id)?.value ?? otherwise;
  return { ...targets, protein: value('protein', targets.protein), carbs: value('carbs', targets.carbs) };
}

const outcome = (): Outcome => ({ misses: [], perMealProtein: [], recipesUsed: new Set(), distinct: [] });
const planner = outcome();
/** The same by what people take: how well their days meet the numbers, and for how many there is none. */
const byTreatment = new Map(
  TREATMENT_NAMES.map((name) => [name, { misses: [] as Misses[], ms: [] as number[], refused: 0 }]),
);
const plates = plateCounts();
const kitchen = { foods, recipes: new Map(recipes.map((recipe) => [recipe.id, recipe])) };
const bought = { cookOnce: [] as number[], freely: [] as number[] };
const plain = { asWritten: [] as Misses[], scaled: [] as Misses[] };
const problems: string[] = [];
const refusals = new Map<string, number>();
/** First proposals that the checker turned down, by check. */
const turnedDown = new Map<string, number>();
const ms = { day: [] as number[], check: [] as number[], week: [] as number[] };
let eased = 0;

function reportProblem(person: Person, what: string): void {
  const { dietaryPrefs, foodAllergies, dislikedFoods } = person.profile;
  problems.push(`${person.treatment} / ${dietaryPrefs} / ${foodAllergies} / ${dislikedFoods}: ${what}`);
}

/** A proposal and its check; where one fails, it is asked for again through the door that the product uses. */
function provedDay(person: Person, seed: number): MealPlanData | null {
  const { result, ms: took } = timed(() => planMealDay({ ...person, foods, recipes, seed }));
  ms.day.push(took);
  const group = byTreatment.get(person.treatment);
  group?.ms.push(took);
  const allergenTerms = ALLERGEN_TERMS;
  if (result.ok) {
    const check = timed(() => certifyMealPlan(result.draft, { ...person, foods, allergenTerms }));
    ms.check.push(check.ms);
    if (check.result.ok) return check.result.data;
    for (const { id, ok } of check.result.certificate?.checks ?? []) {
      if (!ok) turnedDown.set(id, (turnedDown.get(id) ?? 0) + 1);
    }
  }
  const second = certifiedMealPlan({ ...person, foods, recipes, allergenTerms, seed });
  if (second.ok) return second.data;
  if (group) group.refused += 1;
  refusals.set(second.refusal.code, (refusals.get(second.refusal.code) ?? 0) + 1);
  return null;
}

function measureDay(person: Person, seed: number): MealPlanData | null {
  const plan = provedDay(person, seed);
  if (!plan) return null;
  for (const name of forbiddenIn(plan, person)) reportProblem(person, `holds ${name}`);
  const targets = mealTargets(person);
  if (!targets.ok) return null;
  const held = heldTargets(targets.targets, plan);
  if (held.protein < targets.targets.protein) eased++;
  countPlates(plan.meals, kitchen, plates);
  const misses = missesOf(eaten(plan), held);
  planner.misses.push(misses);
  byTreatment.get(person.treatment)?.misses.push(misses);
  for (const { type, protein, recipeId } of plan.meals) {
    if (recipeId !== null) planner.recipesUsed.add(recipeId);
    if (!type.endsWith('snack')) planner.perMealProtein.push(protein / targets.targets.referenceKg);
  }
  for (const [way, all] of Object.entries(plain)) {
    const day = randomDay({ ...person, foods, recipes, seed, scaleTo: way === 'scaled' ? held.kcal : null });
    if (day) all.push(missesOf(day, held));
  }
  return plan;
}

function measureWeek(person: Person, data: MealPlanData, index: number): void {
  const { certificate: _, ...plan } = data;
  const request = { ...person, foods, recipes, allergenTerms: ALLERGEN_TERMS, seed: index };
  const { result, ms: took } = timed(() => certifiedMealWeek({ ...request, plan, leftovers: index % 2 === 1 }));
  ms.week.push(took);
  if (!result.ok) reportProblem(person, `week: ${result.refusal.code}`);
  if (result.ok) bought[index % 2 === 1 ? 'cookOnce' : 'freely'].push(itemsToBuy(result.data.week, foods));
  for (const day of result.ok ? result.data.week : []) {
    for (const name of forbiddenIn(day, person)) reportProblem(person, `week holds ${name}`);
  }
}

function measure(): void {
  const all = people();
  for (const [index, person] of all.slice(0, WARM_UP).entries())
    planMealDay({ ...person, foods, recipes, seed: index });
  const every = Math.max(1, Math.floor(all.length / count.weeks));
  all.forEach((person, index) => {
    const plans = Array.from({ length: count.seeds }, (_, seed) => measureDay(person, index * 7 + seed));
    const served = plans.flatMap((plan) => plan?.meals.map(({ recipeId }) => recipeId) ?? []);
    if (served.length > 0) planner.distinct.push(new Set(served).size / served.length);
    const [first] = plans;
    if (first && index % every <= 1) measureWeek(person, first, index);
  });
}

const fixed = (value: number, digits = 1) => value.toFixed(digits);

function accuracyRow(name: string, misses: readonly Misses[]): string[] {
  const of = (key: keyof Misses) => misses.map((one) => one[key]);
  return [
    name,
    `${fixed((100 * misses.filter(isWithin).length) / misses.length)} %`,
    `${fixed(shareOf(of('kcal'), (miss) => miss <= 2))} %`,
    ...(['kcal', 'protein', 'carbs', 'fat'] as const).map(
      (key) => `${fixed(percentile(of(key), 0.5), 2)}/${fixed(percentile(of(key), 0.95), 2)}`,
    ),
  ];
}

function timeRow(name: string, times: readonly number[], limit: number | null): string[] {
  const at = (share: number) => fixed(percentile(times, share));
  return [name, at(0.5), at(0.95), at(0.99), limit === null ? '' : `< ${limit}`];
}

function treatmentRow(name: string): string[] {
  const group = byTreatment.get(name);
  if (!group || group.ms.length === 0) return [name, '0', '', '', '', ''];
  const { misses, ms: times, refused } = group;
  const within = fixed((100 * misses.filter(isWithin).length) / misses.length);
  return [
    name,
    `${misses.length}`,
    `${refused}`,
    `${within} %`,
    fixed(percentile(times, 0.5)),
    fixed(percentile(times, 0.95)),
  ];
}

function report(): void {
  const days = planner.misses.length;
  console.log(`${count.profiles} people × ${count.seeds} seeds: ${days} days, ${ms.week.length} weeks\n`);
  const header = ['', '±2 % kcal, ±5 % P C F', '±2 % kcal', 'kcal p50/p95', 'P', 'C', 'F'];
  console.log(
    table([
      header,
      accuracyRow('our planner', planner.misses),
      accuracyRow('random recipes, scaled to kcal', plain.scaled),
      accuracyRow('random recipes, as written', plain.asWritten),
    ]),
  );
  console.log('\nmilliseconds of processor time');
  console.log(
    table([
      ['', 'p50', 'p95', 'p99', 'p95 wanted'],
      timeRow('a day', ms.day, LIMITS.dayMs),
      timeRow('its check', ms.check, null),
      timeRow('a week, checked', ms.week, LIMITS.weekMs),
    ]),
  );
  console.log('\nby what people take');
  console.log(
    table([['', 'days', 'refused', '±2 % kcal, ±5 % P C F', 'ms p50', 'p95'], ...TREATMENT_NAMES.map(treatmentRow)]),
  );
  const protein = planner.perMealProtein;
  console.log(
    `\nprotein per main meal, g/kg: median ${fixed(percentile(protein, 0.5), 2)}, p10 ${fixed(percentile(protein, 0.1), 2)}, least ${fixed(percentile(protein, 0), 2)}`,
  );
  console.log(
    `variety: ${planner.recipesUsed.size} of ${recipes.length} recipes served; of one person’s ${count.seeds} days ${fixed(100 * mean(planner.distinct))} % of the dishes differ`,
  );
  for (const line of plateLines(plates)) console.log(line);
  for (const [way, items] of Object.entries(bought)) {
    console.log(`things to buy for a week (${way}): median ${percentile(items, 0.5)}, p95 ${percentile(items, 0.95)}`);
  }
  console.log(`protein eased, and said so: ${eased} days; refused: ${JSON.stringify(Object.fromEntries(refusals))}`);
  console.log(`first proposals turned down by the checker: ${JSON.stringify(Object.fromEntries(turnedDown))}`);
  console.log(`violations in what was handed out: ${problems.length}`);
  for (const problem of problems.slice(0, 20)) console.log(`  ${problem}`);
}

measure();
report();
process.exitCode = problems.length > 0 ? 1 : 0;
