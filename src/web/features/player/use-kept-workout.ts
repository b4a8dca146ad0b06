import { useCallback, useRef, useState } from 'react';
import { useQueueWrite } from '#web/offline/queue-write.ts';
import { useToast } from '#web/ui/toast-context.ts';
import type { Intent } from './intent.ts';
import { keepWorkout, type Workout } from './kept-workout.ts';

/** Holds the workout, on this device too, and carries out what is intended. */
export function useKeptWorkout(first: Workout) {
  const [workout, setWorkout] = useState(first);
  const [isLogging, setLogging] = useState(false);
  const latest = useRef(first);
  const busy = useRef(false);
  const queueWrite = useQueueWrite();
  const toast = useToast();

  const keep = useCallback((changed: Workout) => {
    latest.current = changed;
    keepWorkout(changed);
    setWorkout(changed);
  }, []);

  /** Does the writes of an intent one after the other; what could not be kept is said and changes nothing. */
  const carryOut = async (intent: Intent, onKept: () => void) => {
    const { state, coach } = latest.current;
    keepWorkout({ state, coach, intent });
    try {
      for (const { id, name, body } of intent.writes) await queueWrite(name, body as never, intent.failed, id);
    } catch {
      keepWorkout(latest.current);
      toast({ title: 'Error', description: intent.failed, tone: 'destructive' });
      return;
    }
    onKept();
  };

  /** Carries out one at a time: a second tap waits for nothing and does nothing. */
  const carryOutAlone = async (intent: Intent | undefined, onKept: () => void) => {
    if (busy.current || !intent) return;
    busy.current = true;
    setLogging(true);
    await carryOut(intent, onKept);
    busy.current = false;
    setLogging(false);
  };

  return { workout, latest, isLogging, keep, carryOut, carryOutAlone };
}
