import type { Exercise } from '#core/catalogue/exercise.ts';
import type { EquipmentWords } from './equipment-words.ts';
import type { MovementWords } from './movement-words.ts';

/** What is known of equipment, movements and exercises; all that the readings of training answers are judged by. */
export type TrainingFacts = {
  equipment: EquipmentWords;
  movement: MovementWords;
  exercises: ReadonlyMap<string, Exercise>;
};
