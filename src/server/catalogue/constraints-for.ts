import { createHash } from 'node:crypto';
import type { Constraints } from '#core/athlete/constraints.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { type CheckedReading, checkedReading } from '#core/planning/checked-reading.ts';
import { inWorker } from '../planning/in-worker.ts';
import { type BoundedCache, createBoundedCache } from './bounded-cache.ts';
import type { Catalogue } from './catalogue.ts';
import { readingTables } from './reading-facts.ts';

type Words = Pick<Catalogue, 'foods' | 'exercises'>;

/** Letters of profiles whose reading is kept: some thousands of people, or a hundred who write as much as they may. */
const MOST_LETTERS = 4_000_000;

/** Answers of so many letters are read in about 10 ms at the worst: 20,000 hostile ones took 30 to 150. */
const READ_AT_ONCE_LETTERS = 2000;

const kept = new WeakMap<Words['foods'], BoundedCache<CheckedReading>>();

function cacheOf({ foods }: Words): BoundedCache<CheckedReading> {
  const cache = kept.get(foods) ?? createBoundedCache({ mostWeight: MOST_LETTERS });
  kept.set(foods, cache);
  return cache;
}

/**
 * What was read from this person's words, and what no plan for them may contain. Answers that stay as they are, are read once: nearly
 * every request asks, and who writes much into each of them would keep the server busy with every one.
 */
export function readingOf(profile: Profile, words: Words): CheckedReading {
  const { key, weight } = entryOf(profile);
  return cacheOf(words).get(key, { weight, make: () => frozen(checkedReading(profile, readingTables(words))) });
}

/** The same, with long answers read in a worker: a tenth of a second of reading holds up nobody else there. */
export async function readAthlete(profile: Profile, words: Words): Promise<CheckedReading> {
  const { key, weight } = entryOf(profile);
  const cache = cacheOf(words);
  if (weight <= READ_AT_ONCE_LETTERS || cache.has(key)) return readingOf(profile, words);
  const reading = frozen(await inWorker('reading', { profile }));
  return cache.get(key, { weight, make: () => reading });
}

/** What no plan for this person may contain. */
export const constraintsFor = (profile: Profile, words: Words): Constraints => readingOf(profile, words).constraints;

/** The same, with long answers read in a worker. */
export const readConstraints = async (profile: Profile, words: Words): Promise<Constraints> =>
  (await readAthlete(profile, words)).constraints;

/** The copy of what was confirmed is not read from: it would make a long answer of everybody who confirmed a sheet. */
function entryOf({ goBy, ...told }: Profile): { key: string; weight: number } {
  const answers = JSON.stringify({ ...told, decisions: goBy?.decisions ?? [] });
  return { key: createHash('sha256').update(answers).digest('base64'), weight: answers.length };
}

/** Shared by many requests, so none of them may change it. */
function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) frozen(inner);
  }
  return value;
}
