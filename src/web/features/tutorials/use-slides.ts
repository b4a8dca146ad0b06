import { useEffect, useState } from 'react';
import { millisecondsOf, type TutorialStep } from './tutorials.ts';

export type Slides = {
  /** From 0. */
  step: number;
  playing: boolean;
  atEnd: boolean;
  /** Plays on, from the beginning if it was at the end, or stops. */
  toggle: () => void;
  back: () => void;
  next: () => void;
};

/** Goes from step to step by itself while playing, and stays on the last one. Going by hand stops it. */
export function useSlides(steps: readonly TutorialStep[], startsPlaying: boolean): Slides {
  const [step, setStep] = useState(0);
  const [playing, setPlaying] = useState(startsPlaying);
  const last = steps.length - 1;
  const atEnd = step === last;
  const shown = steps[step];

  useEffect(() => {
    if (!playing || shown === undefined) return;
    const goOn = () => (atEnd ? setPlaying(false) : setStep(step + 1));
    const timer = window.setTimeout(goOn, millisecondsOf(shown));
    return () => window.clearTimeout(timer);
  }, [playing, shown, step, atEnd]);

  function go(to: number) {
    setPlaying(false);
    setStep(Math.min(last, Math.max(0, to)));
  }

  function toggle() {
    if (!playing && atEnd) setStep(0);
    setPlaying(!playing);
  }

  return { step, playing, atEnd, toggle, back: () => go(step - 1), next: () => go(step + 1) };
}
