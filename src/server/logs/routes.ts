import * as contract from '#contract/logs.ts';
import type { Router } from '../http/router.ts';
import { completeExercise } from './complete-exercise.ts';
import { completeWorkout } from './complete-workout.ts';
import { keepLog, momentOf } from './keep-log.ts';
import { listLogs } from './list-logs.ts';

export function logRoutes({ route }: Router): void {
  route(contract.listLogs, ({ db, session, query, log }) => listLogs(db, { ...query, userId: session.userId, log }));

  route(
    contract.logProgress,
    ({ db, session, body, now, newId }) => {
      const notes = body.notes || null;
      const loggedAt = momentOf(body.loggedAt, now);
      return keepLog(db, { ...body, id: newId(), userId: session.userId, notes, loggedAt }, now);
    },
    { limit: 'log' },
  );

  route(
    contract.completeExercise,
    ({ db, session, body, now, newId }) => {
      const log = {
        id: newId(),
        userId: session.userId,
        logType: 'exercise_completion',
        planId: body.planId ?? null,
        ...body.exerciseData,
        performed: body.performed ?? [],
        notes: body.notes || null,
        loggedAt: momentOf(body.loggedAt, now),
      } as const;
      return completeExercise(db, log, now);
    },
    { limit: 'log' },
  );

  route(
    contract.completeWorkout,
    ({ db, session, body, now, newId }) => {
      const log = {
        id: newId(),
        userId: session.userId,
        logType: 'workout',
        planId: body.planId ?? null,
        ...body.workoutData,
        notes: body.notes || null,
        loggedAt: momentOf(body.loggedAt, now),
      } as const;
      return completeWorkout(db, log, now);
    },
    { limit: 'log' },
  );
}
