import { counted } from '#core/language/counted.ts';
import { LOG_LABELS } from '#core/progress/log-labels.ts';
import { valueInWords } from '#core/progress/log-values.ts';
import type { PendingWrite } from './writes.ts';

const many = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** What a write is, in a few words: "Goblet Squat, 1 set". */
export function wordsOf(write: PendingWrite): string {
  switch (write.name) {
    case 'completeExercise': {
      const { exerciseData, performed = [] } = write.body;
      return performed.length > 0
        ? `${exerciseData.exerciseName}, ${many(performed.length, 'set')}`
        : exerciseData.exerciseName;
    }
    case 'completeWorkout':
      return `Workout: ${write.body.workoutData.planName}`;
    case 'completeMeal':
      return `Meal: ${write.body.mealData.mealName}`;
    case 'logProgress': {
      const { logType, value } = write.body;
      return `${LOG_LABELS[logType].name}, ${valueInWords(logType, value, 'imperial')}`;
    }
    case 'updateLog':
      return 'A corrected entry';
    case 'deleteLog':
      return 'A deleted entry';
    case 'restoreLog':
      return 'An entry brought back';
    case 'unreadable':
      return 'An entry that cannot be read';
  }
}

/** "3 entries". */
export const entries = (count: number): string => counted(count, 'entry', 'entries');
