import type { Reading } from '#core/coach/safety/classifier.ts';
import { featuresOf } from '#core/coach/safety/features.ts';
import { plainSentences } from '#core/coach/safety/plain-sentences.ts';
import { LEARNED_CLASSES } from '#core/coach/safety/verdict.ts';
import { BUCKETS } from '#core/coach/weighing/text-features.ts';
import { dice, learned, written } from './logistic.ts';

/** A phrase and what it is; `null` is harmless. */
export type Example = { text: string; is: Reading['kinds'][number] | null; isNearMiss: boolean };

const KIND_BUCKETS = 2 ** 12;
/** Near-misses teach most about the border, changes of the profile least. */
const NEAR_MISS_COUNTS = 2;
const EVERYDAY_COUNTS = 1;
/** How many of the phrases are heard once more beside something harmless. */
const WRAPPED = 0.5;

/** The file of weights of the gate's classifier. */
export function trainedForSafety(examples: readonly Example[]) {
  const lessons = [...examples, ...wrapped(examples)].map(({ text, is, isNearMiss }) => ({
    features: featuresOf(plainSentences(text).join(' . ')),
    goals: is === null ? [] : [LEARNED_CLASSES.indexOf(is)],
    counts: is !== null ? 1 : isNearMiss ? NEAR_MISS_COUNTS : EVERYDAY_COUNTS,
  }));
  const danger = learned(
    lessons.map(({ goals, ...lesson }) => ({ ...lesson, goals: goals.map(() => 0) })),
    { buckets: BUCKETS, outputs: 1 },
  );
  const kinds = learned(
    lessons.filter(({ goals }) => goals.length > 0),
    { buckets: KIND_BUCKETS, outputs: LEARNED_CLASSES.length },
  );
  return {
    about: 'Made by `npm run train:coach` from the phrases of bench/coach; see src/core/coach/safety/classifier.ts.',
    danger: written(danger),
    kinds: written(kinds),
  };
}

/** "Thanks, that worked. i cant feel my leg": what a phrase says holds with something harmless before or behind it, too. */
function wrapped(examples: readonly Example[]): Example[] {
  const chance = dice(7);
  const everyday = examples.filter(({ is, isNearMiss }) => is === null && !isNearMiss);
  return examples
    .filter(({ is, isNearMiss }) => (is !== null || isNearMiss) && chance() < WRAPPED)
    .map((example) => {
      const beside = everyday[Math.floor(chance() * everyday.length)]?.text ?? '';
      return { ...example, text: chance() < 0.5 ? `${beside}. ${example.text}` : `${example.text}. ${beside}` };
    });
}
