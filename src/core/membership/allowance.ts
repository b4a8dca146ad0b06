import { MONTHS } from '../units/day-text.ts';
import { FEATURES, type Feature, isMeter, METERS, type Meter, type Requirement, TIERS, type Tier } from './tiers.ts';

/** How much of a limit is used; `limit` null: there is none. `resetsAt` is the moment (UTC) of the next period. */
export type Allowance = { used: number; limit: number | null; left: number | null; resetsAt: string };

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

/** When a limit starts anew, after "You get 3 more". */
function resetText(meter: Meter, resetsAt: string): string {
  if (METERS[meter].period === 'day') return 'tomorrow (midnight UTC)';
  const reset = new Date(resetsAt);
  return `on ${MONTHS[reset.getUTCMonth()]} ${reset.getUTCDate()}`;
}

const spanOf = (meter: Meter) => (METERS[meter].period === 'day' ? 'today' : 'this month');

/** What to tell a person who has used up a limit: fit for a toast, with the day it starts anew. */
export function limitReachedText(meter: Meter, { limit, resetsAt }: Pick<Allowance, 'limit' | 'resetsAt'>): string {
  const { noun } = METERS[meter];
  const used = `You have used your ${limit} free ${noun} for ${spanOf(meter)}.`;
  return `${used} You get ${limit} more ${resetText(meter, resetsAt)}, and Premium has no such limit.`;
}

/** What to tell before a limit is reached; null where there is none. */
export function allowanceText(meter: Meter, allowance: Pick<Allowance, 'limit' | 'left' | 'resetsAt'>): string | null {
  const { limit, left, resetsAt } = allowance;
  if (limit === null || left === null) return null;
  if (left === 0) return limitReachedText(meter, { limit, resetsAt });
  return `${left} of ${limit} free ${METERS[meter].noun} left ${spanOf(meter)}.`;
}

/** What to tell a person whose tier does not allow something: fit for a toast. */
export const featureText = (feature: Feature): string => `${FEATURES[feature].does} comes with Premium.`;

type Membership = { tier: Tier } & Record<Meter, Pick<Allowance, 'limit' | 'left' | 'resetsAt'>>;

/**
 * Whether a membership has room for what an operation requires, and what to tell of it before it is asked for; null where there
 * is nothing to tell. A use that is not counted is allowed all the same: the server has the last word.
 */
export function permissionFor(
  requirement: Requirement | undefined,
  membership: Membership,
): { isAllowed: boolean; note: string | null } {
  if (requirement === undefined) return { isAllowed: true, note: null };
  if (isMeter(requirement)) {
    const counted = membership[requirement];
    return { isAllowed: counted.left !== 0, note: allowanceText(requirement, counted) };
  }
  const isAllowed = TIERS[membership.tier][requirement];
  return { isAllowed, note: isAllowed ? null : featureText(requirement) };
}
