import type { Constraints } from '#core/athlete/constraints.ts';
import type { Profile } from '#core/athlete/profile.ts';
import type { BasisLine } from '#core/certificate/certificate.ts';
import type { Refusal } from '#core/certificate/plan-result.ts';
import { formatLbs } from '#core/units/format.ts';
import { dayEnergy } from './chosen-energy.ts';
import { bodyOf, healthyBoundaryLbs, UNDERWEIGHT_BMI } from './energy.ts';
import { caloriesOf, macroSplit, referenceWeightKg } from './macros.ts';
import { type MedicineTargets, medicineTargets } from './medicine-rules.ts';
import { type NutrientFloors, nutrientFloors } from './nutrient-floors.ts';
import { targetBasis } from './target-basis.ts';

/** What a day of eating aims at. Whole grams; `kcal` is exactly 4 × protein + 4 × carbs + 9 × fat. */
export type MealTargets = MedicineTargets & {
  kcal: number;
  protein: number;
  carbs: number;
  fat: number;
  fiber: number;
  /** Lower bounds of minerals: wishes, told where they are missed. */
  floors: NutrientFloors;
  /** Upper bounds of the day. */
  sodiumMaxMg: number;
  satFatMaxGrams: number;
  netCarbsMaxGrams: number | null;
  /** Lower bound of the day's carbohydrate, where a medicine asks for one. */
  carbsMinGrams: number | null;
  /** No day goes under this; kcal. */
  floorKcal: number;
  /** Upper bound of the day's protein, where kidneys ask for one. */
  proteinMaxGrams: number | null;
  /** The weight that protein per meal is counted on; kg. */
  referenceKg: number;
};

export type TargetsResult = { ok: true; targets: MealTargets; basis: BasisLine[] } | { ok: false; refusal: Refusal };

const SODIUM_MAX_MG = 2300;
const SAT_FAT_KCAL_SHARE = 0.1;
const FAT_KCAL = 9;

function careRefusal(constraints: Constraints): Refusal {
  const texts = constraints.care.notices.filter((notice) => notice.level === 'refuse').map((notice) => notice.text);
  return {
    code: 'care_needed',
    title: 'Let’s get you the right help first',
    message:
      texts.length > 0
        ? texts.join(' ')
        : 'Something you told me needs a person who knows your health. Please ask your doctor or a registered dietitian for a meal plan. I can still help with general questions.',
  };
}

function refusalOf(profile: Profile, constraints: Constraints): Refusal | null {
  if (constraints.care.nutrition === 'refuse') return careRefusal(constraints);
  if (profile.goal !== 'weight_loss') return null;
  if (bodyOf(profile).bmi < UNDERWEIGHT_BMI) {
    return {
      code: 'underweight_loss',
      title: 'Losing weight would not be safe',
      message:
        'Your weight is already low for your height, so I will not plan a weight loss. I would gladly plan for strength or fitness instead: change your goal and I will start at once. If you worry about food or weight, a doctor or a registered dietitian can help you kindly and well.',
    };
  }
  const target = profile.targetWeightLbs ?? null;
  if (target !== null && bodyOf({ ...profile, weightLbs: target }).bmi < UNDERWEIGHT_BMI) {
    return {
      code: 'target_underweight',
      title: 'Let’s choose a healthier target',
      message: `Your target weight is too low for your height. The lowest I can plan for is ${formatLbs(healthyBoundaryLbs(profile))}. Change your target weight to that or more and I will write your plan.`,
    };
  }
  return null;
}

/**
 * The day's targets: Mifflin-St Jeor × activity, moved by the goal within safe bounds, split into macronutrients, each
 * number explained in `basis`. Refuses a loss that would end in underweight and whatever the care rules refuse.
 */
export function mealTargets({ profile, constraints }: { profile: Profile; constraints: Constraints }): TargetsResult {
  const refusal = refusalOf(profile, constraints);
  if (refusal) return { ok: false, refusal };
  const energy = dayEnergy(profile, constraints);
  const split = macroSplit(profile, constraints, energy.kcal);
  const { maxProteinPerKg } = constraints.care;
  const protein = Math.round(split.protein);
  const fat = Math.round(split.fat);
  // Rounded up, so that whole grams never fall under the calorie floor.
  const carbs = Math.ceil((energy.kcal - caloriesOf({ protein, fat, carbs: 0 })) / 4);
  const kcal = caloriesOf({ protein, carbs, fat });
  const targets: MealTargets = {
    kcal,
    protein,
    carbs,
    fat,
    fiber: Math.round(split.fiber),
    floors: nutrientFloors(profile, constraints),
    sodiumMaxMg: Math.min(SODIUM_MAX_MG, constraints.food.sodiumMaxMg ?? SODIUM_MAX_MG),
    satFatMaxGrams: Math.round((SAT_FAT_KCAL_SHARE * kcal) / FAT_KCAL),
    netCarbsMaxGrams: constraints.food.netCarbsMaxGrams,
    carbsMinGrams: constraints.care.minCarbsGrams,
    floorKcal: energy.floor,
    proteinMaxGrams: maxProteinPerKg === null ? null : maxProteinPerKg * bodyOf(profile).kg,
    referenceKg: referenceWeightKg(profile),
    ...medicineTargets(profile, constraints.care, kcal),
  };
  return { ok: true, targets, basis: targetBasis({ profile, constraints, energy, targets }) };
}
