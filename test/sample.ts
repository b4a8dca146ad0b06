import { seededRandom } from '#core/seed/random.ts';

/**
 * Where trying everything takes minutes, a test tries a sample, another one each day. The seed is printed before the tests;
 * the same sample again: `TEST_SEED=20261122 npm test`. Everything is tried by `npm run bench:grids`.
 */
export const SAMPLE_SEED = Number(process.env.TEST_SEED ?? 0);

const isWhole = process.env.TEST_SAMPLE === 'whole';

/** How many to try: a few, or all when the whole grid was asked for. */
export const sampleSize = (few: number, all: number): number => (isWhole ? all : few);

/** So many of a list, in its order, drawn by the seed of the day. */
export function sampled<T>(list: readonly T[], few: number): T[] {
  if (isWhole || few >= list.length) return [...list];
  const random = seededRandom(SAMPLE_SEED);
  const drawn = list.map((one, place) => ({ one, place, rank: random() })).sort((a, b) => a.rank - b.rank);
  return drawn
    .slice(0, few)
    .sort((a, b) => a.place - b.place)
    .map(({ one }) => one);
}
