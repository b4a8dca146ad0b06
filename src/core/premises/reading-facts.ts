import type { FoodTable } from '#core/catalogue/food.ts';
import { buildVocabulary, type Vocabulary } from '#core/language/vocabulary.ts';
import type { FoodFacts } from './food/food-facts.ts';
import { foodVocabulary } from './food/food-vocabulary.ts';
import type { HealthFacts } from './health/health-facts.ts';
import { healthVocabulary } from './health/health-vocabulary.ts';
import { medicineForms } from './health/medicine-forms.ts';
import { namesAbroad } from './names-abroad.ts';
import type { TrainingFacts } from './training/training-facts.ts';
import { trainingPlainWords, trainingVocabulary } from './training/training-vocabulary.ts';

/** All that answers are read by. */
export type ReadingFacts = { foods: FoodTable; food: FoodFacts; training: TrainingFacts; health: HealthFacts };

const made = new WeakMap<ReadingFacts, Vocabulary>();

/**
 * One vocabulary for every answer, since people tell an illness where they were asked for dislikes. The same facts give the same one,
 * so it is made once.
 */
export function vocabularyOf(facts: ReadingFacts): Vocabulary {
  const known = made.get(facts);
  if (known) return known;
  const names = [
    ...foodVocabulary(facts.food, facts.foods),
    ...trainingVocabulary(facts.training),
    ...healthVocabulary(facts.health),
  ];
  const vocabulary = buildVocabulary([...names, ...namesAbroad(names)], {
    words: trainingPlainWords(facts.training),
    forms: medicineForms(facts.health),
  });
  made.set(facts, vocabulary);
  return vocabulary;
}
