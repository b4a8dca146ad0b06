import { foldText } from '#core/language/fold-text.ts';

/** One word of a text, or a sign that parts it. `stem` is what phrases are compared by. */
export type Token = {
  text: string;
  start: number;
  end: number;
  plain: string;
  stem: string;
  /** `soft`: comma, slash, bracket. `hard`: the sentence ends. */
  breaks: 'soft' | 'hard' | null;
  /** The word as typed, where `stem` is a corrected one. */
  misspelt: string | null;
};

const TOKEN = /n\/a|w\/o|\d+(?:[.,:/]\d+)*(?:s\b)?|[\p{L}\p{M}]+\d*(?:['’][\p{L}\p{M}]+)*|[,;.!?\n()/+&:•|#]/giu;
const HARD_BREAKS = new Set(['.', ';', '!', '?', '\n', '•', '|']);
const SHORTHAND: ReadonlyMap<string, string> = new Map([
  ['n/a', 'na'],
  ['w/o', 'without'],
  ['&', 'and'],
  ['+', 'and'],
]);

/** Folds a word without its apostrophes and possessive s: "Crohn’s" → "crohn", "don't" → "dont". */
function plainWord(text: string): string {
  const folded = foldText(text);
  return (SHORTHAND.get(folded) ?? folded).replace(/'s$/, '').replaceAll("'", '');
}

/** The same for "berry" and "berries", "tomato" and "tomatoes", "cookie" and "cookies". */
export function stemOf(plain: string): string {
  if (plain.length < 4 || /(?:ss|us|is)$/.test(plain)) return plain;
  const single = /(?:ch|sh|x|z|ss|o)es$/.test(plain) ? plain.slice(0, -2) : plain.replace(/s$/, '');
  return single.replace(/([^aeiou])y$/, '$1ie');
}

/** Cuts a text into words and breaks. */
export function tokenise(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map((match) => {
    const found = match[0];
    const plain = plainWord(found);
    const isBreak = !/[\p{L}\p{N}#]/u.test(plain);
    return {
      text: found,
      start: match.index,
      end: match.index + found.length,
      plain,
      stem: stemOf(plain),
      breaks: isBreak ? (HARD_BREAKS.has(found) ? 'hard' : 'soft') : null,
      misspelt: null,
    };
  });
}

/** What a phrase is looked up by. */
export function phraseKey(phrase: string): string {
  return tokenise(phrase)
    .filter((token) => token.breaks === null)
    .map((token) => token.stem)
    .join(' ');
}

/** True when one letter too many, too few, wrong or swapped with its neighbour parts the two words. */
export function isOneSlipAway(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  const more = long.length - short.length;
  if (more > 1 || a === b) return false;
  let from = 0;
  while (from < short.length && short[from] === long[from]) from++;
  let behind = 0;
  while (behind < short.length - from && short[short.length - 1 - behind] === long[long.length - 1 - behind]) behind++;
  const other = short.length - from - behind;
  if (more === 1) return other === 0;
  return other === 1 || (other === 2 && short[from] === long[from + 1] && short[from + 1] === long[from]);
}
