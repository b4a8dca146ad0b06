import { z } from 'zod';
import { capital } from '#core/language/capital.ts';
import sheet from '#data/reading/sheet.json' with { type: 'json' };
import type { TrainingFacts } from '../training/training-facts.ts';

const words = z.array(z.string());

/** `data/reading/sheet.json`. */
const sheetWordsSchema = z.strictObject({
  about: z.string(),
  movements: z.array(z.strictObject({ id: z.string(), label: z.string(), usual: z.boolean().default(false) })),
  toolGroups: z.array(z.strictObject({ id: z.string(), label: z.string(), tokens: words })),
  /** `usualOf`: a place of `equipment.json` whose usual things it ticks. */
  places: z.array(
    z.strictObject({
      id: z.string(),
      label: z.string(),
      tokens: words.optional(),
      usualOf: z.string().optional(),
    }),
  ),
});

export const SHEET_WORDS = sheetWordsSchema.parse(sheet);

const movementLabels = new Map(SHEET_WORDS.movements.map(({ id, label }) => [id, label]));

/** A movement or a joint in a few plain words. */
export const labelOfMovement = (limit: string): string => movementLabels.get(limit) ?? limit.replaceAll('_', ' ');

/** A piece of equipment as a label. */
export const labelOfTool = (token: string, { equipment }: TrainingFacts): string =>
  capital(equipment.tokens[token]?.label ?? token);
