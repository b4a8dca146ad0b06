import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { type FoodTable, foodSchema, portionSchema } from '#core/nutrition/food.ts';
import { type Recipe, recipeSchema } from '#core/nutrition/recipe.ts';
import { type ExerciseCatalogue, exerciseGuideSchema, exerciseSchema } from '#core/training/exercise.ts';

const DATA = new URL('../data/', import.meta.url);

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(new URL(path, DATA), 'utf8'));
}

function readFolder(folder: string): unknown[] {
  return readdirSync(new URL(folder, DATA))
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => readJson(folder + file));
}

/** The shipped foods with their household weights. */
export function loadFoods(): FoodTable {
  const foods = z.array(foodSchema).parse(readJson('foods.json'));
  const portions = z.record(z.string(), z.array(portionSchema)).parse(readJson('portions.json'));
  return {
    foods: new Map(foods.map((food) => [food.id, food])),
    portions: new Map(Object.entries(portions)),
  };
}

/** Every shipped recipe, in the order of the files' names. */
export function loadRecipes(): Recipe[] {
  return readFolder('recipes/').flatMap((file) => z.array(recipeSchema).parse(file));
}

/** The shipped exercises with all guides that are written. */
export function loadExercises(): ExerciseCatalogue {
  const exercises = z.array(exerciseSchema).parse(readJson('exercises.json'));
  const guides = readFolder('exercise-guides/').flatMap((file) =>
    Object.entries(z.record(z.string(), exerciseGuideSchema).parse(file)),
  );
  return { exercises: new Map(exercises.map((exercise) => [exercise.id, exercise])), guides: new Map(guides) };
}
