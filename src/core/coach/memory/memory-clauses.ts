import { capital } from '#core/language/capital.ts';
import { type PhraseSet, phraseAt } from '#core/language/phrase-set.ts';
import { type Token, tokenise } from '#core/language/tokens.ts';
import { MEMORY_WORDS } from './memory-words.ts';

/** One thing that is said: its words, and whether it is asked. */
export type Clause = { tokens: readonly Token[]; isAsked: boolean };

const ENDS = new Set(['.', '!', '?', ';', '\n', '…']);
const SUBJECTS = new Set([
  'i',
  'im',
  'ive',
  'we',
  'weve',
  'my',
  'our',
  'it',
  'its',
  'theres',
  'there',
  'they',
  'she',
  'he',
  'you',
]);

/** "June 12, 2027" is one date. */
const isYear = (token: Token | undefined): boolean => token?.kind === 'number' && /^2[01]\d\d$/.test(token.plain);
const startsAnew = (token: Token | undefined): boolean => token !== undefined && SUBJECTS.has(token.plain);

/** "I hate olives, capers and anchovies" is one taste. */
function goesOnListing(clause: readonly Token[], next: Token | undefined): boolean {
  const isTaste = clause.some((_token, at) =>
    [MEMORY_WORDS.likes, MEMORY_WORDS.dislikes].some((words) => phraseAt(clause, at, words) > 0),
  );
  return isTaste && !startsAnew(next) && next?.kind === 'word' && next.plain !== 'but' && next.plain !== 'so';
}

/** Cuts a message where one thing ends and the next begins. */
export function clausesOf(message: string): Clause[] {
  const tokens = tokenise(message);
  const clauses: Clause[] = [];
  let open: Token[] = [];
  const close = (isAsked = false) => {
    const stripped = withoutLeads(open);
    if (stripped.length > 0) clauses.push({ tokens: stripped, isAsked });
    open = [];
  };
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1];
    if (ENDS.has(token.plain)) close(token.plain === '?');
    else if (token.plain === ',' && !isYear(next) && !goesOnListing(open, next)) close();
    else if ((token.plain === 'and' || token.plain === 'but') && startsAnew(next)) close();
    else open.push(token);
  }
  close();
  return clauses;
}

/** Without what only leads into a sentence: "so", "btw". */
const withoutLeads = (tokens: readonly Token[]): readonly Token[] => stripFront(tokens, MEMORY_WORDS.leads);

/** Without phrases of a list, and signs, at the front. */
export function stripFront(tokens: readonly Token[], words: PhraseSet): readonly Token[] {
  let at = 0;
  for (;;) {
    const length = phraseAt(tokens, at, words) || (tokens[at]?.kind === 'sign' ? 1 : 0);
    if (length === 0) return tokens.slice(at);
    at += length;
  }
}

/** Without words of a list, and signs, at the end. */
export function stripEnd(tokens: readonly Token[], words: PhraseSet): readonly Token[] {
  let to = tokens.length;
  for (;;) {
    const last = tokens[to - 1];
    if (!last) return [];
    const isPhrase = [2, 1].find(
      (length) => to >= length && phraseAt(tokens.slice(to - length, to), 0, words) === length,
    );
    const length = isPhrase ?? (last.kind === 'sign' ? 1 : 0);
    if (length === 0) return tokens.slice(0, to);
    to -= length;
  }
}

/** What stands in a message from the first to the last of some words, written as a sentence begins. */
export function writtenAs(message: string, tokens: readonly Token[]): string {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (!first || !last) return '';
  const text = message.slice(first.start, last.end).replace(/\s+/g, ' ').trim();
  return capital(text.replace(/\bi\b/g, 'I'));
}
