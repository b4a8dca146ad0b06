import { useMemo, useSyncExternalStore } from 'react';
import { userStorage } from '#web/features/auth/user-storage.ts';
import { readSwaps, type TodaySwap, withoutSwap, withSwap } from './today-swaps.ts';

const KEPT_AS = 'today-swaps';

const today = () => new Date().toDateString();

/** Every place that shows the swaps hears of a new one. */
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const readKept = () => userStorage.read(KEPT_AS);

/** Exercises that were replaced for today alone; this browser remembers them until the day is over. */
export function useTodaySwaps() {
  const kept = useSyncExternalStore(subscribe, readKept);
  const date = today();
  const swaps = useMemo(() => readSwaps(kept, date), [kept, date]);
  const keep = (changed: TodaySwap[]) => {
    userStorage.write(KEPT_AS, JSON.stringify(changed));
    for (const listener of listeners) listener();
  };
  return {
    swaps,
    add: (swap: Omit<TodaySwap, 'date'>) => keep(withSwap(swaps, { ...swap, date })),
    remove: (place: Parameters<typeof withoutSwap>[1]) => keep(withoutSwap(swaps, place)),
  };
}
