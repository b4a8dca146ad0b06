import { type Decision, decisionKey, type KeptDecision } from '#core/athlete/go-by.ts';
import type { Premises } from '#core/premises/premises.ts';
import type { ReadingFacts } from '#core/premises/reading-facts.ts';
import { wordsOn } from './words-on.ts';

type Keeping = {
  kept: readonly KeptDecision[];
  decisions: readonly Decision[];
  /** When they were tapped. */
  at: string;
  /** As read from the words alone, without any tap but those that say what a word is. */
  asRead: Premises;
  facts: ReadingFacts;
};

/** What is kept after a sitting of taps: the newest of each thing, each with the words that it was made on; what is taken back goes. */
export function keepDecisions({ kept, decisions, at, asRead, facts }: Keeping): KeptDecision[] {
  const all = new Map(kept.map((each) => [decisionKey(each.decision), each]));
  for (const decision of decisions) {
    const key = decisionKey(decision);
    all.delete(key);
    const takenBack = 'stance' in decision && decision.stance === 'as_written';
    if (!takenBack) all.set(key, { decision, at, over: wordsOn(decision, asRead, facts) });
  }
  return [...all.values()];
}
