import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { plansQuery } from '#web/parts/plan/plan-queries.ts';
import { classes } from '#web/ui/classes.ts';
import { Section } from '#web/ui/layout.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Display, Text, Unit } from '#web/ui/text.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { recentLogsQuery } from './queries.ts';
import styles from './this-week.module.css';
import { trainedDays, trainingWeek, type WeekDay } from './training-week.ts';

/** The seven days, with those on which training was logged; nothing is asked of the others. */
export function ThisWeek({ userId }: { userId: string }) {
  const logs = useQuery(recentLogsQuery(userId));
  const plans = useQuery(plansQuery(userId, 'workout'));
  if (logs.isError) return null;
  const plan = plans.data?.find((each) => each.type === 'workout' && each.isActive);
  const planned = plan?.type === 'workout' ? plan.data?.daysPerWeek : undefined;
  const week = trainingWeek(logs.data ?? [], new Date());
  const trained = trainedDays(week);
  return (
    <Section label="This week">
      {logs.isPending ? (
        <Skeleton width={180} height={44} />
      ) : (
        <Display as="p" numeric>
          {trained} <Unit>{planned === undefined ? 'training days' : `of ${planned} training days`}</Unit>
        </Display>
      )}
      <ol className={styles.days}>
        {week.map((day) => (
          <Day key={day.name} day={day} />
        ))}
      </ol>
      <Text tone="quiet">
        {trained === 0 ? 'The first exercise you log shows here.' : 'Rest days count too: that is when you grow.'}
      </Text>
    </Section>
  );
}

function Day({ day: { name, trained, isToday } }: { day: WeekDay }) {
  return (
    <li className={classes(styles.day, isToday && styles.today)} aria-current={isToday ? 'date' : undefined}>
      <span aria-hidden="true">{name.slice(0, 2)}</span>
      <VisuallyHidden>
        {name}
        {isToday && ', today'}
        {trained ? ': trained' : ''}
      </VisuallyHidden>
      <span className={classes(styles.dot, trained && styles.trained)} aria-hidden="true">
        {trained && <Check />}
      </span>
    </li>
  );
}
