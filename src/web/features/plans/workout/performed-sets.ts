import { z } from 'zod';
import type { performedSetSchema } from '#contract/logs.ts';
import { readSet } from '#core/training/player/read-set.ts';

/** One set as it was really done. */
export type PerformedSet = z.output<typeof performedSetSchema>;

/** Sets as they are typed, numbered by their field. What is left empty was not written down and is left out. */
export const setsSchema = (example: string) =>
  z.object({ sets: z.array(z.string()) }).transform(({ sets }, { addIssue }) =>
    sets.flatMap((text, index): PerformedSet[] => {
      if (text.trim() === '') return [];
      const set = readSet(text);
      if (set) return [{ set: index + 1, ...set }];
      addIssue({ code: 'custom', path: ['sets', index], message: `Like ${example}.` });
      return [];
    }),
  );
