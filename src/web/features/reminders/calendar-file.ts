import { createEvents, type EventAttributes } from 'ics';
import { minutesOf, type ReminderSettings } from '#core/reminders/reminders.ts';
import type { WorkoutDay } from '#core/training/workout-plan.ts';
import { dayAfter, wallTimeAt } from '#core/units/zoned-time.ts';

type Training = Pick<WorkoutDay, 'name' | 'focus' | 'estimatedMinutes'>;
type Week = {
  planName: string;
  /** The days of the plan, the one that is due first. */
  days: readonly Training[];
  workout: ReminderSettings['reminders'][number];
  timeZone: string;
  /** Milliseconds UTC. */
  now: number;
};

const WEEK = 7;

/** The sessions of the next seven days, on the chosen weekdays and at the chosen time, in the order of the plan. */
export function sessionsOf({ planName, days, workout, timeZone, now }: Week): EventAttributes[] {
  const today = wallTimeAt(now, timeZone);
  const start = minutesOf(workout.time);
  const dates = Array.from({ length: WEEK }, (_, ahead) => ahead)
    .filter((ahead) => workout.days.includes((today.weekday + ahead) % WEEK) && (ahead > 0 || start > today.minutes))
    .map((ahead) => dayAfter(today, ahead));
  return dates.flatMap(({ year, month, day }, index) => {
    const session = days[index % days.length];
    if (!session) return [];
    return {
      title: session.name,
      description: `${planName}. ${session.focus}`,
      start: [year, month, day, Math.floor(start / 60), start % 60],
      startInputType: 'local',
      // Without a zone the calendar shows the time of whoever reads it: the training moves along on a journey.
      startOutputType: 'local',
      duration: { minutes: session.estimatedMinutes },
    };
  });
}

/** A calendar file; null where no session falls into the week. */
export function calendarFile(week: Week): string | null {
  const events = sessionsOf(week);
  const { value } = createEvents(events, { productId: 'Ironleaf' });
  return events.length > 0 && value !== undefined ? value : null;
}
