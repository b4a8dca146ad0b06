import { useState } from 'react';
import { countedIn } from '#core/training/player/suggest-set.ts';
import type { PlannedExercise } from '#core/training/workout-plan.ts';
import { useForm } from '#web/ui/form.tsx';
import { type PerformedSet, setsSchema } from './performed-sets.ts';

/** What is typed about the sets of one exercise, before it is marked as done. */
export function useSetEntry({ sets, reps }: Pick<PlannedExercise, 'sets' | 'reps'>) {
  const isHold = countedIn(reps) === 'seconds';
  const example = isHold ? '40' : '100x8';
  const form = useForm({ schema: setsSchema(example), start: { sets: Array.from({ length: sets }, () => '') } });
  const [isOpen, setOpen] = useState(false);
  return {
    fields: Array.from({ length: sets }, (_, index) => form.field(`sets.${index}`)),
    isHold,
    example,
    isOpen,
    toggle: () => setOpen(!isOpen),
    /** Hands on the sets; while one of them cannot be read, shows which. */
    read: (onRead: (performed: PerformedSet[]) => void) => form.handleSubmit(onRead, () => setOpen(true))(),
    close: () => setOpen(false),
  };
}

export type SetEntry = ReturnType<typeof useSetEntry>;
