import { createHash } from 'node:crypto';
import type { Constraints } from '#core/athlete/constraints.ts';
import { constraintsOf } from '#core/athlete/constraints-of.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { inWorker } from '../planning/in-worker.ts';
import { type BoundedCache, createBoundedCache } from './bounded-cache.ts';
import type { Catalogue } from './catalogue.ts';

type Words = Pick<Catalogue, 'foods' | 'lexicon' | 'trainingLexicon'>;

/** Letters of profiles whose constraints are kept: some thousands of people, or a hundred who write as much as they may. */
const MOST_LETTERS = 4_000_000;

/** Answers of so many letters are read in about 10 ms at the worst: 20,000 hostile ones took 30 to 150. */
const READ_AT_ONCE_LETTERS = 2000;

const kept = new WeakMap<Words['lexicon'], BoundedCache<Constraints>>();

function cacheOf({ lexicon }: Words): BoundedCache<Constraints> {
  const cache = kept.get(lexicon) ?? createBoundedCache({ mostWeight: MOST_LETTERS });
  kept.set(lexicon, cache);
  return cache;
}

/**
 * What no plan for this person may contain. Answers that stay as they are, are read once: nearly every request asks, and who
 * writes much into each of them would keep the server busy with every one.
 */
export function constraintsFor(profile: Profile, { foods, lexicon, trainingLexicon }: Words): Constraints {
  const words = { foods, lexicon, trainingLexicon };
  const { key, weight } = entryOf(profile);
  return cacheOf(words).get(key, { weight, make: () => frozen(constraintsOf({ profile, ...words })) });
}

/** The same, with long answers read in a worker: a tenth of a second of reading holds up nobody else there. */
export async function readConstraints(profile: Profile, words: Words): Promise<Constraints> {
  const { key, weight } = entryOf(profile);
  const cache = cacheOf(words);
  if (weight <= READ_AT_ONCE_LETTERS || cache.has(key)) return constraintsFor(profile, words);
  const constraints = frozen(await inWorker('constraints', { profile }));
  return cache.get(key, { weight, make: () => constraints });
}

function entryOf(profile: Profile): { key: string; weight: number } {
  const answers = JSON.stringify(profile);
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
