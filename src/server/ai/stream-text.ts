import { withoutTags } from '#core/coach/guard/foreign.ts';
import type { FaultySentence } from '#core/coach/guard/guard-reply.ts';
import type { Verdict } from '#core/coach/guard/proof.ts';
import { wholeSentences } from '#core/coach/guard/sentences.ts';
import { ModelError } from './model-error.ts';

/** Longer is no reply of a coach. */
const TEXT_MAX = 6000;

/** Writes sentences anew: one for each that is given, or null to leave it out. */
export type Repair = (faults: readonly FaultySentence[]) => Promise<readonly (string | null)[]>;

type GuardedStream = {
  /** Takes what the model writes, as it comes, and says each sentence that may be shown. Throws a ModelError where it is too much. */
  push: (delta: string) => void;
  /** Once the model has finished: says the rest, with faulty sentences written anew or left out, and answers all that was said. */
  end: (repair: Repair) => Promise<string>;
};

type Held = { sentence: string; fault: FaultySentence | null };

/**
 * Passes a model's words on sentence by sentence, each only after `guard` let it through. Behind the first faulty one everything waits,
 * so that what is written in its place stands where it belongs.
 */
export function streamGuarded(guard: (sentence: string) => Verdict, say: (text: string) => void): GuardedStream {
  let length = 0;
  let rest = '';
  let said = '';
  const held: Held[] = [];
  const show = (sentence: string) => {
    said += sentence;
    say(sentence);
  };
  const take = (written: string) => {
    const sentence = withoutTags(written);
    const verdict = guard(sentence);
    const fault = verdict.ok ? null : { sentence: sentence.trim(), reason: verdict.reason, why: verdict.why };
    if (fault === null && held.length === 0) show(sentence);
    else held.push({ sentence, fault });
  };
  return {
    push: (delta) => {
      length += delta.length;
      if (length > TEXT_MAX) throw new ModelError('nonsense');
      const { whole, rest: open } = wholeSentences(rest + delta);
      rest = open;
      whole.forEach(take);
    },
    end: async (repair) => {
      if (rest.trim() !== '') take(rest.trimEnd());
      const faults = held.flatMap(({ fault }) => fault ?? []);
      const written = faults.length === 0 ? [] : [...(await repair(faults))];
      for (const { sentence, fault } of held) {
        const better = fault === null ? sentence : spaced(written.shift() ?? null, sentence);
        if (better !== null && (fault === null || guard(better).ok)) show(better);
      }
      if (!/[\p{L}\d]/u.test(said)) throw new ModelError(faults.length > 0 ? 'unproved' : 'nonsense');
      return said.trimEnd();
    },
  };
}

/** With the space behind it that the sentence had in whose place it stands. */
const spaced = (text: string | null, before: string): string | null =>
  text === null || text.trim() === ''
    ? null
    : withoutTags(text).trim() + (before.slice(before.trimEnd().length) || ' ');
