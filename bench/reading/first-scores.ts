import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { type Figures, figuresSchema } from './figures.ts';
import { SETS, type SetName } from './labels.ts';

const FILE = new URL('first-scores.json', import.meta.url);

const scoresSchema = z.array(
  z.strictObject({
    date: z.string(),
    reader: z.string(),
    set: z.enum(SETS),
    people: z.number().int(),
    figures: figuresSchema,
  }),
);

/** Keeps what a reader scored on a set the first time; what stands there already stays. True where this was the first time. */
export function keepFirstScore(score: {
  date: string;
  reader: string;
  set: SetName;
  people: number;
  figures: Figures;
}): boolean {
  const kept = readScores();
  if (kept.some(({ reader, set }) => reader === score.reader && set === score.set)) return false;
  writeFileSync(FILE, `${JSON.stringify([...kept, score], null, 2)}\n`);
  return true;
}

function readScores(): z.infer<typeof scoresSchema> {
  try {
    return scoresSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT') return [];
    throw fault;
  }
}
