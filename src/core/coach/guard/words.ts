import { tokenise } from '#core/language/tokens.ts';
import numberWords from '#data/guard/number-words.json' with { type: 'json' };

/** One word or number of a sentence. `clause` goes up at each sign that parts clauses; `value`: of a number, in figures or in words. */
export type Word = {
  text: string;
  clause: number;
  value: number | null;
  start: number;
  end: number;
  isFigure: boolean;
};

export type Sentence = { text: string; words: readonly Word[]; asks: boolean };

const SMALL: ReadonlyMap<string, number> = new Map(Object.entries(numberWords.small));
const HUNDREDS = new Set(numberWords.hundred);
const THOUSANDS = new Set(numberWords.thousand);
const ANDS = new Set(numberWords.and);
const GLUED = numberWords.glued;
const PARTS = /^[,;:.!?\n()"“”]$/;
const HIDDEN = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
const IS = /\b(it|that|this|what|there|here|he|she|who|everything)'s\b/gi;
const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;

/** Cuts a sentence into words, reads its numbers, and marks where one clause ends and the next begins. */
export function readSentence(text: string): Sentence {
  const plain = text
    .replace(HIDDEN, '')
    .replace(/[’‘`´]/g, "'")
    .replace(IS, '$1 is')
    .replace(/\blet's\b/gi, 'lets')
    .replace(/[*_`]/g, ' ')
    .replace(/½/g, ' half ')
    .replace(/(\d)\s?[–-]\s?(?=\d)/g, '$1 to ');
  const words: Word[] = [];
  let clause = 0;
  const tokens = tokenise(plain);
  tokens.forEach(({ kind, plain: word, start, end }, at) => {
    if (kind === 'sign') {
      const isInside = word === ':' && /\d/.test(plain.charAt(start - 1)) && /\d/.test(plain.charAt(end));
      const isDash = word === '-' && /\s/.test(plain.charAt(start - 1)) && /\s/.test(plain.charAt(end));
      if ((PARTS.test(word) && !isInside) || isDash) clause++;
      if (word === '%') words.push({ text: 'percent', clause, value: null, start, end, isFigure: false });
      return;
    }
    if (kind === 'emoji') return;
    const isFigure = kind === 'number';
    const value = isFigure ? figureOf(word, tokens[at + 1]?.plain ?? '') : (SMALL.get(word) ?? null);
    words.push({ text: word, clause, value, start, end, isFigure });
  });
  return { text: plain, words: joinNumbers(words), asks: /\?["'”’)*\s]*$/.test(text) };
}

/** "1,701" and "1.701 kcal" are 1701, "1,5" is 1.5. */
function figureOf(word: string, next: string): number {
  if (GROUPED.test(word)) return Number(word.replaceAll(',', ''));
  if (/^\d\.\d{3}$/.test(word) && /^(?:kcal|cal|kalorien|calorias|calories|kilocalorias|calorie)/.test(next))
    return Number(word.replace('.', ''));
  return Number(word.replace(',', '.').replace(/[.,](?=\d*[.,])/g, '')) || 0;
}

/** Numbers told in several words become one: "twelve hundred and fifty", "achthundert", "1.5 k". */
function joinNumbers(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (let at = 0; at < words.length; ) {
    const read = numberAt(words, at);
    const [first, last] = [words[at], words[at + read.count - 1]];
    if (!first || !last) break;
    joined.push(
      read.count === 1 && read.value === first.value
        ? first
        : { ...first, text: String(read.value), value: read.value, end: last.end },
    );
    at += read.count;
  }
  return joined;
}

type Read = { count: number; value: number | null };

function numberAt(words: readonly Word[], at: number): Read {
  const first = words[at];
  if (!first) return { count: 1, value: null };
  const glued = first.value ?? gluedNumber(first.text);
  const isArticle = first.text === 'a' && isScale(words[at + 1]);
  const isScaleAlone = isScale(first);
  if (glued === null && !isArticle && !isScaleAlone) return { count: 1, value: null };
  let total = 0;
  let current = isArticle || isScaleAlone ? 1 : (glued ?? 0);
  let count = isScaleAlone ? 0 : 1;
  for (; words[at + count]?.clause === first.clause; count++) {
    const { text, value, isFigure } = words[at + count] as Word;
    const next = words[at + count + 1];
    if (HUNDREDS.has(text)) current *= 100;
    else if (THOUSANDS.has(text) || (text === 'k' && first.isFigure)) {
      total += current * 1000;
      current = 0;
    } else if (ANDS.has(text) && count > 1 && next?.value != null && !next.isFigure && current % 100 === 0) continue;
    else if (value !== null && !isFigure && !first.isFigure && fits(total, current, value)) current += value;
    else break;
  }
  return { count, value: total + current };
}

const isScale = (word: Word | undefined): boolean =>
  word !== undefined && (HUNDREDS.has(word.text) || THOUSANDS.has(word.text));

/** Whether a number word goes on with the number before it: "twenty five", "six hundred forty", but not "two three". */
function fits(total: number, current: number, value: number): boolean {
  if (value < 1) return false;
  if (current === 0) return total > 0;
  return current % 100 === 0 ? value < 100 : current % 10 === 0 && current % 100 >= 20 && value < 10;
}

/** "achthundert", "seiscientas": written as one word. */
function gluedNumber(word: string): number | null {
  const known = SMALL.get(word);
  if (known !== undefined) return known;
  for (const { ends, times } of GLUED) {
    const cut = word.indexOf(ends);
    if (cut < 0) continue;
    const head = cut === 0 ? 1 : SMALL.get(word.slice(0, cut));
    const rest = word.slice(cut + ends.length).replace(/^(?:und|en)/, '');
    const tail = rest === '' ? 0 : (SMALL.get(rest) ?? gluedNumber(rest));
    if (head !== undefined && tail !== null) return head * times + tail;
  }
  return null;
}
