import { z } from 'zod';
import type { ExerciseCatalogue } from '#core/catalogue/exercise.ts';
import { exerciseGuideSchema, exerciseSchema } from '#core/catalogue/exercise-row.ts';
import { type FoodTable, foodSchema, portionSchema } from '#core/catalogue/food.ts';
import { recipeSchema } from '#core/nutrition/recipes/recipe.ts';
import conditioning from '#data/exercise-guides/conditioning.json' with { type: 'json' };
import core from '#data/exercise-guides/core.json' with { type: 'json' };
import hingeHip from '#data/exercise-guides/hinge-hip.json' with { type: 'json' };
import mobility from '#data/exercise-guides/mobility.json' with { type: 'json' };
import pull from '#data/exercise-guides/pull.json' with { type: 'json' };
import push from '#data/exercise-guides/push.json' with { type: 'json' };
import squatLunge from '#data/exercise-guides/squat-lunge.json' with { type: 'json' };
import exerciseRows from '#data/exercises.json' with { type: 'json' };
import foodRows from '#data/foods.json' with { type: 'json' };
import portionRows from '#data/portions.json' with { type: 'json' };
import breakfasts from '#data/recipes/breakfasts.json' with { type: 'json' };
import dinners from '#data/recipes/dinners.json' with { type: 'json' };
import lunches from '#data/recipes/lunches.json' with { type: 'json' };
import snacks from '#data/recipes/snacks.json' with { type: 'json' };

const foods = z.array(foodSchema).parse(foodRows);
const exercises = z.array(exerciseSchema).parse(exerciseRows);
const guides = z
  .record(z.string(), exerciseGuideSchema)
  .parse({ ...conditioning, ...core, ...hingeHip, ...mobility, ...pull, ...push, ...squatLunge });

/** What the server plans with, in a file that is fetched only by those who try the sample. */
export const FOODS: FoodTable = {
  foods: new Map(foods.map((food) => [food.id, food])),
  portions: new Map(Object.entries(z.record(z.string(), z.array(portionSchema)).parse(portionRows))),
};
export const RECIPES = z.array(recipeSchema).parse([...breakfasts, ...dinners, ...lunches, ...snacks]);
export const EXERCISES: ExerciseCatalogue = {
  exercises: new Map(exercises.map((exercise) => [exercise.id, exercise])),
  guides: new Map(Object.entries(guides)),
};
