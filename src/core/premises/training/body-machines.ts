import type { Mention } from '#core/language/reading.ts';
import { tellsTrouble } from './brought-on.ts';
import { isHowItHappened } from './hurt-words.ts';
import type { TrainingFacts } from './training-facts.ts';
import { type FieldReading, hasAny, partAround } from './words-beside.ts';

const GIVEN_UP = / (?:stops?|stopped|gave up|given up|is out|are out|especially|mostly|mainly) /;

/** A machine that is named beside a trouble, and nothing good is said of it. */
export function isToldOff(
  answer: FieldReading,
  mention: Mention,
  { movement }: Pick<TrainingFacts, 'movement'>,
): boolean {
  const part = partAround(answer, mention.span);
  if (mention.polarity !== 'named' || hasAny(part, movement.goodFor)) return false;
  return (tellsTrouble(part, movement.troubles) || GIVEN_UP.test(part)) && !isHowItHappened(answer, mention);
}

/** What is done on a machine; of free weights, what is no lift. */
export const movesOn = (tokens: ReadonlySet<string>, { exercises }: TrainingFacts): string[] =>
  [...exercises.values()]
    .filter(({ category, equipment }) =>
      equipment.flat().some((token) => tokens.has(token) && (category !== 'strength' || token.startsWith('machine:'))),
    )
    .map(({ id }) => id);
