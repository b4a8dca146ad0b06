import { useQuery } from '@tanstack/react-query';
import type { Log } from '#contract/logs.ts';
import type { StoredProfile } from '#contract/profile.ts';
import { YourAnswersButton } from '#web/features/profile/your-answers-button.tsx';
import { RemindersButton } from '#web/features/reminders/reminders-button.tsx';
import { useWithPending } from '#web/offline/queue-write.ts';
import { dayWeights } from '#web/parts/logs/log-days.ts';
import { weightLogsQuery } from '#web/parts/logs/log-queries.ts';
import { useUnits } from '#web/parts/units/use-units.ts';
import { FactsStrip } from '#web/ui/facts-strip.tsx';
import { Actions } from '#web/ui/layout.tsx';
import { profileFacts } from './profile-facts.ts';
import { ProgressCard } from './progress-card.tsx';
import styles from './quietly.module.css';
import type { Today } from './use-today.ts';
import { YourPlans } from './your-plans.tsx';

const NONE: readonly Log[] = [];

type Props = { userId: string; profile: StoredProfile; state: Today };

/** What is looked at now and then. */
export function Quietly({ userId, profile, state: { workout, plates } }: Props) {
  const weights = dayWeights(useWithPending(useQuery(weightLogsQuery(userId)).data ?? NONE, 'weight'));
  const { units } = useUnits();
  const { hidesNumbers } = profile;
  const training = workout.is === 'ready' ? workout.today : null;
  const eating = plates.is === 'ready' ? plates.today : null;
  return (
    <div className={styles.quietly}>
      <FactsStrip
        facts={profileFacts(profile, weights[weights.length - 1]?.lbs, units)}
        className={styles.facts ?? ''}
      />
      <div className={styles.halves}>
        <div>
          {(training || eating) && (
            <YourPlans
              workout={training && { plan: training.plan, startDay: training.session?.dayIndex ?? 0 }}
              meals={eating}
              showsFigures={!hidesNumbers}
            />
          )}
          <Actions className={styles.more}>
            <RemindersButton userId={userId} />
            <YourAnswersButton userId={userId} />
          </Actions>
        </div>
        <ProgressCard userId={userId} hidesNumbers={hidesNumbers} />
      </div>
    </div>
  );
}
