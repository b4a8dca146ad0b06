import type { Constraints } from '#core/athlete/constraints.ts';
import type { Profile } from '#core/athlete/profile.ts';

const KG_PER_LB = 0.45359237;
const CM_PER_IN = 2.54;
/** Physical activity levels: the lower edge of each class of the 2005 DRI, since people overstate activity. */
const ACTIVITY = { sedentary: 1.3, moderate: 1.45, active: 1.6, very_active: 1.8 } as const;
const SEX_TERM = { male: 5, female: -161, other: -78 } as const;
const SEX_FLOOR = { male: 1500, female: 1200, other: 1350 } as const;
const SURPLUS = { beginner: 0.1, intermediate: 0.08, advanced: 0.05 } as const;
const PROTEIN_PER_KG = { weight_loss: 1.8, muscle_gain: 1.8, fitness: 1.4 } as const;
/** Energy of a kilogram of body weight; two pounds a week and one per cent a week are the fastest loss planned. */
const KCAL_PER_KG = 7700;
const MAX_LOSS_KG_PER_WEEK = 2 * KG_PER_LB;
const USUAL_CARBS = 130;
/** A person may choose no deeper cut than any plan makes. */
const MOST_CHOSEN_DEFICIT = 0.22;
/** However weighings turn out, expenditure is believed to lie within this share of the formula. */
const LEARNED_SHARE = 0.25;
/** What the coach keeps of somebody who once said so, whatever age stands in the profile. */
const saysUnder18 = (conditions: string): boolean =>
  /\bunder (?:18|eighteen)\b/i.test(conditions.replace(/\b(?:not|no longer) under (?:18|eighteen)\b/gi, ''));

export type ExpectedTargets = {
  maintenance: number;
  floor: number;
  kcal: number;
  /** The day may not hold less protein than this; grams. */
  protein: number;
  referenceKg: number;
  bodyKg: number;
  bmi: number;
};

/** Share of maintenance that a person of this build and age may save each day. */
function allowedDeficit(profile: Profile, bmi: number, maxDeficit: number | null): number {
  const byBuild = bmi >= 30 ? 0.22 : bmi >= 27 ? 0.2 : bmi >= 25 ? 0.17 : bmi >= 22 ? 0.12 : 0.08;
  const byAge = profile.age < 65 ? 1 : bmi < 23 ? 0 : 0.12;
  return Math.min(byBuild, byAge, maxDeficit ?? 1);
}

/** Energy for the goal; what a pregnancy or breast-feeding adds is on top and never cut. */
function goalEnergy(body: {
  profile: Profile;
  constraints: Constraints;
  kg: number;
  bmi: number;
  maintenance: number;
}) {
  const { profile, constraints, kg, bmi, maintenance } = body;
  const burned = maintenance - constraints.care.extraKcal;
  if (constraints.care.nutrition !== 'normal' || profile.goal === 'fitness') return maintenance;
  if (profile.goal === 'muscle_gain') {
    return maintenance + Math.min(400, Math.max(150, burned * SURPLUS[profile.experienceLevel]));
  }
  const wanted = burned * allowedDeficit(profile, bmi, constraints.care.maxDeficit);
  const fastest = (Math.min(kg * 0.01, MAX_LOSS_KG_PER_WEEK) * KCAL_PER_KG) / 7;
  return maintenance - Math.min(wanted, fastest);
}

/** The least and the most that a person may choose: inside the deficit and the surplus of every plan, and never a faster loss. */
function chosenOf(body: {
  profile: Profile;
  constraints: Constraints;
  kg: number;
  bmi: number;
  maintenance: number;
  floor: number;
}): number | null {
  const { profile, constraints, kg, bmi, maintenance, floor } = body;
  const { care, chosenKcal = null } = constraints;
  if (chosenKcal === null || care.nutrition !== 'normal' || care.hideNumbers) return null;
  const byAge = profile.age < 65 ? 1 : bmi < 23 ? 0 : 0.12;
  const share = Math.min(bmi < 22 ? 0.08 : MOST_CHOSEN_DEFICIT, byAge, care.maxDeficit ?? 1);
  const fastest = (Math.min(kg * 0.01, MAX_LOSS_KG_PER_WEEK) * KCAL_PER_KG) / 7;
  const least = Math.max(floor, maintenance - Math.min(share * maintenance, fastest));
  const most = Math.max(least, maintenance + Math.min(400, Math.max(150, 0.1 * maintenance)));
  return chosenKcal >= Math.floor(least) && chosenKcal <= most ? chosenKcal : null;
}

/** Grams: the goal's rate on the reference weight, at most 35 % of energy, eased to 1.6 g/kg where carbohydrate would fall under its minimum. */
function goalProtein(body: {
  profile: Profile;
  constraints: Constraints;
  kg: number;
  referenceKg: number;
  kcal: number;
}) {
  const { profile, constraints, kg, referenceKg, kcal } = body;
  const { care, food } = constraints;
  const vegan = food.diets.includes('vegan') ? 1.1 : 1;
  const rate = Math.min(2.2, PROTEIN_PER_KG[profile.goal] * vegan);
  const capped = Math.min(rate * referenceKg, (0.35 * kcal) / 4, (care.maxProteinPerKg ?? 99) * kg);
  const leastFat = Math.max(0.6 * referenceKg, (0.2 * kcal) / 9);
  const leastCarbs = care.minCarbsGrams ?? (food.netCarbsMaxGrams === null ? USUAL_CARBS : 0);
  const room = (kcal - 9 * leastFat - 4 * leastCarbs) / 4;
  return Math.min(capped, Math.max(room, Math.min(capped, 1.6 * referenceKg)));
}

/**
 * The day's targets derived a second time, apart from the planner: Mifflin-St Jeor (1990), activity, deficit by build,
 * surplus by level, floors, and protein on a reference weight that counts a quarter of what lies over BMI 25.
 */
export function expectedTargets(profile: Profile, constraints: Constraints): ExpectedTargets {
  const kg = profile.weightLbs * KG_PER_LB;
  const cm = profile.heightIn * CM_PER_IN;
  const bmi = kg / (cm / 100) ** 2;
  const atRest = 10 * kg + 6.25 * cm - 5 * profile.age + SEX_TERM[profile.sex];
  const formula = atRest * ACTIVITY[profile.activityLevel];
  const learned = Math.max(
    -LEARNED_SHARE * formula,
    Math.min(LEARNED_SHARE * formula, constraints.maintenanceShiftKcal),
  );
  const maintenance = formula + learned + constraints.care.extraKcal;
  const floor = Math.max(SEX_FLOOR[profile.sex], 0.9 * atRest, constraints.care.minKcal ?? 0);
  const wanted = Math.max(floor, goalEnergy({ profile, constraints, kg, bmi, maintenance }));
  const kcal = chosenOf({ profile, constraints, kg, bmi, maintenance, floor }) ?? wanted;
  const kgAt25 = 25 * (cm / 100) ** 2;
  const referenceKg = kg <= kgAt25 ? kg : kgAt25 + 0.25 * (kg - kgAt25);
  const protein = goalProtein({ profile, constraints, kg, referenceKg, kcal });
  return { maintenance, floor, kcal, protein, referenceKg, bodyKg: kg, bmi };
}

/** Why no meal plan may exist for this person at all; null when one may. */
export function noPlanReason(profile: Profile, constraints: Constraints): string | null {
  if (profile.age < 18 || saysUnder18(profile.medicalConditions)) return 'No plan is made for anyone under 18.';
  if (constraints.care.nutrition === 'refuse') return 'With what you told Rae, she makes no meal plan for you.';
  if (profile.goal !== 'weight_loss') return null;
  const underweight = (lbs: number) => (lbs * KG_PER_LB) / ((profile.heightIn * CM_PER_IN) / 100) ** 2 < 18.5;
  if (underweight(profile.weightLbs)) return 'Weight loss is not planned below a BMI of 18.5.';
  if (profile.targetWeightLbs && underweight(profile.targetWeightLbs)) {
    return 'The target weight lies below a BMI of 18.5.';
  }
  return null;
}
