import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { Log } from '#contract/logs.ts';
import { counted } from '#core/language/counted.ts';
import { dayStreak } from '#core/progress/streak.ts';
import { useWithPending } from '#web/offline/queue-write.ts';
import { dayOfLog, daysOf, todayOf } from '#web/parts/logs/log-days.ts';
import { progressQuery } from '#web/parts/logs/log-queries.ts';
import { classes } from '#web/ui/classes.ts';
import { SectionHead } from '#web/ui/layout.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './this-week.module.css';
import { trainedDays, trainingWeek, type WeekDay } from './training-week.ts';
import head from './weigh-in.module.css';

type Props = {
  userId: string;
  logs: readonly Log[];
  /** Sessions a week that the plan asks for; none without a plan. */
  planned: number;
};

/** The seven days: those on which training was logged, today, and those that the next sessions fall on. */
export function ThisWeek({ userId, logs, planned }: Props) {
  const id = useId();
  const week = trainingWeek({ logs, planned, now: new Date() });
  const streak = useStreak(userId);
  const trained = trainedDays(week);
  const sessions = sessionsLine(trained, planned);
  return (
    <section aria-labelledby={id}>
      <SectionHead
        id={id}
        label="This week"
        aside={streak > 1 ? `${sessions}, ${streak} days in a row` : logs.length === 0 ? 'Week 1' : sessions}
        className={head.head}
      />
      <ol className={styles.days}>
        {week.map((day) => (
          <Day key={day.name} day={day} />
        ))}
      </ol>
    </section>
  );
}

function sessionsLine(trained: number, planned: number): string {
  if (planned === 0) return trained === 0 ? '' : counted(trained, 'training day');
  return trained === 0 ? `${counted(planned, 'session')} planned` : `${trained} of ${counted(planned, 'session')}`;
}

/** Days in a row with any entry, those on this device only included. */
function useStreak(userId: string): number {
  const { data } = useQuery(progressQuery(userId));
  const pending = useWithPending([]);
  const days = [...(data ? daysOf(data).map(({ day }) => day) : []), ...pending.map(dayOfLog)];
  return dayStreak(new Set(days), todayOf(new Date())).days;
}

function Day({ day: { name, trained, isToday, isAhead } }: { day: WeekDay }) {
  const mark = trained ? styles.trained : isToday ? styles.now : isAhead ? undefined : styles.rest;
  const said = trained ? 'trained' : isAhead ? 'a session' : 'no session';
  return (
    <li
      className={classes(styles.day, (trained || isToday) && styles.strong)}
      aria-current={isToday ? 'date' : undefined}
    >
      <span aria-hidden="true">{name.slice(0, 2)}</span>
      <VisuallyHidden>
        {name}: {said}
      </VisuallyHidden>
      <span className={styles.place}>
        <span className={classes(styles.mark, mark)} />
      </span>
    </li>
  );
}
