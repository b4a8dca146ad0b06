import { Play } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '#web/ui/button.tsx';
import { hasWorkout } from './kept-workout.ts';
import { type PlanToTrain, usePlayer } from './player-context.ts';

/** Opens the guided workout of a plan, or the one of it that was left. */
export function StartWorkout({ userId, plan }: { userId: string; plan: PlanToTrain }) {
  const { open, isOpen } = usePlayer();
  const isLeft = useMemo(() => !isOpen && hasWorkout(userId, plan.id), [isOpen, userId, plan.id]);
  return (
    <Button tone="primary" onClick={() => open(plan)}>
      <Play />
      {isLeft ? 'RESUME WORKOUT' : 'START WORKOUT'}
    </Button>
  );
}
