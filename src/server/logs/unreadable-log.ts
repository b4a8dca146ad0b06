import { exerciseDataSchema, type Log, logSchema, performedSetSchema, workoutDataSchema } from '#contract/logs.ts';
import { readableFields } from '#core/documents/readable-fields.ts';

const UNREADABLE = 'Some of this entry could not be read. It is kept.';

const workoutFields = workoutDataSchema;
const exerciseFields = exerciseDataSchema.extend({ performed: performedSetSchema.array() });

/** What stands in the place of what was lost. */
const LOST = {
  workout: { planName: 'Workout', exerciseCount: 0, totalDuration: 0 },
  exercise_completion: {
    ...{ exerciseName: 'Exercise', sets: 1, reps: '', dayName: '', category: 'strength', performed: [] },
  },
} as const;

/**
 * A log that cannot be read, as it is listed: what can be read of it, and a note that says so. Nothing is counted from it. None where
 * not even its value is left.
 */
export function listedAnyway(content: Record<string, unknown>): Log[] {
  const notes = typeof content.notes === 'string' ? `${content.notes} ${UNREADABLE}` : UNREADABLE;
  const { id, userId, logType, loggedAt, utcOffsetMinutes, planId } = content;
  const head = { id, userId, logType, loggedAt, utcOffsetMinutes, notes };
  const listed = logSchema.safeParse({ ...head, ...fieldsOf(content, planId) });
  return listed.success ? [listed.data] : [];
}

function fieldsOf(content: Record<string, unknown>, planId: unknown): object {
  switch (content.logType) {
    case 'workout':
      return { planId, ...LOST.workout, ...readableFields(workoutFields, content) };
    case 'exercise_completion':
      return { planId, ...LOST.exercise_completion, ...readableFields(exerciseFields, content) };
    case 'measurement':
      return { part: content.part, value: content.value, unit: 'in' };
    default:
      return { value: content.value, unit: content.logType === 'weight' ? 'lbs' : 'level' };
  }
}
