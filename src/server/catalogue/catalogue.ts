import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import type { ExerciseCatalogue } from '#core/catalogue/exercise.ts';
import { exerciseGuideSchema, exerciseSchema } from '#core/catalogue/exercise-row.ts';
import { type FoodTable, foodSchema, portionSchema } from '#core/catalogue/food.ts';
import { readArticle } from '#core/content/read-documents.ts';
import { type ArticleIndex, indexArticles } from '#core/content/search-articles.ts';
import { type Recipe, recipeSchema } from '#core/nutrition/recipes/recipe.ts';
import { PROJECT_FOLDER } from '../project-folder.ts';

/** What plans are made of, and the help articles. */
export type Catalogue = {
  foods: FoodTable;
  recipes: readonly Recipe[];
  exercises: ExerciseCatalogue;
  help: ArticleIndex;
};

const DATA = new URL('data/', PROJECT_FOLDER);

let loaded: Catalogue | undefined;

/** The shipped catalogue, read from the disk the first time. Throws if a file does not have the shape it should. */
export function loadCatalogue(): Catalogue {
  loaded ??= {
    foods: readFoods(),
    recipes: readFolder('recipes/', z.array(recipeSchema)).flat(),
    exercises: readExercises(),
    help: readHelp(),
  };
  return loaded;
}

function readFoods(): FoodTable {
  const foods = read('foods.json', z.array(foodSchema));
  const portions = read('portions.json', z.record(z.string(), z.array(portionSchema)));
  return { foods: new Map(foods.map((food) => [food.id, food])), portions: new Map(Object.entries(portions)) };
}

function readExercises(): ExerciseCatalogue {
  const exercises = read('exercises.json', z.array(exerciseSchema));
  const guides = readFolder('exercise-guides/', z.record(z.string(), exerciseGuideSchema)).flatMap(Object.entries);
  return { exercises: new Map(exercises.map((exercise) => [exercise.id, exercise])), guides: new Map(guides) };
}

function readHelp(): ArticleIndex {
  const folder = new URL('articles/', DATA);
  const articles = filesIn('articles/', '.md').map((name) => {
    try {
      return readArticle(name.slice(0, -'.md'.length), readFileSync(new URL(name, folder), 'utf8'));
    } catch (cause) {
      throw new Error(`data/articles/${name} cannot be read: ${cause instanceof Error ? cause.message : cause}`, {
        cause,
      });
    }
  });
  return indexArticles(articles);
}

function read<T>(file: string, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(JSON.parse(readFileSync(new URL(file, DATA), 'utf8')));
  if (parsed.success) return parsed.data;
  throw new Error(`data/${file} is not what it should be: ${z.prettifyError(parsed.error)}`);
}

/** Every file of a folder, in the order of their names. */
function readFolder<T>(folder: string, schema: z.ZodType<T>): T[] {
  return filesIn(folder, '.json').map((name) => read(folder + name, schema));
}

const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(new URL(folder, DATA))
    .filter((name) => name.endsWith(ending))
    .sort();
