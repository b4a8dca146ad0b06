import { Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { userStorage } from '#web/parts/person/user-storage.ts';
import { Button } from '#web/ui/button.tsx';
import { WORKOUT_KEPT_AS } from './kept-as.ts';
import { type PlanToTrain, usePlayer } from './player-context.ts';

/** Opens the guided workout of a plan, or the one of it that was left. */
export function StartWorkout({ userId, plan }: { userId: string; plan: PlanToTrain }) {
  const { open } = usePlayer();
  const isLeft = useIsLeft(userId, plan.id);
  return (
    <Button tone="primary" onClick={() => open(plan)}>
      <Play />
      {isLeft ? 'RESUME WORKOUT' : 'START WORKOUT'}
    </Button>
  );
}

/** Whether a workout of the plan was left. To read it takes the player's code, which comes only where something is kept. */
function useIsLeft(userId: string, planId: string): boolean {
  const { isOpen } = usePlayer();
  const [isLeft, setLeft] = useState(false);
  useEffect(() => {
    setLeft(false);
    if (isOpen || !userStorage.read(WORKOUT_KEPT_AS)) return;
    let isGone = false;
    import('./kept-workout.ts').then(
      ({ hasWorkout }) => isGone || setLeft(hasWorkout(userId, planId)),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isOpen, userId, planId]);
  return isLeft;
}
