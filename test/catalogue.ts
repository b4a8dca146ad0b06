import type { Constraints } from '#core/athlete/constraints.ts';
import type { Profile } from '#core/athlete/profile.ts';
import type { FoodTable } from '#core/nutrition/food.ts';
import type { Recipe } from '#core/nutrition/recipe.ts';
import type { ExerciseCatalogue } from '#core/training/exercise.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { constraintsFor } from '#server/catalogue/constraints-for.ts';

/** The shipped foods with their household weights. */
export const loadFoods = (): FoodTable => loadCatalogue().foods;

/** Every shipped recipe, in the order of the files' names. */
export const loadRecipes = (): readonly Recipe[] => loadCatalogue().recipes;

/** The shipped exercises with all guides that are written. */
export const loadExercises = (): ExerciseCatalogue => loadCatalogue().exercises;

/** What the shipped word lists read from a person's answers. */
export const readConstraints = (profile: Profile): Constraints => constraintsFor(profile, loadCatalogue());
