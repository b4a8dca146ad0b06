import type { Constraints, FoodRules } from '#core/athlete/constraints.ts';
import type { Profile } from '#core/athlete/profile.ts';
import type { ExerciseCatalogue } from '#core/catalogue/exercise.ts';
import type { FoodTable } from '#core/catalogue/food.ts';
import type { Recipe } from '#core/nutrition/recipes/recipe.ts';
import type { EquipmentWords } from '#core/premises/training/equipment-words.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { constraintsFor } from '#server/catalogue/constraints-for.ts';
import { loadReadingFacts } from '#server/catalogue/reading-facts.ts';

/** The shipped foods with their household weights. */
export const loadFoods = (): FoodTable => loadCatalogue().foods;

/** Every shipped recipe, in the order of the files' names. */
export const loadRecipes = (): readonly Recipe[] => loadCatalogue().recipes;

/** The shipped exercises with all guides that are written. */
export const loadExercises = (): ExerciseCatalogue => loadCatalogue().exercises;

/** What of equipment answers are read by. */
export const loadEquipmentWords = (): EquipmentWords => loadReadingFacts(loadCatalogue()).training.equipment;

/** What the shipped word lists read from a person's answers. */
export const readConstraints = (profile: Profile): Constraints => constraintsFor(profile, loadCatalogue());

/** The foods of the table that the rules keep off the plate. */
export function foodsLeftOut(rules: FoodRules): Set<string> {
  const out = [...loadFoods().foods.values()].filter(
    (food) =>
      food.allergens.some((each) => rules.allergens.includes(each)) ||
      food.flags.some((each) => rules.forbiddenFlags.includes(each)) ||
      rules.forbiddenFoodIds.includes(food.id) ||
      rules.dislikedFoodIds.includes(food.id),
  );
  return new Set(out.map(({ id }) => id));
}
