import { CheckCheck } from 'lucide-react';
import type { WorkoutDay } from '#core/training/workout-plan.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions } from '#web/ui/layout.tsx';
import styles from './finish-day.module.css';
import { useWorkoutCompletion } from './use-completions.ts';

type FinishDayProps = { userId: string; planId: string; planName: string; day: WorkoutDay };

/** Logs a whole session as done. */
export function FinishDay({ userId, planId, planName, day }: FinishDayProps) {
  const { mutate, isPending } = useWorkoutCompletion({ userId, planId });
  return (
    <Actions className={styles.finish}>
      <Button pending={isPending} pendingLabel="Completing..." onClick={() => mutate({ planName, day })}>
        <CheckCheck />
        Mark {day.name} Complete
      </Button>
    </Actions>
  );
}
