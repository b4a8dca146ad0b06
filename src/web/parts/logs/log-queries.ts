import { listLogs } from '#contract/logs.ts';
import { listPhotos } from '#contract/photos.ts';
import { getProgress } from '#contract/progress.ts';
import { operationQuery } from '#web/api/queries.ts';

/** Enough for the sessions of a week with every set logged. */
const RECENT = 300;
/** Several weigh-ins a day for a year. */
const WEIGHTS = 1000;
const MEASUREMENTS = 300;

export const recentLogsQuery = (userId: string) =>
  operationQuery(listLogs, { params: { userId }, query: { limit: RECENT } });

export const weightLogsQuery = (userId: string) =>
  operationQuery(listLogs, { params: { userId }, query: { type: 'weight', limit: WEIGHTS } });

export const measurementLogsQuery = (userId: string) =>
  operationQuery(listLogs, { params: { userId }, query: { type: 'measurement', limit: MEASUREMENTS } });

export const progressQuery = (userId: string) =>
  operationQuery(getProgress, { params: { userId }, query: { utcOffsetMinutes: utcOffsetOf(new Date()) } });

export const photosQuery = (userId: string) => operationQuery(listPhotos, { params: { userId } });

/** Minutes that the clock of this device is ahead of UTC at a moment; daylight saving counts. */
export const utcOffsetOf = (moment: Date): number => 0 - moment.getTimezoneOffset();
