import { readFileSync } from 'node:fs';
import { readText } from '#core/language/read-text.ts';
import { buildVocabulary } from '#core/language/vocabulary.ts';
import { equipmentWordsSchema } from '#core/premises/training/equipment-words.ts';
import { movementWordsSchema } from '#core/premises/training/movement-words.ts';
import type { TrainingFacts } from '#core/premises/training/training-facts.ts';
import { trainingPlainWords, trainingVocabulary } from '#core/premises/training/training-vocabulary.ts';
import type { FieldReading } from '#core/premises/training/words-beside.ts';
import { loadExercises } from './catalogue.ts';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../data/reading/${name}.json`, import.meta.url), 'utf8'));

/** The shipped words of equipment and movement, with the exercises. */
export const loadTrainingFacts = (): TrainingFacts => ({
  equipment: equipmentWordsSchema.parse(read('equipment')),
  movement: movementWordsSchema.parse(read('movement-limits')),
  exercises: loadExercises().exercises,
});

const facts = loadTrainingFacts();
const vocabulary = buildVocabulary(trainingVocabulary(facts), { words: trainingPlainWords(facts) });
/** What a question asks about; all others ask about food. */
const ABOUT: Readonly<Record<string, 'body' | 'tool'>> = {
  equipmentAccess: 'tool',
  injuries: 'body',
  medicalConditions: 'body',
};

/** An answer, read with the names of training alone. */
export const readTrainingAnswer = (field: string, text: string): FieldReading => ({
  field,
  text,
  reading: readText(text, vocabulary, ABOUT[field] ?? 'food'),
});
