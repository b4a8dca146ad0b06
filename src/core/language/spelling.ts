/** Finds the one known word that a misspelt one stands for; null where there is none, or more than one. */
export type Speller = (word: string) => Spelled | null;

/** All that a word means by itself; words that share a meaning are one candidate. */
type MeaningsOf = (word: string) => readonly string[];

type Spelled = { word: string; slips: number };

type Known = { word: string; letters: number };

const SHORTEST = 4;
const TWO_SLIPS_FROM = 8;
const LONGEST = 30;

/** Bit for each letter that a word holds: one slip changes at most two bits, so that most words need no comparing. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << ((word.charCodeAt(at) - 97) & 31);
  return bits;
}

function bitsIn(value: number): number {
  let rest = value;
  let count = 0;
  while (rest !== 0) {
    rest &= rest - 1;
    count++;
  }
  return count;
}

/** Slips (a letter too many, too few, wrong, or two swapped) between two words; `most + 1` where there are more. */
function slipsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let twoBack: number[] = [];
  let back = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let slips = Math.min((back[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (back[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        slips = Math.min(slips, (twoBack[j - 2] ?? 0) + 1);
      }
      row.push(slips);
      least = Math.min(least, slips);
    }
    if (least > most) return most + 1;
    twoBack = back;
    back = row;
  }
  return back[b.length] ?? most + 1;
}

/** "peanuttts" → "peanutts" → "peanuts": letters typed too often. */
const undoubled = (word: string): string => word.replace(/(.)\1{2,}/g, '$1$1');
const single = (word: string): string => word.replace(/(.)\1+/g, '$1');

/**
 * Makes a speller for some words; those of one meaning ("yoghurt", "yogurt") are one candidate.
 * The first letter agrees, or is swapped with the second; one slip, or two from eight letters on.
 */
export function speller(words: Iterable<string>, meaningsOf: MeaningsOf): Speller {
  const byStart = new Map<string, Known[]>();
  const bySingle = new Map<string, string[]>();
  for (const word of new Set(words)) {
    if (word.length < SHORTEST || !/^\p{L}/u.test(word)) continue;
    add(byStart, `${word[0]}${word.length}`, { word, letters: lettersOf(word) });
    add(bySingle, single(word), word);
  }
  const cache = new Map<string, Spelled | null>();
  return (typed) => {
    if (typed.length < SHORTEST || typed.length > LONGEST) return null;
    let found = cache.get(typed);
    if (found === undefined) {
      found = oneOf(bySingle.get(single(typed)) ?? [], meaningsOf, 1) ?? nearest(undoubled(typed), byStart, meaningsOf);
      if (cache.size < 10_000) cache.set(typed, found);
    }
    return found;
  };
}

function nearest(typed: string, byStart: Map<string, Known[]>, meaningsOf: MeaningsOf): Spelled | null {
  if (typed.length < SHORTEST + 1) return null;
  const letters = lettersOf(typed);
  const most = typed.length >= TWO_SLIPS_FROM ? 2 : 1;
  const near: string[][] = [[], [], []];
  for (const start of new Set([typed[0], typed[1]])) {
    for (let length = typed.length - most; length <= typed.length + most; length++) {
      for (const known of byStart.get(`${start}${length}`) ?? []) {
        if (bitsIn(known.letters ^ letters) > 2 * most) continue;
        if (start !== typed[0] && known.word[1] !== typed[0]) continue;
        const allowed = known.word.length >= TWO_SLIPS_FROM ? most : 1;
        const slips = slipsBetween(typed, known.word, allowed);
        if (slips <= allowed) near[slips]?.push(known.word);
      }
    }
  }
  const [, one = [], two = []] = near;
  return one.length > 0 ? oneOf(one, meaningsOf, 1) : oneOf(two, meaningsOf, 2);
}

/** The word, where all that are as near mean the same. */
function oneOf(words: readonly string[], meaningsOf: MeaningsOf, slips: number): Spelled | null {
  const [first] = words.toSorted((a, b) => meaningsOf(b).length - meaningsOf(a).length);
  if (first === undefined) return null;
  const meanings = meaningsOf(first);
  return words.every((word) => meaningsOf(word).some((meaning) => meanings.includes(meaning)))
    ? { word: first, slips }
    : null;
}

function add<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const same = map.get(key);
  if (same) same.push(value);
  else map.set(key, [value]);
}
