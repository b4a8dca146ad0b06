import { METERS, type Meter, TIERS, type Tier } from './tiers.ts';

/** How much of a limit is used; `limit` null: there is none. `resetsAt` is the moment (UTC) of the next period. */
export type Allowance = { used: number; limit: number | null; left: number | null; resetsAt: string };

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** The period that `now` (a moment in UTC, ISO 8601) lies in: its first day, and the moment when the next one begins. */
export function periodOf(meter: Meter, now: string): { start: string; resetsAt: string } {
  const at = new Date(now);
  const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()];
  const isMonth = METERS[meter].period === 'month';
  const [start, next] = isMonth
    ? [Date.UTC(year, month, 1), Date.UTC(year, month + 1, 1)]
    : [Date.UTC(year, month, day), Date.UTC(year, month, day + 1)];
  return { start: new Date(start).toISOString().slice(0, 10), resetsAt: new Date(next).toISOString() };
}

/** What is left of a limit after `used`. */
export function allowance({
  tier,
  meter,
  used,
  now,
}: {
  tier: Tier;
  meter: Meter;
  used: number;
  now: string;
}): Allowance {
  const limit = TIERS[tier][meter];
  const left = limit === null ? null : Math.max(0, limit - used);
  return { used, limit, left, resetsAt: periodOf(meter, now).resetsAt };
}

/** What to tell a person who has used up a limit: fit for a toast, with the day it starts anew. */
export function limitReachedText(meter: Meter, { limit, resetsAt }: Pick<Allowance, 'limit' | 'resetsAt'>): string {
  const { period, noun } = METERS[meter];
  const reset = new Date(resetsAt);
  const when = period === 'day' ? 'tomorrow (midnight UTC)' : `on ${MONTHS[reset.getUTCMonth()]} ${reset.getUTCDate()}`;
  const span = period === 'day' ? 'today' : 'this month';
  return `You have used your ${limit} free ${noun} for ${span}. You get ${limit} more ${when}, and Premium has no such limit.`;
}
