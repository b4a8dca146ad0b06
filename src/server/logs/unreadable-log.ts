import { type Log, logSchema } from '#contract/logs.ts';
import { readableFields } from '#core/documents/readable-fields.ts';
import { holdsValue, LOG_KIND_NAMES, valueFacts, type WorkKind } from '#core/progress/log-kinds.ts';
import { WORK_COLUMNS } from './work-columns.ts';

const UNREADABLE = 'Some of this entry could not be read. It is kept.';

/** What stands in the place of what was lost. */
const LOST = {
  workout: { planName: 'Workout', exerciseCount: 0, totalDuration: 0 },
  exercise_completion: {
    ...{ exerciseName: 'Exercise', sets: 1, reps: '', dayName: '', category: 'strength', performed: [] },
  },
  meal_eaten: { mealType: null, mealName: 'Meal', calories: 0, protein: 0, carbs: 0, fat: 0 },
} as const satisfies Record<WorkKind, object>;

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
  const kind = LOG_KIND_NAMES.find((name) => name === content.logType);
  if (kind === undefined) return {};
  if (!holdsValue(kind)) return { planId, ...LOST[kind], ...readableFields(WORK_COLUMNS[kind], content) };
  const { unit, parts } = valueFacts(kind);
  return { value: content.value, unit, ...(parts && { part: content.part }) };
}
