import { useEffect, useState } from 'react';
import { parseDose } from '#core/training/dosing/prescription.ts';
import { cueRestOver } from './cues.ts';
import type { PlayerSettings } from './player-settings.ts';
import { useNow } from './use-now.ts';

/** Seconds of timed work, of one side where there are two; null where repetitions are counted. */
function workSeconds(reps: string): number | null {
  const dose = parseDose(reps);
  if (dose?.kind === 'minutes') return dose.minutes * 60;
  return dose?.kind === 'seconds' ? dose.seconds : null;
}

export type WorkTimer = {
  /** The whole length, seconds. */
  seconds: number;
  /** Null while it does not run. */
  secondsLeft: number | null;
  toggle: () => void;
};

type Timed = {
  reps: string;
  /** Which set it is of: with another one, the timer stands still again. */
  key: string;
  settings: PlayerSettings;
};

/** A timer for holds and steady blocks, from a timestamp; none for an exercise that counts repetitions. */
export function useWorkTimer({ reps, key, settings }: Timed): WorkTimer | null {
  const seconds = workSeconds(reps);
  const [running, setRunning] = useState<{ key: string; endsAt: number } | null>(null);
  const endsAt = running?.key === key ? running.endsAt : null;
  const now = useNow(endsAt !== null);
  const left = endsAt === null ? null : Math.min(seconds ?? 0, (endsAt - now) / 1000);
  const isOver = left !== null && left <= 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is over once, whatever else changes.
  useEffect(() => {
    if (!isOver) return;
    cueRestOver(settings);
    setRunning(null);
  }, [isOver]);
  if (seconds === null) return null;
  return {
    seconds,
    secondsLeft: left,
    toggle: () => setRunning(endsAt === null ? { key, endsAt: Date.now() + seconds * 1000 } : null),
  };
}
