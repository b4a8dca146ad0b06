import { hasPhrase, phraseAt } from '#core/language/phrase-set.ts';
import { tokenise } from '#core/language/tokens.ts';
import { MEAL_WORDS } from './meal-words.ts';

const SENTENCE_ENDS = new Set(['.', '!', '?', ';', '\n']);
const CLAUSE_ENDS = new Set([',', ':', '–', '—']);

/** The sentences of a message, with their ends and the space behind them, so that joined they are the text again. */
export const sentencesOf = (message: string): string[] =>
  cutAt(
    message,
    tokenise(message).flatMap(({ plain, end }) => (SENTENCE_ENDS.has(plain) ? [spaceBehind(message, end)] : [])),
  );

/** The parts of a sentence that may each tell a thing of its own: at commas, and before "and", "but", "so", "then". */
export function clausesOf(sentence: string): string[] {
  const tokens = tokenise(sentence);
  const cuts = tokens.flatMap(({ plain, start, end }, at) => {
    if (CLAUSE_ENDS.has(plain) && !isInNumber(sentence, start)) return [spaceBehind(sentence, end)];
    const isStart = at > 0 && phraseAt(tokens, at, MEAL_WORDS.clauseStarts) > 0;
    // "Everything but dinner" is one.
    return isStart && !hasPhrase(tokens.slice(Math.max(0, at - NEAR), at), MEAL_WORDS.everything) ? [start] : [];
  });
  return cutAt(sentence, cuts);
}

const NEAR = 3;

/** "1:10" is one. */
const isInNumber = (text: string, at: number): boolean =>
  /\d/.test(text[at - 1] ?? '') && /\d/.test(text[at + 1] ?? '');

const spaceBehind = (text: string, end: number): number => {
  let at = end;
  while (text[at] === ' ') at++;
  return at;
};

/** Only where a space or the end stands behind the mark: "3.5" and "a.m." hold none. */
function cutAt(text: string, cuts: readonly number[]): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const cut of cuts) {
    if (cut <= from || (cut < text.length && !/\s/.test(text[cut - 1] ?? ''))) continue;
    parts.push(text.slice(from, cut));
    from = cut;
  }
  return from < text.length ? [...parts, text.slice(from)] : parts;
}

/** More parts than that are read two by two. */
const MOST_PARTS = 7;

/**
 * Parts of a text, each as long as what it tells: of all ways to cut it the one of which most is read. `read` says what a part tells and
 * how much that is.
 */
export function bestParts<Reading extends { weight: number }>(
  pieces: readonly string[],
  read: (text: string, before: string) => Reading,
): (Reading & { text: string })[] {
  const few = pieces.length <= MOST_PARTS ? pieces : pairs(pieces);
  const best: { weight: number; parts: (Reading & { text: string })[] }[] = [{ weight: 0, parts: [] }];
  for (let end = 1; end <= few.length; end++) {
    let found: (typeof best)[number] | undefined;
    for (let start = end - 1; start >= 0 && end - start <= MOST_PARTS; start--) {
      const text = few.slice(start, end).join('');
      const reading = read(text, few.slice(0, start).join(''));
      const rest = best[start];
      if (!rest || (reading.weight === 0 && end - start > 1)) continue;
      const weight = rest.weight + reading.weight;
      if (!found || weight > found.weight) found = { weight, parts: [...rest.parts, { ...reading, text }] };
    }
    best.push(found ?? { weight: 0, parts: [] });
  }
  return best.at(-1)?.parts ?? [];
}

const pairs = (pieces: readonly string[]): string[] => {
  const size = Math.ceil(pieces.length / MOST_PARTS);
  return Array.from({ length: Math.ceil(pieces.length / size) }, (_, at) =>
    pieces.slice(at * size, (at + 1) * size).join(''),
  );
};
