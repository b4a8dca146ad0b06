import type { GuardedReply } from '#core/coaching/turn.ts';
import { ModelError } from './model-error.ts';

/** A word after which a sentence has to be proved before it is shown: a number, an address, or a claim to have done something. */
const RISKY =
  /\d|:\/\/|www\.|[@[\]<>]|^\W*(?:i|i['’](?:ve|ll|m)|we|we['’](?:ve|ll)|done|updated|changed|logged|saved|set|swapped|added|removed|deleted|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w*(?:teen|ty)|hundred|thousand|half)\b/i;
const SENTENCE_END = /[.!?…]["'”’)*]*$/;
const NEW_LINE = /^\s*\n/;
/** Longer is no reply of a coach. */
const TEXT_MAX = 6000;

type GuardedStream = {
  /** Takes what the model writes, as it comes. Throws a ModelError as soon as a sentence cannot be proved. */
  push: (delta: string) => void;
  /** All of it, once the model has finished. */
  end: () => string;
};

/**
 * Passes a model's words on as they come, but holds a sentence back from its first risky word until it is whole and `guard` has
 * let it through.
 */
export function streamProved(guard: (text: string) => GuardedReply, say: (text: string) => void): GuardedStream {
  let text = '';
  let rest = '';
  let sentence = '';
  let held = '';
  const prove = () => {
    if (held !== '') {
      const verdict = guard(sentence);
      if (!verdict.ok && verdict.reason !== 'empty') throw new ModelError('unproved');
      // A sentence from which something was taken is shown with the whole reply, not piece by piece.
      if (verdict.ok && verdict.reply.trim() === sentence.trim()) say(held);
    }
    sentence = '';
    held = '';
  };
  const take = (word: string) => {
    if (NEW_LINE.test(word)) prove();
    sentence += word;
    if (held !== '' || RISKY.test(word.trim())) held += word;
    else say(word);
    if (SENTENCE_END.test(word)) prove();
  };
  return {
    push: (delta) => {
      text += delta;
      if (text.length > TEXT_MAX) throw new ModelError('nonsense');
      const words = (rest + delta).split(/(?<=\S)(?=\s)/);
      rest = words.pop() ?? '';
      for (const word of words) take(word);
    },
    end: () => {
      if (rest.trim() !== '') take(rest.trimEnd());
      prove();
      const verdict = guard(text.trim());
      if (!verdict.ok) throw new ModelError(verdict.reason === 'empty' ? 'nonsense' : 'unproved');
      return verdict.reply;
    },
  };
}
