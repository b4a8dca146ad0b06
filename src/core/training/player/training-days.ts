import { mondayOf } from '#core/units/calendar-day.ts';

type Week = {
  /** Days on which something was trained. */
  trained: ReadonlySet<number>;
  /** Sessions a week that the plan asks for. */
  planned: number;
  today: number;
};

/** Up to so many sessions a week a day lies between two of them. */
const ALTERNATING = 3;
/** With more, after two days in a row one is left out; from five on none is. */
const SELDOM_IN_A_ROW = 4;

function sessionsInWeekOf(day: number, trained: ReadonlySet<number>): number {
  const monday = mondayOf(day);
  return [0, 1, 2, 3, 4, 5, 6].filter((ahead) => trained.has(monday + ahead)).length;
}

function isRested(day: number, trained: ReadonlySet<number>, planned: number): boolean {
  if (planned <= ALTERNATING) return !trained.has(day - 1);
  return planned > SELDOM_IN_A_ROW || !(trained.has(day - 1) && trained.has(day - 2));
}

const isFree = (day: number, trained: ReadonlySet<number>, planned: number): boolean =>
  !trained.has(day) && sessionsInWeekOf(day, trained) < planned && isRested(day, trained, planned);

/**
 * The next day for a session, from today on: not one that was trained already, with rest before it, in a week that still wants one.
 * A missed day is nothing to make up for: today is the next day then.
 */
export function nextTrainingDay({ trained, planned, today }: Week): number {
  let day = today;
  while (planned > 0 && !isFree(day, trained, planned)) day += 1;
  return day;
}

/** The days of the present week, today among them, on which the sessions that are left fall if each is done when it is due. */
export function sessionsAhead({ trained, planned, today }: Week): number[] {
  const days: number[] = [];
  const sunday = mondayOf(today) + 6;
  let day = nextTrainingDay({ trained, planned, today });
  while (day <= sunday) {
    days.push(day);
    day = nextTrainingDay({ trained: new Set([...trained, ...days]), planned, today: day });
  }
  return days;
}
