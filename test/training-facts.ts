import { readFileSync } from 'node:fs';
import { equipmentWordsSchema } from '#core/premises/training/equipment-words.ts';
import { movementWordsSchema } from '#core/premises/training/movement-words.ts';
import type { TrainingFacts } from '#core/premises/training/training-facts.ts';
import { loadExercises } from './catalogue.ts';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../data/reading/${name}.json`, import.meta.url), 'utf8'));

/** The shipped words of equipment and movement, with the exercises. */
export const loadTrainingFacts = (): TrainingFacts => ({
  equipment: equipmentWordsSchema.parse(read('equipment')),
  movement: movementWordsSchema.parse(read('movement-limits')),
  exercises: loadExercises().exercises,
});
