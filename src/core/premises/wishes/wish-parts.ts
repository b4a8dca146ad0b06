import { phraseAt, phraseSet } from '#core/language/phrase-set.ts';
import { type Token, tokenise } from '#core/language/tokens.ts';
import { WISH_WORDS } from './wish-words.ts';

/** A stretch of a wish that is read by itself. `replaced`: what is named in it is to go, although nothing refuses it. */
export type WishPart = { text: string; replaced: boolean };

const { turns } = WISH_WORDS;
const WANTED = phraseSet(turns.wanted);
const REPLACED = phraseSet(turns.replaced);
const INSTEAD = phraseSet(turns.instead);
const NOT_WANTED = new Set(turns.notWanted);
const BY = new Set(turns.by);
const SENTENCE_ENDS = new Set(['.', ';', '!', '?', '\n']);

type Turn = { replaced: boolean; skip: number };

/** The turn that a wish takes at a word, and how many words of it say nothing else; null where it goes on. */
function turnAt(tokens: readonly Token[], at: number, open: 'swap' | 'instead' | null): Turn | null {
  const token = tokens[at];
  if (!token) return null;
  if (open === 'swap' && (BY.has(token.plain) || SENTENCE_ENDS.has(token.plain))) return { replaced: false, skip: 1 };
  if (open === 'instead' && token.kind === 'sign') return { replaced: false, skip: 1 };
  const before = tokens[at - 1]?.plain ?? '';
  if (NOT_WANTED.has(before)) return null;
  const replaced = phraseAt(tokens, at, REPLACED);
  if (replaced > 0) return { replaced: true, skip: replaced };
  return phraseAt(tokens, at, WANTED) > 0 ? { replaced: false, skip: 0 } : null;
}

/** Cuts a wish where it turns: "no broccoli, | more tofu", "swap the salmon | for beans", "instead of rice, | potatoes". */
export function wishParts(text: string): WishPart[] {
  const tokens = tokenise(text);
  const parts: WishPart[] = [];
  let open: 'swap' | 'instead' | null = null;
  let part = { start: 0, replaced: false };
  for (let at = 0; at < tokens.length; at++) {
    const turn = turnAt(tokens, at, open);
    if (turn) {
      const start = tokens[at + turn.skip]?.start ?? text.length;
      parts.push({ text: text.slice(part.start, tokens[at]?.start), replaced: part.replaced });
      part = { start, replaced: turn.replaced };
      open = turn.replaced ? 'swap' : null;
    } else if (phraseAt(tokens, at, INSTEAD) > 0) open = 'instead';
  }
  parts.push({ text: text.slice(part.start), replaced: part.replaced });
  return parts.filter((each) => each.text.trim() !== '');
}
