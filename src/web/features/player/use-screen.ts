import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { exerciseOf } from '#core/training/player/player.ts';
import type { Performed } from '#core/training/player/player-state.ts';
import type { Workout } from './kept-workout.ts';
import type { PlayerSettings } from './player-settings.ts';
import { draftOf } from './set-draft.ts';
import { useWorkTimer, type WorkTimer } from './use-work-timer.ts';

/** What stands open beside the set: one thing at a time. */
type Open = 'editor' | 'steps' | 'amend' | null;
type View = { key: string; draft: Performed | null; open: Open };

export type Screen = {
  main: RefObject<HTMLDivElement | null>;
  /** Whether there is room for large figures. */
  isWide: boolean;
  stepsId: string;
  /** What will be logged for the set: the suggestion, until something is changed. */
  draft: Performed | null;
  open: Open;
  /** Of a hold or a steady block. */
  timer: WorkTimer | null;
  setDraft: (draft: Performed) => void;
  toggle: (open: Open) => void;
};

/** What is typed and opened on the screen of one set; forgotten with the next set. */
export function useScreen({ state, coach }: Workout, settings: PlayerSettings): Screen {
  const { phase, day, exercise, set } = state;
  const key = [phase, day, exercise, set, exerciseOf(state)?.exerciseId].join(' ');
  const [view, setView] = useState<View>({ key, draft: null, open: null });
  const isExercise = phase === 'exercise';
  const timer = useWorkTimer({ reps: isExercise ? (exerciseOf(state)?.reps ?? '') : '', key, settings });
  const [isWide] = useState(() => window.matchMedia('(min-width: 760px)').matches);
  const stepsId = useId();
  const main = useRef<HTMLDivElement>(null);
  const shown = view.key === key ? view : { key, draft: null, open: null };
  const seen = useRef(key);
  useEffect(() => {
    // Each screen starts at its top; the first one is there, and telling it so would have it laid out at once.
    if (seen.current !== key && main.current) main.current.scrollTop = 0;
    seen.current = key;
  }, [key]);
  return {
    ...{ main, isWide, stepsId, timer },
    draft: shown.draft ?? draftOf(state, coach),
    open: shown.open,
    setDraft: (draft) => setView({ ...shown, draft }),
    toggle: (open) => setView({ ...shown, open: shown.open === open ? null : open }),
  };
}
