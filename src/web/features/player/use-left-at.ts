import { useEffect, useState } from 'react';
import { userStorage } from '#web/parts/person/user-storage.ts';
import { WORKOUT_KEPT_AS } from './kept-as.ts';
import { usePlayer } from './player-context.ts';

/** The exercise and the set at which a workout goes on; the name is empty where that is not known. */
export type LeftAt = { name: string; set: number };

/** Where a workout of the plan was left. To read it takes the player's code, which comes only where something is kept. */
export function useLeftAt(userId: string, planId: string): LeftAt | null {
  const { isOpen } = usePlayer();
  const [left, setLeft] = useState<LeftAt | null>(null);
  useEffect(() => {
    setLeft(null);
    if (isOpen || !userStorage.read(WORKOUT_KEPT_AS)) return;
    let isGone = false;
    import('./kept-workout.ts').then(
      ({ leftAt }) => isGone || setLeft(leftAt(userId, planId)),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isOpen, userId, planId]);
  return left;
}
