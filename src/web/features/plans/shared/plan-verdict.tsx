import type { PlanType } from '#contract/common.ts';
import { PRODUCT } from '#core/product.ts';
import { Actions } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import { FeedbackButtons, FeedbackPanel } from './feedback.tsx';
import styles from './plan-verdict.module.css';
import type { FeedbackChoice } from './use-feedback-selection.ts';

const PLAN = { key: 'plan' } as const;

/** Asks whether the plan as a whole suits the person. */
export function PlanVerdict({ planId, type, choice }: { planId: string; type: PlanType; choice: FeedbackChoice }) {
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
