import { withoutTags } from './foreign.ts';
import { guardSentence } from './guard-sentence.ts';
import type { Fault, Proof } from './proof.ts';
import { sentencesOf } from './sentences.ts';

/** A sentence that may not be shown, and why, fit to be told to the model. */
export type FaultySentence = { sentence: string; reason: Fault; why: string };

/** What of a reply may be shown, and what may not; `reply` is empty where nothing is left. */
export type GuardedReply = { reply: string; faults: readonly FaultySentence[] };

/** A coach says less; what comes behind so many sentences is left out. */
const MOST_SENTENCES = 120;

/** A model's reply without the sentences that may not be shown. Text that needs no cutting comes back as it was. */
export function guardReply(reply: string, proof: Proof): GuardedReply {
  const faults: FaultySentence[] = [];
  const kept = sentencesOf(withoutTags(reply))
    .slice(0, MOST_SENTENCES)
    .filter((sentence) => {
      const verdict = guardSentence(sentence, proof);
      if (!verdict.ok) faults.push({ sentence: sentence.trim(), reason: verdict.reason, why: verdict.why });
      return verdict.ok;
    });
  const text = kept.join('').trim();
  return { reply: /[\p{L}\d]/u.test(text) ? text : '', faults };
}
