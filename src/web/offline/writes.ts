import { getAdaptive } from '#contract/adaptive.ts';
import {
  completeExercise,
  completeMeal,
  completeWorkout,
  deleteLog,
  listLogs,
  logProgress,
  restoreLog,
  updateLog,
} from '#contract/logs.ts';
import type { Operation, RequestOf } from '#contract/operation.ts';
import { getProgress } from '#contract/progress.ts';
import { getNextSession, getTrainingRecords } from '#contract/training.ts';
import type { QueuedWrite } from './outbox.ts';

/** Everything that shows what was trained and weighed. */
const TRAINING = [getAdaptive, listLogs, getProgress, getNextSession, getTrainingRecords];

export type QueuedOperation = {
  operation: Operation;
  /** Read again once the write has arrived. */
  refreshes: readonly Operation[];
  /** "Not found" means that an earlier attempt has done it. */
  isDoneWhenMissing?: true;
};

/** The writes that go through the outbox. */
export const WRITES = {
  completeExercise: { operation: completeExercise, refreshes: TRAINING },
  completeWorkout: { operation: completeWorkout, refreshes: TRAINING },
  completeMeal: { operation: completeMeal, refreshes: [listLogs, getProgress] },
  logProgress: { operation: logProgress, refreshes: TRAINING },
  updateLog: { operation: updateLog, refreshes: TRAINING },
  deleteLog: { operation: deleteLog, refreshes: TRAINING, isDoneWhenMissing: true },
  restoreLog: { operation: restoreLog, refreshes: TRAINING },
} as const satisfies Record<string, QueuedOperation>;

export type WriteName = keyof typeof WRITES;

type PartOf<P> = [P] extends [object] ? P : unknown;
type RequestOfWrite<N extends WriteName> = RequestOf<(typeof WRITES)[N]['operation']>;

/** What a write takes: the fields of the operation's path and body in one object. */
export type WriteBody<N extends WriteName> = PartOf<RequestOfWrite<N>['params']> & PartOf<RequestOfWrite<N>['body']>;

/** A write as the screens see it; `unreadable` stands for one of another release. */
export type PendingWrite =
  | { [N in WriteName]: QueuedWrite<N, WriteBody<N>> }[WriteName]
  | QueuedWrite<'unreadable', object>;

export const isWriteName = (name: string): name is WriteName => Object.hasOwn(WRITES, name);

/** A new log says whose it is and when it really happened, on whose clock, also if it is sent hours later. */
export function stamped(name: WriteName, body: object, now: Date, userId: string): object {
  const { method, body: schema } = WRITES[name].operation as Operation;
  if (method !== 'POST' || schema === undefined) return body;
  return { userId, loggedAt: now.toISOString(), utcOffsetMinutes: 0 - now.getTimezoneOffset(), ...body };
}

/** The fields of the path apart from those of the body. */
export function partsOfWrite(name: WriteName, body: object): { params?: object; body?: object } {
  const { path, body: schema } = WRITES[name].operation as Operation;
  const isOfPath = ([field]: [string, unknown]) => path.split('/').includes(`:${field}`);
  const fields = Object.entries(body);
  const rest = fields.filter((field) => !isOfPath(field));
  return {
    params: Object.fromEntries(fields.filter(isOfPath)),
    ...(schema && { body: Object.fromEntries(rest) }),
  };
}
