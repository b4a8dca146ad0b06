import type { KeptDecision } from '#core/athlete/go-by.ts';
import { answeredBy, type Told } from '#core/premises/health/told-health.ts';
import type { OpenQuestion, Premises } from '#core/premises/premises.ts';
import type { ReadingFacts } from '#core/premises/reading-facts.ts';
import { withAnswer, withoutAll } from './apply-answers.ts';
import { withTaps } from './apply-taps.ts';
import { withLimitsOfDiets } from './limits-of-diets.ts';
import { decidedAt, placesOf } from './words-of.ts';

/** What was tapped about health, for where it is read. */
export function toldBy(kept: readonly KeptDecision[]): Told {
  const choices = new Map<string, { choice: string; at: string }>();
  const notMine = new Map<string, readonly string[]>();
  for (const { decision, at, over } of kept) {
    if (decision.about === 'question') choices.set(decision.question, { choice: decision.choice, at });
    if (decision.about === 'health' && decision.stance === 'not_mine') notMine.set(decision.subject, over);
  }
  return { choices, notMine };
}

/**
 * The premises with what the person tapped above what was read: answers to questions, foods, tools, movements, and illnesses that are not
 * theirs. A tap counts as long as nothing newer is written on the same thing; then both stand side by side in a question, and meanwhile
 * the stricter one holds. Give premises that were read with `toldBy(kept)`.
 */
export function applyDecisions(premises: Premises, kept: readonly KeptDecision[], facts: ReadingFacts): Premises {
  const asRead = { ...premises, questions: once(premises.questions) };
  if (kept.length === 0) return asRead;
  const told = toldBy(kept);
  const mine = withoutNotMine(asRead);
  const answered = answeredBy(mine.questions, told);
  const closed = new Set(answered.map(({ id }) => id));
  const withAnswers = [...mine.answered, ...answered].reduce<Premises>(
    (known, question) => withAnswer(known, question, facts),
    {
      ...mine,
      questions: mine.questions.filter(({ id }) => !closed.has(id)),
      answered: [...mine.answered, ...answered],
    },
  );
  const tapped = withTaps(withAnswers, { asRead, kept, told, facts });
  return withLimitsOfDiets(tapped, premises, facts);
}

/** The same words of one answer are asked about once. */
const once = (questions: readonly OpenQuestion[]): OpenQuestion[] => [
  ...new Map(questions.map((question) => [question.id, question])).values(),
];

/** What else came from the words of an illness that is not the person's: the joint that it is named after, the foods that it holds. */
function withoutNotMine(premises: Premises): Premises {
  const origins = premises.notMine.flatMap((premise) => premise.origins);
  if (origins.length === 0) return premises;
  const without = placesOf(origins).reduce(withoutAll, premises);
  return { ...without, accounted: [...without.accounted, ...decidedAt(origins)] };
}
