import { utcOffsetAt } from '#core/units/zoned-time.ts';
import type { Actor, Performed } from './performed.ts';

/** The columns that every entry has, of now. */
export const entryOf = ({ userId, now, timeZone, newId }: Actor) => ({
  id: newId(),
  userId,
  notes: null,
  loggedAt: now.toISOString(),
  utcOffsetMinutes: utcOffsetAt(now.getTime(), timeZone),
});

/** An entry that was added, and what takes it back. */
export const added = (logId: string): Pick<Performed, 'inverse' | 'changed'> => ({
  inverse: { kind: 'delete_log', logId },
  changed: ['logs'],
});
