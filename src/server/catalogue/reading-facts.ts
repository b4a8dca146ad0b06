import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import type { ReadingTables } from '#core/planning/checked-reading.ts';
import { foodFactsSchema } from '#core/premises/food/food-facts.ts';
import {
  conditionsSchema,
  foodIllnessesSchema,
  healthFactsOf,
  medicinesSchema,
} from '#core/premises/health/health-facts.ts';
import type { ReadingFacts } from '#core/premises/reading-facts.ts';
import { equipmentWordsSchema } from '#core/premises/training/equipment-words.ts';
import { movementWordsSchema } from '#core/premises/training/movement-words.ts';
import { type CheckFacts, checkFacts } from '#core/premises-check/check-facts.ts';
import { PROJECT_FOLDER } from '../project-folder.ts';
import type { Catalogue } from './catalogue.ts';

const FOLDER = new URL('data/reading/', PROJECT_FOLDER);

const json = (file: string): unknown => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'));
const read = <T>(file: string, schema: z.ZodType<T>): T => schema.parse(json(file));

let loaded: ReadingFacts | undefined;

/** What answers are read by, from the disk the first time. Throws if a file does not have the shape it should. */
export function loadReadingFacts({ foods, exercises }: Pick<Catalogue, 'foods' | 'exercises'>): ReadingFacts {
  loaded ??= {
    foods,
    food: foodFactsSchema.parse({
      allergens: json('allergens.json'),
      diets: json('diets.json'),
      words: json('food-words.json'),
      dishes: json('dishes.json'),
      forms: json('food-forms.json'),
      more: json('more-foods.json'),
    }),
    training: {
      equipment: read('equipment.json', equipmentWordsSchema),
      movement: read('movement-limits.json', movementWordsSchema),
      exercises: exercises.exercises,
    },
    health: healthFactsOf(
      {
        conditions: read('conditions.json', conditionsSchema),
        foodIllnesses: read('food-illnesses.json', foodIllnessesSchema),
        medicines: read('medicines.json', medicinesSchema),
      },
      foods.foods.values(),
    ),
  };
  return loaded;
}

let checked: CheckFacts | undefined;

/** What a reading is checked by: word lists of its own. */
export function loadCheckFacts({ foods, exercises }: Pick<Catalogue, 'foods' | 'exercises'>): CheckFacts {
  checked ??= checkFacts(
    JSON.parse(readFileSync(new URL('../premises-check.json', FOLDER), 'utf8')),
    [...foods.foods.values()],
    [...exercises.exercises.values()],
  );
  return checked;
}

/** Both: what answers are read by, and what the reading is checked by. */
export const readingTables = (catalogue: Pick<Catalogue, 'foods' | 'exercises'>): ReadingTables => ({
  reading: loadReadingFacts(catalogue),
  check: loadCheckFacts(catalogue),
});
