import { useState } from 'react';
import { userStorage } from '#web/features/auth/user-storage.ts';
import { readSwaps, type TodaySwap, withSwap } from './today-swaps.ts';

const KEPT_AS = 'today-swaps';

const today = () => new Date().toDateString();

/** Exercises that were replaced for today alone; this browser remembers them until the day is over. */
export function useTodaySwaps() {
  const [swaps, setSwaps] = useState(() => readSwaps(userStorage.read(KEPT_AS), today()));
  const add = (swap: Omit<TodaySwap, 'date'>) => {
    const changed = withSwap(swaps, { ...swap, date: today() });
    userStorage.write(KEPT_AS, JSON.stringify(changed));
    setSwaps(changed);
  };
  return { swaps, add };
}
