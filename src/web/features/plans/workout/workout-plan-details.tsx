import type { WorkoutPlan } from '#contract/plans.ts';
import { WorkoutPlanDialog } from '#web/features/plans/details/workout-plan-dialog.tsx';
import { PlanVerdict } from '#web/features/plans/shared/plan-verdict.tsx';
import { useFeedbackSelection } from '#web/features/plans/shared/use-feedback-selection.ts';
import { useExerciseActions } from './use-exercise-actions.tsx';

type WorkoutPlanDetailsProps = { userId: string; plan: WorkoutPlan; onClose: () => void };

/** A workout plan in full, with all that can be done with its exercises. */
export function WorkoutPlanDetails({ userId, plan, onClose }: WorkoutPlanDetailsProps) {
  const choice = useFeedbackSelection();
  const { days, exerciseActions, replaceDialog } = useExerciseActions({
    ...{ userId, planId: plan.id, data: plan.data, todaySwaps: plan.todaySwaps, choice },
    addFailed: 'Failed to add exercise to favorites.',
  });
  return (
    <>
      <WorkoutPlanDialog
        plan={{ ...plan, data: { ...plan.data, days } }}
        open
        onOpenChange={onClose}
        exerciseActions={exerciseActions}
        planActions={<PlanVerdict planId={plan.id} type="workout" choice={choice} />}
      />
      {replaceDialog}
    </>
  );
}
