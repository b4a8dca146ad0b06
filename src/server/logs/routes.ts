import * as contract from '#contract/logs.ts';
import type { Router } from '../http/router.ts';
import { completeExercise } from './complete-exercise.ts';
import { completeMeal } from './complete-meal.ts';
import { completeWorkout } from './complete-workout.ts';
import { deleteLog, restoreLog } from './delete-log.ts';
import { keepLog, momentOf } from './keep-log.ts';
import { listLogs } from './list-logs.ts';
import { updateLog } from './update-log.ts';

export function logRoutes(router: Router): void {
  keepingRoutes(router);
  correctingRoutes(router);
}

function keepingRoutes({ route }: Router): void {
  route(contract.listLogs, ({ db, session, query, log }) => listLogs(db, { ...query, userId: session.userId, log }));

  route(
    contract.logProgress,
    ({ db, session, body, now, writeId }) => {
      const notes = body.notes || null;
      const loggedAt = momentOf(body.loggedAt, now);
      return keepLog(db, { ...body, id: writeId, userId: session.userId, notes, loggedAt }, now);
    },
    { limit: 'log' },
  );

  route(
    contract.completeExercise,
    ({ db, session, body, now, writeId }) => {
      const log = {
        id: writeId,
        userId: session.userId,
        logType: 'exercise_completion',
        planId: body.planId ?? null,
        ...body.exerciseData,
        performed: body.performed ?? [],
        notes: body.notes || null,
        loggedAt: momentOf(body.loggedAt, now),
        utcOffsetMinutes: body.utcOffsetMinutes,
      } as const;
      return completeExercise(db, log, now);
    },
    { limit: 'log' },
  );

  route(
    contract.completeWorkout,
    ({ db, session, body, now, writeId }) => {
      const log = {
        id: writeId,
        userId: session.userId,
        logType: 'workout',
        planId: body.planId ?? null,
        ...body.workoutData,
        notes: body.notes || null,
        loggedAt: momentOf(body.loggedAt, now),
        utcOffsetMinutes: body.utcOffsetMinutes,
      } as const;
      return completeWorkout(db, log, now);
    },
    { limit: 'log' },
  );

  route(
    contract.completeMeal,
    ({ db, session, body, now, writeId }) => {
      const log = {
        id: writeId,
        userId: session.userId,
        logType: 'meal_eaten',
        planId: body.planId ?? null,
        ...body.mealData,
        notes: body.notes || null,
        loggedAt: momentOf(body.loggedAt, now),
        utcOffsetMinutes: body.utcOffsetMinutes,
      } as const;
      return completeMeal(db, log, now);
    },
    { limit: 'log' },
  );
}

function correctingRoutes({ route }: Router): void {
  route(
    contract.updateLog,
    ({ db, session, params, body, now, log }) =>
      updateLog(db, { userId: session.userId, id: params.logId, changes: body, now, log }),
    { limit: 'log' },
  );

  route(
    contract.deleteLog,
    async ({ db, session, params, now }) => {
      await deleteLog(db, { userId: session.userId, id: params.logId, now });
      return { ok: true };
    },
    { limit: 'log' },
  );

  route(
    contract.restoreLog,
    ({ db, session, params, now, log }) => restoreLog(db, { userId: session.userId, id: params.logId, now, log }),
    { limit: 'log' },
  );
}
