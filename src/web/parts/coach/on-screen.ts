import { useEffect, useSyncExternalStore } from 'react';
import type { Screen } from '#contract/screen.ts';

/** What is on the screen, and how the panel says so: "Upper A, bench press". */
export type OnScreen = { screen: Screen; about: string };

/** What lies above the others comes first: the player covers every page. */
const ORDER: readonly Screen['kind'][] = ['player', 'plan', 'today'];

const shown = new Map<Screen['kind'], OnScreen>();
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function topmost(): OnScreen | null {
  const kind = ORDER.find((each) => shown.has(each));
  return (kind && shown.get(kind)) ?? null;
}

/** Tells the coach what is on the screen for as long as it is there; null: nothing to speak of. */
export function useOnScreen(on: OnScreen | null): void {
  const said = JSON.stringify(on);
  useEffect(() => {
    const now: OnScreen | null = JSON.parse(said);
    if (!now) return;
    const { kind } = now.screen;
    shown.set(kind, now);
    tell();
    return () => {
      if (shown.get(kind) === now) shown.delete(kind);
      tell();
    };
  }, [said]);
}

/** What the coach would be asked about. */
export const useWhatIsOnScreen = (): OnScreen | null => useSyncExternalStore(subscribe, topmost, () => null);
