import type { Constraints } from '#core/athlete/constraints.ts';
import type { Goal, Profile } from '#core/athlete/profile.ts';
import { bodyOf } from './energy.ts';

/** Energy per gram. In this product calories are always 4 × protein + 4 × carbs + 9 × fat. */
const KCAL_PER_GRAM = { protein: 4, carbs: 4, fat: 9 } as const;

const PROTEIN_PER_KG: Record<Goal, number> = { weight_loss: 1.8, muscle_gain: 1.8, fitness: 1.4 };
const VEGAN_FACTOR = 1.1;
const PROTEIN_PER_KG_MAX = 2.2;
const PROTEIN_PER_KG_EASED = 1.6;
const PROTEIN_KCAL_SHARE_MAX = 0.35;
const FAT_PER_KG = 0.6;
const FAT_KCAL_SHARE = 0.28;
const FAT_KCAL_SHARE_MIN = 0.2;
const CARBS_COMFORT_GRAMS = 130;
const FIBER_PER_1000_KCAL = 14;
const HEALTHY_BMI = 25;
const EXCESS_COUNTED = 0.25;
/** A net-carbohydrate limit is aimed at from below, so that kitchen units cannot cross it. */
const NET_CARBS_AIM = 0.85;
/** Fibre that a day of so few carbohydrates can hold beside them, as a share of the limit. */
const FIBER_OF_NET_LIMIT = 0.8;

/** Grams a day, unrounded. */
type MacroSplit = { protein: number; fat: number; carbs: number; fiber: number };

export function caloriesOf(macros: { protein: number; carbs: number; fat: number }): number {
  return KCAL_PER_GRAM.protein * macros.protein + KCAL_PER_GRAM.carbs * macros.carbs + KCAL_PER_GRAM.fat * macros.fat;
}

/** The weight that protein and fat are counted on: all of it up to BMI 25, a quarter of what is above; kg. */
export function referenceWeightKg(profile: Profile): number {
  const { kg, cm, bmi } = bodyOf(profile);
  const healthy = HEALTHY_BMI * (cm / 100) ** 2;
  return bmi <= HEALTHY_BMI ? kg : healthy + EXCESS_COUNTED * (kg - healthy);
}

/** Protein per kg of reference weight (ISSN 2017, Morton 2018): a tenth more where all of it comes from plants. */
function proteinPerKg(profile: Profile, constraints: Constraints): number {
  const vegan = constraints.food.diets.includes('vegan') ? VEGAN_FACTOR : 1;
  return Math.min(PROTEIN_PER_KG_MAX, PROTEIN_PER_KG[profile.goal] * vegan);
}

function proteinLimit(profile: Profile, constraints: Constraints, kcal: number): number {
  const perKg = constraints.care.maxProteinPerKg;
  const clinical = perKg === null ? Number.POSITIVE_INFINITY : perKg * bodyOf(profile).kg;
  return Math.min(clinical, (PROTEIN_KCAL_SHARE_MAX * kcal) / KCAL_PER_GRAM.protein);
}

function carbsLeft(kcal: number, protein: number, fat: number): number {
  return (kcal - KCAL_PER_GRAM.protein * protein - KCAL_PER_GRAM.fat * fat) / KCAL_PER_GRAM.carbs;
}

function fatLeft(kcal: number, protein: number, carbs: number): number {
  return (kcal - KCAL_PER_GRAM.protein * protein - KCAL_PER_GRAM.carbs * carbs) / KCAL_PER_GRAM.fat;
}

function proteinLeft(kcal: number, fat: number, carbs: number): number {
  return (kcal - KCAL_PER_GRAM.fat * fat - KCAL_PER_GRAM.carbs * carbs) / KCAL_PER_GRAM.protein;
}

/** Makes room for carbohydrate: fat goes down to its minimum first, then protein toward 1.6 g/kg. */
function easedForCarbs(day: {
  protein: number;
  reference: number;
  kcal: number;
  wanted: number;
}): Omit<MacroSplit, 'fiber'> {
  const { reference, kcal, wanted } = day;
  const fatMin = Math.max(FAT_PER_KG * reference, (FAT_KCAL_SHARE_MIN * kcal) / KCAL_PER_GRAM.fat);
  const fat = Math.max(fatMin, fatLeft(kcal, day.protein, wanted));
  const proteinMin = Math.min(day.protein, PROTEIN_PER_KG_EASED * reference);
  const protein = Math.min(day.protein, Math.max(proteinMin, proteinLeft(kcal, fat, wanted)));
  return { protein, fat, carbs: carbsLeft(kcal, protein, fat) };
}

/** Protein first, then fat, carbohydrate is what is left; few carbs ease fat, then protein, unless asked for. */
export function macroSplit(profile: Profile, constraints: Constraints, kcal: number): MacroSplit {
  const reference = referenceWeightKg(profile);
  const limit = proteinLimit(profile, constraints, kcal);
  const fiber = (FIBER_PER_1000_KCAL * kcal) / 1000;
  const protein = Math.min(limit, reference * proteinPerKg(profile, constraints));
  const fat = Math.max(FAT_PER_KG * reference, (FAT_KCAL_SHARE * kcal) / KCAL_PER_GRAM.fat);
  const carbs = carbsLeft(kcal, protein, fat);
  const netLimit = constraints.food.netCarbsMaxGrams;
  if (netLimit !== null) {
    const low = NET_CARBS_AIM * netLimit + Math.min(fiber, FIBER_OF_NET_LIMIT * netLimit);
    const wanted = Math.min(carbs, Math.max(low, constraints.care.minCarbsGrams ?? 0));
    return { protein, fat: fatLeft(kcal, protein, wanted), carbs: wanted, fiber };
  }
  const clinical = constraints.care.minCarbsGrams ?? 0;
  if (carbs >= Math.max(CARBS_COMFORT_GRAMS, clinical)) return { protein, fat, carbs, fiber };
  const eased = easedForCarbs({ protein, reference, kcal, wanted: Math.max(CARBS_COMFORT_GRAMS, clinical) });
  if (eased.carbs >= clinical) return { ...eased, fiber };
  // A clinical minimum of carbohydrate comes before the comfort of fat and protein.
  const least = (FAT_KCAL_SHARE_MIN * kcal) / KCAL_PER_GRAM.fat;
  return { fat: least, carbs: clinical, protein: proteinLeft(kcal, least, clinical), fiber };
}
