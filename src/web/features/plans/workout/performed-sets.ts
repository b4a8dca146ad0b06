import type { z } from 'zod';
import type { performedSetSchema } from '#contract/logs.ts';
import { readSet } from '#core/training/player/read-set.ts';

/** One set as it was really done. */
export type PerformedSet = z.output<typeof performedSetSchema>;

/** Sets as they were typed, numbered by their field. What was left empty was not written down and is left out. */
export function readSets(texts: readonly string[]): { performed: PerformedSet[]; unread: number[] } {
  const performed: PerformedSet[] = [];
  const unread: number[] = [];
  texts.forEach((text, index) => {
    if (text.trim() === '') return;
    const set = readSet(text);
    if (set) performed.push({ set: index + 1, ...set });
    else unread.push(index);
  });
  return { performed, unread };
}
