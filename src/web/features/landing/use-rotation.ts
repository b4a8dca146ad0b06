import { useEffect, useState } from 'react';

type Rotation = { count: number; everyMs: number; running: boolean };

/** Counts 0, 1 … count − 1, 0 … while running; a step chosen by hand starts a new interval. */
export function useRotation({ count, everyMs, running }: Rotation): [number, (step: number) => void] {
  const [step, setStep] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step has the whole interval, however it came about.
  useEffect(() => {
    if (!running) return;
    const timer = window.setTimeout(() => setStep((now) => (now + 1) % count), everyMs);
    return () => window.clearTimeout(timer);
  }, [count, everyMs, running, step]);
  return [step, setStep];
}
