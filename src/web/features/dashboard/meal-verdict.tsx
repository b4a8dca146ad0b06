import { FeedbackButtons, FeedbackPanel } from '#web/features/plans/shared/feedback.tsx';
import { useFeedbackSelection } from '#web/features/plans/shared/use-feedback-selection.ts';
import { Actions } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './meal-verdict.module.css';
import type { JustEaten } from './use-tick-plate.ts';

/** How a meal was, asked once it is eaten. */
export function MealVerdict({ planId, meal: { index, name } }: { planId: string; meal: JustEaten }) {
  const choice = useFeedbackSelection();
  const subject = { key: `meal-${index}`, name } as const;
  return (
    <div className={styles.verdict}>
      <Text tone="quiet">How was it?</Text>
      <Actions>
        <FeedbackButtons subject={subject} choice={choice} />
      </Actions>
      <FeedbackPanel {...{ subject, choice, planId }} type="meal" />
    </div>
  );
}
