import { phraseAt } from '#core/language/phrase-set.ts';
import { tokenise } from '#core/language/tokens.ts';
import type { KeptMemory } from './memory.ts';
import { stripFront } from './memory-clauses.ts';
import { bareWords, contentStems, MEMORY_WORDS } from './memory-words.ts';
import { isAbout } from './read-memories.ts';

/** What a message wants of the memory. `which`: more than one could be meant. */
export type MemoryCommand =
  | { kind: 'list' }
  | { kind: 'forget'; memory: KeptMemory }
  | { kind: 'which'; memories: readonly KeptMemory[] };

/** Whether a message asks what is remembered, or to forget some of it; null where it does neither, as in "forget the rice". */
export function readMemoryCommand(message: string, known: readonly KeptMemory[]): MemoryCommand | null {
  if (MEMORY_WORDS.askList.keys.has(bareWords(message))) return { kind: 'list' };
  const tokens = stripFront(tokenise(message), MEMORY_WORDS.leads);
  const asked = phraseAt(tokens, 0, MEMORY_WORDS.askForget);
  const [first, last] = [tokens[asked], tokens.at(-1)];
  if (asked === 0 || !first || !last) return null;
  const what = message.slice(first.start, last.end);
  if (MEMORY_WORDS.everything.keys.has(bareWords(what)))
    return known.length > 0 ? { kind: 'which', memories: known } : null;
  const meant = meantBy(what, known);
  const [memory] = meant;
  if (!memory) return null;
  return meant.length === 1 ? { kind: 'forget', memory } : { kind: 'which', memories: meant };
}

/** Those that hold all that is said; else that one which holds most of it. */
function meantBy(what: string, known: readonly KeptMemory[]): readonly KeptMemory[] {
  const all = known.filter(({ text, quote }) => isAbout(`${text} ${quote}`, what));
  if (all.length > 0) return all;
  const stems = contentStems(what);
  const shared = ({ text, quote }: KeptMemory) => {
    const held = new Set(contentStems(`${text} ${quote}`));
    return stems.filter((stem) => held.has(stem)).length;
  };
  const most = Math.max(0, ...known.map(shared));
  return most * 2 > stems.length ? known.filter((memory) => shared(memory) === most) : [];
}

/** Whether a message says yes to what was proposed to be remembered, in so many words. */
export const saysKeep = (message: string): boolean => MEMORY_WORDS.keepBoth.keys.has(bareWords(message));
