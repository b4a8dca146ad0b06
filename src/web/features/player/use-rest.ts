import { useEffect } from 'react';
import type { PlayerState } from '#core/training/player/player-state.ts';
import { notifyRestOver } from '#web/offline/notify-rest-over.ts';
import { cueRestOver } from './cues.ts';
import type { PlayerSettings } from './player-settings.ts';
import { useNow } from './use-now.ts';

type Rest = { state: PlayerState; settings: PlayerSettings; onOver: (now: number) => void };

/** Seconds that are left of the rest, from its timestamps; at its end it is cued and over. */
export function useRest({ state: { phase, rest, pausedAt }, settings, onOver }: Rest): number {
  const isRunning = phase === 'resting' && pausedAt === null;
  const now = useNow(isRunning);
  const left = rest ? (rest.endsAt - (pausedAt ?? now)) / 1000 : 0;
  const isOver = isRunning && left <= 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is over once, whatever else changes.
  useEffect(() => {
    if (!isOver) return;
    cueRestOver(settings);
    // A message that cannot be shown is no reason to stop.
    void notifyRestOver().catch(() => undefined);
    onOver(Date.now());
  }, [isOver]);
  return Math.max(0, Math.min(left, rest?.seconds ?? 0));
}
