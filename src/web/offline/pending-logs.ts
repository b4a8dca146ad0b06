import type { Log } from '#contract/logs.ts';
import type { LogKind } from '#core/progress/log-kinds.ts';
import type { PendingWrite } from './writes.ts';

type WhenMade = {
  loggedAt?: string | undefined;
  utcOffsetMinutes?: number | undefined;
  notes?: string | null | undefined;
};

/** The log that a write will make; none for a write that makes no new log. Its id is the write's. */
export function logOfWrite(write: PendingWrite): Log[] {
  const fieldsOf = ({ notes, loggedAt = write.createdAt, utcOffsetMinutes }: WhenMade) => {
    const { id, userId } = write;
    return { id, userId, notes: notes || null, loggedAt, utcOffsetMinutes };
  };
  switch (write.name) {
    case 'completeExercise': {
      const { planId = null, exerciseData, performed = [] } = write.body;
      return [{ ...fieldsOf(write.body), logType: 'exercise_completion', planId, ...exerciseData, performed }];
    }
    case 'completeWorkout': {
      const { planId = null, workoutData } = write.body;
      return [{ ...fieldsOf(write.body), logType: 'workout', planId, ...workoutData }];
    }
    case 'completeMeal': {
      const { planId = null, mealData } = write.body;
      return [{ ...fieldsOf(write.body), logType: 'meal_eaten', planId, ...mealData }];
    }
    case 'logProgress':
      return [{ ...write.body, ...fieldsOf(write.body) }];
    default:
      return [];
  }
}

const newestFirst = (a: Log, b: Log) => b.loggedAt.localeCompare(a.loggedAt) || b.id.localeCompare(a.id);

/** The log as it will be once a correction has arrived. */
function corrected(log: Log, { value, ...rest }: Extract<PendingWrite, { name: 'updateLog' }>['body']): Log {
  const { notes = log.notes, loggedAt = log.loggedAt } = rest;
  const changed = { ...log, notes, loggedAt };
  return 'value' in changed && value !== undefined ? { ...changed, value } : changed;
}

/** The logs as they will be once everything that waits has arrived, newest first; of one type, if one is named. */
export function withPending(logs: readonly Log[], pending: readonly PendingWrite[], type?: LogKind): Log[] {
  const all = new Map(logs.map((log) => [log.id, log]));
  const removed = new Map<string, Log>();
  for (const write of pending) {
    if (write.state !== 'waiting') continue;
    for (const log of logOfWrite(write)) if (!all.has(log.id)) all.set(log.id, log);
    if (write.name === 'updateLog') {
      const log = all.get(write.body.logId);
      if (log) all.set(log.id, corrected(log, write.body));
    } else if (write.name === 'deleteLog') {
      const log = all.get(write.body.logId);
      if (log) removed.set(log.id, log);
      all.delete(write.body.logId);
    } else if (write.name === 'restoreLog') {
      const log = removed.get(write.body.logId);
      if (log) all.set(log.id, log);
    }
  }
  return [...all.values()].filter(({ logType }) => type === undefined || logType === type).sort(newestFirst);
}
