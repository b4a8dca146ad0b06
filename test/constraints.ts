import type { CareRules, Constraints, FoodRules, TrainingRules } from '#core/athlete/constraints.ts';
import type { Profile } from '#core/athlete/profile.ts';

const NO_FOOD_RULES: FoodRules = {
  diets: [],
  allergens: [],
  forbiddenFlags: [],
  forbiddenFoodIds: [],
  forbiddenTerms: [],
  named: [],
  dislikedFoodIds: [],
  dislikedTerms: [],
  netCarbsMaxGrams: null,
  separateMeatAndDairy: false,
  sodiumMaxMg: null,
};

/** What stands in every home. */
export const HOME_EQUIPMENT = ['chair', 'wall', 'towel', 'backpack', 'bottle', 'table', 'stairs', 'step'];

const NO_TRAINING_RULES: TrainingRules = {
  equipment: HOME_EQUIPMENT,
  maxLoadLbs: {},
  injuries: {},
  modes: [],
  dislikedExerciseTerms: [],
  forbiddenExercises: {},
  fineExercises: [],
};

const NO_CARE_RULES: CareRules = {
  nutrition: 'normal',
  maxDeficit: null,
  extraKcal: 0,
  minKcal: null,
  minCarbsGrams: null,
  maxProteinPerKg: null,
  steadyVitaminK: false,
  evenCarbs: false,
  smallMeals: false,
  hideNumbers: false,
  notices: [],
};

export type ConstraintOverrides = {
  food?: Partial<FoodRules>;
  training?: Partial<TrainingRules>;
  care?: Partial<CareRules>;
  maintenanceShiftKcal?: number;
};

/** A person whom nothing constrains, with what a test names changed. */
export function noConstraints(overrides: ConstraintOverrides = {}): Constraints {
  return {
    food: { ...NO_FOOD_RULES, ...overrides.food },
    training: { ...NO_TRAINING_RULES, ...overrides.training },
    care: { ...NO_CARE_RULES, ...overrides.care },
    maintenanceShiftKcal: overrides.maintenanceShiftKcal ?? 0,
    sources: [],
    unclear: [],
  };
}

/** What the diet texts of `personas.ts` mean, written by hand so that a test does not trust the reader of free text. */
const DIETS: Record<string, Partial<FoodRules>> = {
  Vegetarian: {
    diets: ['vegetarian'],
    forbiddenFlags: ['meat', 'poultry', 'seafood', 'gelatin'],
  },
  Vegan: { diets: ['vegan'], forbiddenFlags: ['animal', 'honey', 'gelatin'] },
  Pescatarian: { diets: ['pescatarian'], forbiddenFlags: ['meat', 'poultry'] },
  Keto: { diets: ['keto'], forbiddenFlags: ['grain', 'starchy', 'legume', 'added_sugar'], netCarbsMaxGrams: 50 },
  Halal: { diets: ['halal'], forbiddenFlags: ['pork', 'alcohol', 'gelatin'] },
  Kosher: {
    diets: ['kosher'],
    forbiddenFlags: ['pork', 'gelatin'],
    allergens: ['shellfish'],
    separateMeatAndDairy: true,
  },
  'Gluten free': { diets: ['gluten_free'], allergens: ['gluten'], forbiddenFlags: ['gluten_check'] },
  'Celiac, gluten free': { diets: ['gluten_free'], allergens: ['gluten'], forbiddenFlags: ['gluten_check'] },
  'Dairy free': { diets: ['dairy_free'], allergens: ['milk'] },
  'Low carb': { diets: ['low_carb'], netCarbsMaxGrams: 130 },
  Paleo: { diets: ['paleo'], forbiddenFlags: ['grain', 'legume', 'dairy', 'added_sugar', 'processed_meat'] },
  Mediterranean: { diets: ['mediterranean'] },
  'Low FODMAP': { diets: ['low_fodmap'], forbiddenFlags: ['high_fodmap'] },
};

const ALLERGIES: Record<string, FoodRules['allergens']> = {
  Peanuts: ['peanut'],
  'Tree nuts': ['tree_nut'],
  Nuts: ['tree_nut', 'peanut'],
  Milk: ['milk'],
  Eggs: ['egg'],
  Fish: ['fish'],
  Shellfish: ['shellfish'],
  Soy: ['soy'],
  Sesame: ['sesame'],
  Wheat: ['wheat'],
  'Milk and eggs': ['milk', 'egg'],
  'Milk, eggs and tree nuts': ['milk', 'egg', 'tree_nut'],
  'Fish and shellfish': ['fish', 'shellfish'],
};

const DISLIKES: Record<string, string[]> = {
  Mushrooms: ['mushroom'],
  Cilantro: ['cilantro'],
  'Mushrooms, cilantro': ['mushroom', 'cilantro'],
  Tuna: ['tuna'],
  Tofu: ['tofu'],
  Onions: ['onion'],
};

/** The food rules of a profile whose texts come from `personas.ts`; texts unknown here give no rule. */
export function foodRulesFor(profile: Profile): FoodRules {
  const diets = [...profile.dietaryPrefs, profile.dietaryRestrictions].map((text) => DIETS[text] ?? {});
  const allergens = [...diets.flatMap((diet) => diet.allergens ?? []), ...(ALLERGIES[profile.foodAllergies] ?? [])];
  return {
    ...NO_FOOD_RULES,
    named: allergens,
    diets: diets.flatMap((diet) => diet.diets ?? []),
    allergens,
    forbiddenFlags: diets.flatMap((diet) => diet.forbiddenFlags ?? []),
    dislikedTerms: DISLIKES[profile.dislikedFoods] ?? [],
    netCarbsMaxGrams: diets.find((diet) => diet.netCarbsMaxGrams)?.netCarbsMaxGrams ?? null,
    separateMeatAndDairy: diets.some((diet) => diet.separateMeatAndDairy === true),
  };
}
