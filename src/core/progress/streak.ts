import { mondayOf } from '../units/calendar-day.ts';

const LOOK_BACK_DAYS = 30;
/** As far back as full weeks are counted. */
const LOOK_BACK_WEEKS = 52;

export type Streak = {
  days: number;
  /** The newest day of the run; null without one. */
  lastDay: number | null;
};

/**
 * Consecutive days with any log: starts today, looks back at most 30 days, and stops at the first gap once counting has
 * begun.
 */
export function dayStreak(logged: ReadonlySet<number>, today: number): Streak {
  let days = 0;
  let lastDay: number | null = null;
  for (let back = 0; back < LOOK_BACK_DAYS; back++) {
    if (logged.has(today - back)) {
      lastDay ??= today - back;
      days += 1;
    } else if (days > 0) break;
  }
  return { days, lastDay };
}

type Weeks = {
  /** Days on which the person trained. */
  trained: ReadonlySet<number>;
  /** Training days a week that the plan asks for. */
  planned: number;
  today: number;
};

/**
 * Weeks in a row, Monday to Sunday, in which the planned sessions were done: rest days do not break them. The present week
 * counts once it is full, and breaks nothing before.
 */
export function fullWeeks({ trained, planned, today }: Weeks): number {
  const isFull = (monday: number) => {
    let sessions = 0;
    for (let day = monday; day < monday + 7; day++) if (trained.has(day)) sessions += 1;
    return sessions >= planned;
  };
  const present = mondayOf(today);
  let weeks = 0;
  while (weeks < LOOK_BACK_WEEKS && isFull(present - 7 * (weeks + 1))) weeks += 1;
  return weeks + (isFull(present) ? 1 : 0);
}
