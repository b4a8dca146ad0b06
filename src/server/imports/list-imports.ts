import type { Import } from '#contract/imports.ts';
import type { Db } from '../db/database.ts';
import { countImported, selectImports } from './store.ts';

const NAMED = { workout: 'workouts', exercise_completion: 'exercises', weight: 'weights' } as const;

/** The imports of a person, newest first, with what of each stands in the log now. */
export async function listImports(db: Db, userId: string): Promise<Import[]> {
  const [rows, counts] = [await selectImports(db, userId), await countImported(db, userId)];
  return rows.map(({ id, source, fileName, createdAt }) => {
    const holds = { workouts: 0, exercises: 0, weights: 0, others: 0 };
    for (const one of counts) {
      if (one.importId !== id) continue;
      const name = one.logType in NAMED ? NAMED[one.logType as keyof typeof NAMED] : 'others';
      holds[name] += one.rows;
    }
    return { id, source, fileName, createdAt: createdAt.toISOString(), holds };
  });
}
