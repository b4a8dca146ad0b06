import { createContext, useContext } from 'react';
import type { TodaySwap } from '#core/training/swap/today-swaps.ts';
import type { WorkoutDay } from '#core/training/workout-plan.ts';

/** A plan to be trained by. */
export type PlanToTrain = {
  id: string;
  name: string;
  days: readonly WorkoutDay[];
  todaySwaps: readonly TodaySwap[];
};

export type PlayerControl = {
  /** Opens the player: at the workout that was left, if there is one of this plan, else at the day that is due. */
  open: (plan: PlanToTrain) => void;
  isOpen: boolean;
};

export const PlayerContext = createContext<PlayerControl | undefined>(undefined);

export function usePlayer(): PlayerControl {
  const player = useContext(PlayerContext);
  if (!player) throw new Error('usePlayer must be used within a PlayerProvider');
  return player;
}
