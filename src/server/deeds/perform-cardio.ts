import { logSchema } from '#contract/logs.ts';
import type { ActionOf } from '#core/coach/actions/actions.ts';
import { tellCardio } from '#core/coach/actions/tell-action.ts';
import { doseText } from '#core/training/dosing/prescription.ts';
import { DAY_MS } from '#core/units/calendar-day.ts';
import type { Db } from '../db/database.ts';
import { notFound } from '../http/http-error.ts';
import { completeExercise } from '../logs/complete-exercise.ts';
import { added, entryOf } from './entry-of.ts';
import type { Actor, Performed } from './performed.ts';

/** Cardio beside the plan, as the player logs a block of it: no day of the plan is begun by it. How far it was stands in the note. */
export async function performLogCardio(tx: Db, action: ActionOf<'log_cardio'>, actor: Actor): Promise<Performed> {
  const { exerciseId, minutes, distance, daysAgo } = action;
  const exercise = actor.catalogue.exercises.exercises.get(exerciseId);
  if (!exercise) throw notFound('exercise');
  const { name, category } = exercise;
  const entry = logSchema.parse({
    ...entryOf(actor),
    notes: distance,
    loggedAt: new Date(actor.now.getTime() - daysAgo * DAY_MS).toISOString(),
    logType: 'exercise_completion',
    planId: null,
    exerciseName: name,
    sets: 1,
    reps: doseText({ kind: 'minutes', minutes }),
    dayName: '',
    category,
    performed: [],
  });
  if (entry.logType !== 'exercise_completion') throw new Error('cardio is kept as another kind');
  await completeExercise(tx, entry, actor.now);
  return { ...tellCardio({ name, minutes, distance, daysAgo }), ...added(entry.id) };
}
