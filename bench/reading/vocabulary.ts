import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { loadReadingFacts } from '#server/catalogue/reading-facts.ts';
import type { Shelf } from './patterns.ts';

export type Vocabulary = { foods: Shelf; exercises: Shelf; tools: Shelf };

const json = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

const limitsSchema = z.record(
  z.string(),
  z.strictObject({ means: z.string(), typical: z.string(), breaks: z.array(z.string()) }),
);
const familiesSchema = z.record(z.string(), z.union([z.array(z.string()), z.string()]));

const limits = limitsSchema.parse(json('limits.json'));
let made: Vocabulary | undefined;

export const limitIds = (): string[] => Object.keys(limits);

/** Exercises that break a movement limit as they are usually done. Throws for a limit that nobody knows. */
export function breakersOf(limit: string): readonly string[] {
  const found = limits[limit];
  if (!found) throw new Error(`no such limit: ${limit}`);
  return found.breaks;
}

/** All that labels can name. */
export function vocabulary(): Vocabulary {
  if (made) return made;
  const { foods, exercises } = loadCatalogue();
  const groups = new Map([...foods.foods].map(([id, { group }]) => [id, group]));
  const tools = Object.keys(loadReadingFacts(loadCatalogue()).training.equipment.tokens);
  const plain = { families: {}, groupOf: () => null };
  made = {
    foods: { ids: [...groups.keys()], families: families('foods'), groupOf: (id) => groups.get(id) ?? null },
    exercises: { ...plain, ids: [...exercises.exercises.keys()], families: families('exercises') },
    tools: { ...plain, ids: tools, families: families('tools') },
  };
  return made;
}

function families(kind: keyof Vocabulary): Record<string, string[]> {
  const read = familiesSchema.parse(json(`labels/families-of-${kind}.json`));
  return Object.fromEntries(
    Object.entries(read).flatMap(([name, list]) => (Array.isArray(list) ? [[name, list]] : [])),
  );
}
