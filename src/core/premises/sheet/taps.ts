import { type Decision, decisionKey, type KeptDecision } from '#core/athlete/go-by.ts';
import type { PremisesSheet } from './premises-sheet.ts';

/** The words that a decision is made on, as the sheet shows them; `undefined` where the sheet has no such line. */
function quotesUnder(sheet: PremisesSheet, decision: Decision): readonly string[] | undefined {
  switch (decision.about) {
    case 'food':
      return sheet.foods.find(({ subject }) => subject === decision.subject)?.origin.quotes;
    case 'health':
      return sheet.health.find(({ subject }) => subject === decision.subject)?.origin.quotes;
    case 'movement':
      return sheet.movements.find(({ limit }) => limit === decision.limit)?.origin?.quotes;
    case 'tool':
      return sheet.toolGroups.flatMap(({ tools }) => tools).find(({ token }) => token === decision.token)?.origin
        ?.quotes;
    case 'question': {
      const asked = sheet.questions.find(({ id }) => id === decision.question);
      return asked && (asked.quote === null ? [] : [asked.quote]);
    }
  }
}

/** Adds decisions to those before; the newest of a key takes the place of an older one. */
export function withTaps(
  taps: readonly KeptDecision[],
  decisions: readonly Decision[],
  { sheet, at }: { sheet: PremisesSheet; at: string },
): KeptDecision[] {
  const replaced = new Set(decisions.map(decisionKey));
  const made = decisions.map((decision) => ({ decision, at, over: [...(quotesUnder(sheet, decision) ?? [])] }));
  return [...taps.filter(({ decision }) => !replaced.has(decisionKey(decision))), ...made];
}

/**
 * The decisions that still hold once answers were changed. `read` is the new reading without any decision: where other words now speak
 * of the same thing, or the question is not asked any more, the decision falls.
 */
export function tapsThatHold(taps: readonly KeptDecision[], read: PremisesSheet): KeptDecision[] {
  return taps.filter(({ decision, over }) => {
    const quotes = quotesUnder(read, decision);
    if (decision.about === 'question') return quotes !== undefined;
    return (quotes ?? []).every((quote) => over.includes(quote));
  });
}

/**
 * The decisions that a sheet shows as tapped. Another reading of the same answers needs them beside what is tapped now; `at` is only their
 * place in time, since the words that they were made on are those of the sheet.
 */
export function tapsShown(sheet: PremisesSheet, at: string): KeptDecision[] {
  const { foods, toolGroups, movements, health, questions } = sheet;
  const isTapped = ({ origin }: { origin: { how: string } | null }) => origin?.how === 'tapped';
  const decisions: Decision[] = [
    ...foods.filter(isTapped).map(({ subject, stance }) => ({ about: 'food', subject, stance }) as const),
    ...toolGroups
      .flatMap(({ tools }) => tools)
      .filter(isTapped)
      .map(({ token, has, heaviestLbs, count }) => {
        return { about: 'tool', token, stance: has ? 'has' : 'has_not', heaviestLbs, count } as const;
      }),
    ...movements
      .filter(isTapped)
      .map(({ limit, out }) => ({ about: 'movement', limit, stance: out === 'no' ? 'fine' : 'leave_out' }) as const),
    ...health
      .filter(({ holds }) => !holds)
      .map(({ subject }) => ({ about: 'health', subject, stance: 'not_mine' }) as const),
    ...questions.flatMap(({ id, chosen }) =>
      chosen === null ? [] : [{ about: 'question', question: id, choice: chosen } as const],
    ),
  ];
  return withTaps([], decisions, { sheet, at });
}
