import type { StoredProfile } from '#contract/profile.ts';
import { dayNumber } from './calendar.ts';
import type { Today } from './use-today.ts';

/** Whether anything of what is meant for today is not there yet. What stands below it waits: it would be pushed about. */
export const isComing = ({ workout, plates }: Today): boolean => workout.is === 'pending' || plates.is === 'pending';

/** Whether all that was meant for today is done: the plates eaten, and the workout finished or none due. */
export function isClosed({ workout, plates }: Today): boolean {
  if (workout.is !== 'ready' || plates.is !== 'ready' || !plates.today) return false;
  const { eaten } = plates.today;
  const isEaten = eaten.ticks.length > 0 && eaten.ticks.every((tick) => tick !== undefined);
  if (!isEaten || !workout.today) return isEaten && workout.today === null;
  const { session, daysToNext } = workout.today;
  return session !== undefined && (session.finished !== null || (daysToNext > 0 && session.sets.done === 0));
}

/** Whether this is the day on which the person began, with nothing trained before it. */
export function isFirstDay({ logs }: Today, { createdAt }: Pick<StoredProfile, 'createdAt'>, now: Date): boolean {
  const today = dayNumber(now);
  if (logs === undefined || dayNumber(new Date(createdAt)) !== today) return false;
  return logs.every(({ loggedAt }) => dayNumber(new Date(loggedAt)) === today);
}
