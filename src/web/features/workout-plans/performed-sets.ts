import type { z } from 'zod';
import type { performedSetSchema } from '#contract/logs.ts';

/** One set as it was really done. */
export type PerformedSet = z.output<typeof performedSetSchema>;

const SHORT_FORM = /^(?:(\d+(?:\.\d+)?)\s*(?:lbs?)?\s*[x×*]\s*)?(\d+)$/i;
const MOST_LBS = 2000;
const MOST_REPS = 500;

/** One set in short form: "100x8" is 8 with 100 pounds, "8" is 8 with body weight; `null` where it is neither. */
export function readSet(text: string): Pick<PerformedSet, 'weightLbs' | 'reps'> | null {
  const [, weight, reps] = SHORT_FORM.exec(text.trim()) ?? [];
  if (reps === undefined) return null;
  const set = { weightLbs: weight === undefined ? null : Number(weight), reps: Number(reps) };
  return (set.weightLbs ?? 0) <= MOST_LBS && set.reps <= MOST_REPS ? set : null;
}

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
