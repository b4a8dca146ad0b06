import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PlanType } from '#contract/common.ts';
import { PRODUCT } from '#core/product.ts';
import { useWithPending } from '#web/offline/queue-write.ts';
import { recentLogsQuery } from '#web/parts/logs/log-queries.ts';
import { useAuth } from '#web/parts/person/auth-context.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Actions } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import { FeedbackButtons, FeedbackPanel } from './feedback.tsx';
import styles from './plan-verdict.module.css';
import type { FeedbackChoice } from './use-feedback-selection.ts';

const PLAN = { key: 'plan' } as const;
const NONE = [] as const;
/** The entries that tell that a plan of a kind was tried. */
const TRIED = { meal: ['meal_eaten'], workout: ['exercise_completion', 'workout'] } as const;

function useHasTried(type: PlanType): boolean {
  const { person } = useAuth();
  const { data } = useQuery({ ...recentLogsQuery(person?.id ?? ''), enabled: person !== null });
  const kinds: readonly string[] = TRIED[type];
  return useWithPending(data ?? NONE).some(({ logType }) => kinds.includes(logType));
}

/** Asks whether the plan as a whole suits the person; of who has not tried one yet nothing is asked, and they may say it all the same. */
export function PlanVerdict({ planId, type, choice }: { planId: string; type: PlanType; choice: FeedbackChoice }) {
  const hasTried = useHasTried(type);
  const [isOpen, setOpen] = useState(false);
  if (!hasTried && !isOpen) {
    return <LinkButton onClick={() => setOpen(true)}>Say what you think of this plan</LinkButton>;
  }
  return (
    <>
      <div className={styles.row}>
        <Text tone="quiet">Does this plan suit you? {PRODUCT.coach} writes the next one with it in mind.</Text>
        <Actions>
          <FeedbackButtons subject={PLAN} choice={choice} />
        </Actions>
      </div>
      <FeedbackPanel subject={PLAN} {...{ choice, planId, type }} />
    </>
  );
}
