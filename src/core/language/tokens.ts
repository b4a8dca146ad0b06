import { foldText } from './fold-text.ts';

/** One word, number or emoji of a text, or a sign that parts it. Phrases are compared by `stem`, cues by `plain`. */
export type Token = {
  start: number;
  end: number;
  kind: 'word' | 'number' | 'emoji' | 'sign';
  /** Folded, without apostrophes: "Don’t" → "dont". A sign as typed. */
  plain: string;
  stem: string;
};

const EMOJI = String.raw`(?:[\u{1F1E6}-\u{1F1FF}]{2}|(?![©®™#*\d])\p{Extended_Pictographic}(?:[\uFE0F\u20E3\u{1F3FB}-\u{1F3FF}]|\u200D\p{Extended_Pictographic}){0,12})`;
const WORD = String.raw`[\p{L}][\p{L}\p{M}]*(?:['’‘\x60´][\p{L}\p{M}]+)*`;
const TOKEN = new RegExp(
  String.raw`\bn\/a\b|\bc\/s(?:ec(?:tion)?)?\b|\bw\/o?(?![\p{L}\d])|\d+(?:[.,]\d+)*|${WORD}|${EMOJI}|[,;.!?\n()[\]/+&:•|=*~%"“”#>→<✓✔✗✘×-]|[–—]`,
  'giu',
);
const PLAIN = new Map([
  ['n/a', 'na'],
  ['c/s', 'csection'],
  ['c/sec', 'csection'],
  ['c/section', 'csection'],
  ['w/o', 'without'],
  ['w/', 'with'],
  ['–', '-'],
  ['—', '-'],
  ['“', '"'],
  ['”', '"'],
]);
/** French and Italian words before an apostrophe: "j'aime", "all'uovo". */
const ELIDED = /^(?:j|d|l|n|qu|c|s|m|t|dell|all|nell|un)['’‘`´](?=\p{L}{2})/iu;
const EMOJI_TRIM = /[\uFE0F\u20E3\u{1F3FB}-\u{1F3FF}]/gu;

/** Folds a word without its apostrophes and possessive s: "Crohn’s" → "crohn". */
function plainWord(text: string): string {
  const folded = foldText(text);
  return folded.replace(/'s$/, '').replaceAll("'", '').replace(/œ/g, 'oe').replace(/æ/g, 'ae').replace(/ß/g, 'ss');
}

const IRREGULAR = new Map([
  ['loaves', 'loaf'],
  ['halves', 'half'],
  ['calves', 'calf'],
  ['knives', 'knife'],
  ['leaves', 'leaf'],
  ['shelves', 'shelf'],
  ['wolves', 'wolf'],
  ['feet', 'foot'],
  ['teeth', 'tooth'],
  ['children', 'child'],
  ['women', 'woman'],
  ['men', 'man'],
  ['geese', 'goose'],
  ['mice', 'mouse'],
  ['fungi', 'fungus'],
  ['cacti', 'cactus'],
  ['shoes', 'shoe'],
  ['toes', 'toe'],
  ['canoes', 'canoe'],
  ['gases', 'gas'],
  ['ups', 'up'],
]);

/** The same for "berry" and "berries", "potato" and "potatoes", "cookie" and "cookies"; "asparagus" stays. */
export function stemOf(plain: string): string {
  const irregular = IRREGULAR.get(plain);
  if (irregular) return irregular;
  const last = plain.at(-1);
  if (plain.length < 4 || (last !== 's' && last !== 'y')) return plain;
  if (/(?:ss|us|is|'s)$/.test(plain)) return plain;
  const single = /(?:ch|sh|x|zz|ss|o)es$/.test(plain) ? plain.slice(0, -2) : plain.replace(/s$/, '');
  return single.replace(/([^aeiou])y$/, '$1ie');
}

const ASCII_LETTERS = /^[a-z]+$/i;

/** Cuts a text into words, numbers, emoji and signs; everything else ("@") is no token. Linear in the length. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: found, index: start } of text.matchAll(TOKEN)) {
    const end = start + found.length;
    // Nearly every word, and every server that starts cuts some ten thousand phrases: these need no folding.
    if (ASCII_LETTERS.test(found)) {
      const plain = found.toLowerCase();
      tokens.push({ start, end, kind: 'word', plain, stem: stemOf(plain) });
      continue;
    }
    if (NUMBERS_IN_A_ROW.test(found) && !THOUSANDS.test(found)) {
      tokens.push(...numbersIn(found, start));
      continue;
    }
    const kind = kindOf(found);
    const elided = kind === 'word' ? (ELIDED.exec(found)?.[0].length ?? 0) : 0;
    if (elided > 0) {
      const first = plainWord(found.slice(0, elided - 1));
      tokens.push({ start, end: start + elided, kind, plain: first, stem: first });
      const rest = plainWord(found.slice(elided));
      tokens.push({ start: start + elided, end, kind, plain: rest, stem: stemOf(rest) });
      continue;
    }
    const plain = plainOf(found, kind);
    tokens.push({ start, end, kind, plain, stem: kind === 'word' ? stemOf(plain) : plain });
  }
  return tokens;
}

/** "2,4,6,8 kg", "2.5,5,7.5": weights in a row, typed without a space. One comma alone is that of "7,5 kg". */
const NUMBERS_IN_A_ROW = /^\d+(?:,\d+){2,}$|^(?=[\d,]*\.)(?=[\d.]*,)\d+(?:\.\d+)?(?:,\d+(?:\.\d+)?)+$/;
const THOUSANDS = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;

function numbersIn(found: string, start: number): Token[] {
  let at = start;
  return found.split(/(,)/).map((part): Token => {
    const from = at;
    at += part.length;
    return { start: from, end: at, kind: part === ',' ? 'sign' : 'number', plain: part, stem: part };
  });
}

function plainOf(found: string, kind: Token['kind']): string {
  const written = PLAIN.get(found.toLowerCase());
  if (written !== undefined) return written;
  if (kind === 'word') return plainWord(found);
  return kind === 'emoji' ? found.replace(EMOJI_TRIM, '') : found;
}

function kindOf(found: string): Token['kind'] {
  if (/^\d/.test(found)) return 'number';
  if (/^\p{L}/u.test(found)) return 'word';
  return /^(?:\p{RI}|[^ -~\n✓✔✗✘×•→–—“”])/u.test(found) ? 'emoji' : 'sign';
}

/** What a phrase is looked up by; signs inside it do not count: "plant-based" and "plant based" are one. */
export const phraseKey = (phrase: string): string =>
  tokenise(phrase)
    .filter(({ kind }) => kind !== 'sign')
    .map(({ stem }) => stem)
    .join(' ');
