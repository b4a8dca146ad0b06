import { exerciseDataSchema, mealDataSchema, performedSetSchema, workoutDataSchema } from '#contract/logs.ts';
import type { WorkKind } from '#core/progress/log-kinds.ts';

/** What of a log that holds something done stands in the column for data. */
export const WORK_COLUMNS = {
  workout: workoutDataSchema.strip(),
  meal_eaten: mealDataSchema.strip(),
  exercise_completion: exerciseDataSchema.extend({ performed: performedSetSchema.array() }).strip(),
} satisfies Record<WorkKind, object>;
