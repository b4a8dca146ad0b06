import { hashSeed } from '#core/seed/random.ts';

const MOST_ATTEMPTS = 4;

/** The seed asked for, then others derived from it: how often a proposal may fail its check before we give up. */
export function attemptSeeds(seed: number): number[] {
  return Array.from({ length: MOST_ATTEMPTS }, (_, attempt) =>
    attempt === 0 ? seed : hashSeed(`${seed}:attempt:${attempt}`),
  );
}
