import type { Constraints } from '#core/athlete/constraints.ts';
import type { Profile } from '#core/athlete/profile.ts';
import type { Check } from '#core/certificate/certificate.ts';
import { verdict } from '#core/certificate/verdict.ts';
import type { MealPlanDraft } from '#core/nutrition/meal-plan.ts';
import { type ExpectedTargets, noPlanReason } from './expected-targets.ts';
import { dayAmounts, type Plate } from './plate.ts';

const CALORIE_TOLERANCE = 0.03;
const USDA_TOLERANCE = 0.07;
/** No plan saves or adds more than this share of maintenance, whatever its targets say. */
const MOST_DEFICIT = 0.22;
const MOST_SURPLUS = 0.1;
const MOST_SURPLUS_KCAL = 400;
const LEAST_SURPLUS_KCAL = 150;
const MAIN_MEALS = ['breakfast', 'lunch', 'dinner'];
const MAIN_MEAL_PROTEIN_PER_KG = 0.25;
/** Where the day may hold less protein, a main meal still gives this share of it. */
const MAIN_MEAL_PROTEIN_SHARE = 0.2;
/** Where meals must be small, each main one still gives this much protein: g/kg, or a share of the day's. */
const SMALL_MEAL_PROTEIN = { perKg: 0.3, ofDay: 0.25 };
/** Under both of these no plan is made, however few foods are allowed: share of the target, and the RDA in g/kg. */
const LEAST_PROTEIN_SHARE = 0.6;
const LEAST_PROTEIN_PER_KG = 0.8;
const LEAST_FAT_SHARE = 0.2;
const LEAST_FAT_PER_KG = 0.5;

type DayFacts = {
  plan: MealPlanDraft;
  profile: Profile;
  constraints: Constraints;
  plates: readonly Plate[];
  targets: ExpectedTargets;
};

const round = (value: number) => Math.round(value);

function sums({ plan, plates }: DayFacts): Check[] {
  const macros = plates.flatMap(({ meal, eaten, label }) =>
    (['protein', 'carbs', 'fat'] as const)
      .filter((macro) => Math.abs(meal[macro] - eaten[macro]) > 1)
      .map((macro) => `${label} states ${meal[macro]} g ${macro}, its foods hold ${eaten[macro].toFixed(1)} g.`),
  );
  const calories = plan.meals
    .map((meal) => ({ meal, sum: 4 * meal.protein + 4 * meal.carbs + 9 * meal.fat }))
    .filter(({ meal, sum }) => meal.calories !== sum)
    .map(({ meal, sum }) => `"${meal.name}" states ${meal.calories} kcal, its grams make ${sum}.`);
  const total = (read: (meal: MealPlanDraft['meals'][number]) => number) =>
    plan.meals.reduce((sum, meal) => sum + read(meal), 0);
  const totals = [
    { what: 'calories', stated: plan.totalCalories, sum: total((meal) => meal.calories) },
    { what: 'protein', stated: plan.totalProtein, sum: total((meal) => meal.protein) },
    { what: 'carbs', stated: plan.totalCarbs, sum: total((meal) => meal.carbs) },
    { what: 'fat', stated: plan.totalFat, sum: total((meal) => meal.fat) },
  ]
    .filter(({ stated, sum }) => stated !== sum)
    .map(({ what, stated, sum }) => `The day states ${stated} for ${what}, its meals add up to ${sum}.`);
  return [
    verdict('macros', macros, 'The grams of each meal match its foods.'),
    verdict('calorie-sum', calories, 'Calories of each meal are exactly 4 × protein + 4 × carbs + 9 × fat.'),
    verdict('totals', totals, 'The totals of the day are the sums of its meals.'),
  ];
}

function usdaEnergy({ plan, plates }: DayFacts): Check {
  const usda = dayAmounts(plates).kcal;
  const off = Math.abs(plan.totalCalories - usda) / Math.max(1, usda);
  const problems =
    off > USDA_TOLERANCE ? [`The day states ${plan.totalCalories} kcal, USDA figures give ${round(usda)}.`] : [];
  return verdict('usda-energy', problems, `USDA figures give ${round(usda)} kcal for the same foods.`);
}

/** Grams that the day must hold: the target, or less where the plan says openly that the foods allowed give no more. */
function leastProtein({ plan, targets: { protein, referenceKg } }: DayFacts): { least: number; eased: boolean } {
  const full = Math.floor(protein);
  const stated = plan.basis.find((line) => line.id === 'protein')?.value ?? full;
  const lowest = Math.max(LEAST_PROTEIN_SHARE * protein, LEAST_PROTEIN_PER_KG * referenceKg);
  const told = plan.notes.some((note) => /\bprotein\b/i.test(note) && note.includes(`${stated} g`));
  const eased = stated < full && stated >= Math.floor(lowest) && told;
  return eased ? { least: stated, eased } : { least: full, eased };
}

function targets(facts: DayFacts): Check[] {
  const { plan, targets: expected } = facts;
  const { kcal } = expected;
  const off = Math.abs(plan.totalCalories - kcal) / kcal;
  const energy =
    off > CALORIE_TOLERANCE ? [`The day holds ${plan.totalCalories} kcal, the target is ${round(kcal)}.`] : [];
  const { least, eased } = leastProtein(facts);
  const short =
    plan.totalProtein < least ? [`The day holds ${plan.totalProtein} g protein, the target is ${least}.`] : [];
  const fine = eased
    ? `${plan.totalProtein} g protein are what the foods allowed give; the notes say so.`
    : `${plan.totalProtein} g protein meet the target of ${least} g.`;
  return [
    verdict('energy-target', energy, `${plan.totalCalories} kcal lie within 3 % of the target of ${round(kcal)}.`),
    verdict('protein-target', short, fine),
  ];
}

function basis(facts: DayFacts): Check {
  const { plan, targets: expected } = facts;
  const { kcal, protein } = expected;
  const { least, eased } = leastProtein(facts);
  const problems = [
    { id: 'kcal', expected: kcal, slack: Math.max(5, kcal * 0.01) },
    { id: 'protein', expected: eased ? least : protein, slack: 1.01 },
  ].flatMap((line) => {
    const stated = plan.basis.find(({ id }) => id === line.id)?.value;
    if (stated === undefined) return [`The explanation of the ${line.id} target is missing.`];
    return Math.abs(stated - line.expected) > line.slack
      ? [`The plan explains a ${line.id} target of ${stated}, the rules give ${round(line.expected)}.`]
      : [];
  });
  return verdict('basis', problems, 'The explained targets are those that the rules give.');
}

function limits({ plan, constraints, targets: { maintenance, floor, kcal } }: DayFacts): Check[] {
  const day = plan.totalCalories;
  const under = day < Math.floor(floor) ? [`${day} kcal lie under the floor of ${round(floor)}.`] : [];
  const saves = constraints.care.nutrition === 'normal' ? Math.min(MOST_DEFICIT, constraints.care.maxDeficit ?? 1) : 0;
  const least = maintenance * (1 - saves) * (1 - CALORIE_TOLERANCE);
  const deep = day < least ? [`${day} kcal are too far under the ${round(maintenance)} that hold the weight.`] : [];
  const adds = Math.max(LEAST_SURPLUS_KCAL, Math.min(MOST_SURPLUS_KCAL, maintenance * MOST_SURPLUS));
  const most = Math.max(floor, maintenance + adds) * (1 + CALORIE_TOLERANCE);
  const high = day > most ? [`${day} kcal are too far over the ${round(maintenance)} that hold the weight.`] : [];
  const kept =
    constraints.care.nutrition === 'maintenance' && Math.abs(day - kcal) / kcal > CALORIE_TOLERANCE
      ? [`For now only ${round(kcal)} kcal, which hold the weight, may be planned; the day holds ${day}.`]
      : [];
  return [
    verdict('energy-floor', under, `The day stays above the floor of ${round(floor)} kcal.`),
    verdict('deficit-cap', deep, 'The deficit stays inside its cap.'),
    verdict('surplus-cap', high, 'The surplus stays inside its cap.'),
    verdict('maintenance-only', kept, 'No care rule asks for maintenance, or the day keeps to it.'),
  ];
}

function mealProtein(facts: DayFacts): Check {
  const { plan, constraints, targets: expected } = facts;
  const { least: dayLeast, eased } = leastProtein(facts);
  const usual = MAIN_MEAL_PROTEIN_PER_KG * expected.referenceKg;
  const limited = eased || constraints.care.maxProteinPerKg !== null;
  const ofUsual = limited ? Math.min(usual, dayLeast * MAIN_MEAL_PROTEIN_SHARE) : usual;
  const ofSmall = Math.min(SMALL_MEAL_PROTEIN.perKg * expected.referenceKg, SMALL_MEAL_PROTEIN.ofDay * dayLeast);
  const least = Math.floor(constraints.care.smallMeals ? ofSmall : ofUsual);
  const problems = plan.meals
    .filter((meal) => MAIN_MEALS.includes(meal.type) && meal.protein < least)
    .map((meal) => `"${meal.name}" holds ${meal.protein} g protein, a main meal needs ${least}.`);
  return verdict('meal-protein', problems, `Each main meal holds at least ${least} g protein.`);
}

function macroBounds({ plan, plates, constraints, targets: { referenceKg, bodyKg } }: DayFacts): Check[] {
  const { care, food } = constraints;
  const leastFat = Math.max((LEAST_FAT_SHARE * plan.totalCalories) / 9, LEAST_FAT_PER_KG * referenceKg);
  const lean =
    plan.totalFat < Math.floor(leastFat)
      ? [`The day holds ${plan.totalFat} g fat, at least ${round(leastFat)} are needed.`]
      : [];
  const fewCarbs =
    care.minCarbsGrams !== null && plan.totalCarbs < care.minCarbsGrams
      ? [`The day holds ${plan.totalCarbs} g carbs, at least ${care.minCarbsGrams} are needed.`]
      : [];
  const mostProtein = (care.maxProteinPerKg ?? Number.POSITIVE_INFINITY) * bodyKg * 1.05;
  const rich =
    plan.totalProtein > mostProtein
      ? [`The day holds ${plan.totalProtein} g protein, at most ${round(mostProtein)} are allowed.`]
      : [];
  const eaten = dayAmounts(plates);
  const netCarbs = eaten.carbs - eaten.fiber;
  const net =
    food.netCarbsMaxGrams !== null && netCarbs > food.netCarbsMaxGrams
      ? [`The day holds ${netCarbs.toFixed(1)} g net carbs, at most ${food.netCarbsMaxGrams} are wanted.`]
      : [];
  const salty =
    food.sodiumMaxMg !== null && eaten.sodiumMg > food.sodiumMaxMg
      ? [`The day holds ${round(eaten.sodiumMg)} mg sodium, at most ${food.sodiumMaxMg} are wanted.`]
      : [];
  return [
    verdict('fat-minimum', lean, 'Fat gives at least 20 % of the energy and 0.5 g per kg.'),
    verdict('carbs-minimum', fewCarbs, 'Carbohydrate stays above its minimum.'),
    verdict('protein-cap', rich, 'Protein stays under its cap.'),
    verdict('net-carbs', net, 'Net carbs stay inside the diet.'),
    verdict('sodium', salty, 'Sodium stays inside its limit.'),
  ];
}

function mayExist({ profile, constraints }: DayFacts): Check {
  const reason = noPlanReason(profile, constraints);
  return verdict('care', reason === null ? [] : [reason], 'No care rule forbids a meal plan.');
}

/** Every number of the day: sums, USDA energy, targets derived again, floor, caps and care rules. */
export function energyChecks(facts: DayFacts): Check[] {
  return [
    mayExist(facts),
    ...sums(facts),
    usdaEnergy(facts),
    ...targets(facts),
    basis(facts),
    ...limits(facts),
    mealProtein(facts),
    ...macroBounds(facts),
  ];
}
