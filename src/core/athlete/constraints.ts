import type { Joint } from '#core/catalogue/exercise.ts';
import type { Allergen } from '#core/catalogue/food.ts';
import type { BodyForm } from './body-form.ts';
import type { ProfileField } from './profile-fields.ts';

/** Diets that planners know; what each leaves out is data (`data/reading/diets.json`). */
export type DietId = string;

/** Why a rule holds: the answer it was read from, in the person's own words, and a sentence fit to show. */
export type RuleSource = { field: ProfileField; quote: string; reason: string };

/** Foods that are out for one reason; the label completes "your plan must fit …". */
export type LabelledFoods = { label: string; foodIds: readonly string[] };

/**
 * What no plan may contain, whoever writes it. Allergies and diets are hard, dislikes are hard too; none is ever relaxed.
 * `flags` and `allergens` name the columns of `data/foods.json`.
 */
export type FoodRules = {
  diets: DietId[];
  allergens: Allergen[];
  forbiddenFlags: string[];
  /** Of these, what the diets leave out, so that a refusal can name the diet; all of them where it is not said. */
  dietFlags?: string[];
  forbiddenFoodIds: string[];
  /** Of these, what each thing that a person named leaves out, so that a refusal can name it: "no legumes". */
  labelled?: readonly LabelledFoods[];
  /** Lower-case words that may not occur in the name of a food, of a meal or in a step: the second net, and all that was not understood in an allergy answer. */
  forbiddenTerms: string[];
  /**
   * What is left out for the sake of body or faith, in words that a person uses: "tree nuts". Nothing else may be claimed to be absent, least
   * of all a word that was not understood.
   */
  named: readonly string[];
  /**
   * The same as a sentence says it, the weightiest first: ways of eating, then foods, what is not liked among them; no word that was not
   * understood. Missing where nobody's words were read.
   */
  spoken?: { ways: readonly string[]; foods: readonly string[] };
  dislikedFoodIds: string[];
  dislikedTerms: string[];
  /** Set by keto and low-carb diets; grams of carbohydrate minus fibre a day. */
  netCarbsMaxGrams: number | null;
  /** Kosher: no meal holds meat or poultry together with dairy. */
  separateMeatAndDairy: boolean;
  sodiumMaxMg: number | null;
};

export type InjurySeverity = 'mild' | 'severe';

/** `stop`: no plan, seek care. `clear_first`: gentle plan until a clinician agrees. The others shape the plan. */
export type TrainingMode = 'stop' | 'clear_first' | 'cautious' | 'pregnancy' | 'postpartum' | 'senior' | 'low_impact';

export type TrainingRules = {
  /** Equipment tokens as in `data/exercises.json`; what every home has (chair, wall, …) is included. */
  equipment: string[];
  /** Heaviest load owned, in pounds, by token (`dumbbell: 50`); absent means no limit known. */
  maxLoadLbs: Record<string, number>;
  injuries: Partial<Record<Joint, InjurySeverity>>;
  modes: TrainingMode[];
  dislikedExerciseTerms: string[];
  /** Exercises that are out, by id, each with the reason as a phrase: "kneeling". */
  forbiddenExercises: Readonly<Record<string, string>>;
  /** Exercises that were said to be fine, by id: no sore joint takes them out. */
  fineExercises: readonly string[];
  /** Where the whole program takes another form: from a chair, with one arm, with one leg. */
  form?: BodyForm | null;
};

/** `refuse`: no meal plan at all; `maintenance`: a plan without any deficit or surplus. */
export type NutritionMode = 'normal' | 'maintenance' | 'refuse';

/** A fixed, kind text for a condition or medicine; never a diagnosis, never a dose. */
export type CareNotice = {
  id: string;
  level: 'note' | 'constrain' | 'refer' | 'refuse';
  /** `training`: it changes nothing about food, so a meal plan need not repeat it. */
  about: 'everything' | 'training';
  text: string;
};

export type CareRules = {
  nutrition: NutritionMode;
  /** Deficit may not exceed this share of TDEE (0.10 with insulin, 0.12 from 65 on); null = the general table. */
  maxDeficit: number | null;
  /** Added to maintenance (pregnancy by trimester); kcal. */
  extraKcal: number;
  /** A floor above the general one (breast-feeding 1800); kcal. */
  minKcal: number | null;
  /** Carbohydrate may not go under this (SGLT2 inhibitors 130); grams a day. */
  minCarbsGrams: number | null;
  /** Protein may not exceed this many grams per kg of body weight (kidney disease 0.8). */
  maxProteinPerKg: number | null;
  /** Vitamin K inside a band each day, at most one food rich in it (warfarin). */
  steadyVitaminK: boolean;
  /** Main meals with much the same carbohydrate (insulin, diabetes). */
  evenCarbs: boolean;
  /** No big meal, protein in each main one and eaten first (GLP-1 agonists). */
  smallMeals: boolean;
  /** Calorie and weight numbers are not to be shown (eating-disorder disclosure). */
  hideNumbers: boolean;
  notices: CareNotice[];
};

/**
 * Something that was typed and not understood: shown back, and treated strictly meanwhile. `closes`: the plan is on the safe side of it,
 * and says so first.
 */
export type Unclear = { field: ProfileField; text: string; treatedAs: string; closes?: 'food' | 'training' };

export type Constraints = {
  food: FoodRules;
  training: TrainingRules;
  care: CareRules;
  /** What weighings taught: kcal a day that the person burns beside what the formula expects; 0 until something was learned. */
  maintenanceShiftKcal: number;
  /** Calories of a day that the person chose themselves; none where they go by the targets. */
  chosenKcal?: number | null;
  sources: RuleSource[];
  unclear: Unclear[];
};
