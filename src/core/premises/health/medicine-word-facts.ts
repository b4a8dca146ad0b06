import { z } from 'zod';

const words = z.array(z.string().min(1));
/** Names in lines, parted by commas. */
const lines = words.default([]);

/** Parts of `data/reading/medicines.json` by which names are known that no row lists. */
export const MEDICINE_WORDS = {
  /** Products from plants, vitamins, food supplements: known, and nothing follows. Most are foods elsewhere, so they count among medicines only. */
  supplements: lines,
  /** Stems of international nonproprietary names at the end of a name, and the rows that a name with them belongs to. */
  stems: z.array(z.strictObject({ ends: words, is: words })).default([]),
  /** The same at the beginning. */
  starts: z.array(z.strictObject({ starts: words, is: words })).default([]),
  /** "Something for my thyroid", "blood pressure tablets": templates filled with forms and reasons. */
  forReasons: z
    .array(
      z.strictObject({
        forms: words,
        templates: words,
        reasons: z.array(z.strictObject({ words, medicines: words })),
      }),
    )
    .default([]),
  /** Words of forms, times and makers by language: never asked about among medicines. */
  around: z.record(z.string(), z.string()).default({}),
  /** What a medicine is for: not asked about beside one that is known. */
  forWhat: z.record(z.string(), z.string()).default({}),
};

/** The names in lines of data, one each. */
export const namesIn = (listed: readonly string[]): string[] => listed.flatMap((line) => line.split(', '));

/** Single words of a record by language. */
export const wordsIn = ({ about: _, ...languages }: Readonly<Record<string, string>>): string[] =>
  Object.values(languages).flatMap((line) => line.split(' '));
