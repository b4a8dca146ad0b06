/** Text as it is compared: lower case, straight quotes, no commas inside numbers, single spaces. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();

const NUMBER = /-?\d+(?:\.\d+)?/g;
const ALONE = /^-?\d+(?:\.\d+)?$/;
const WORDLIKE = /[\p{L}\p{N}]/u;

/** The numbers of a text, as they are written. */
export const numbersIn = (text: string): number[] => (plain(text).match(NUMBER) ?? []).map(Number);

/** Is it a number alone, perhaps with its unit: "57", "57 g", "1,560 kcal"? */
export const isNumeric = (text: string): boolean => /^[^\p{L}]*\d/u.test(plain(text));

/** Equal at the precision of the one that was expected. */
function isNear(value: number, wanted: string): boolean {
  const decimals = wanted.split('.')[1]?.length ?? 0;
  return Math.abs(Math.abs(value) - Math.abs(Number(wanted))) <= 0.5 * 10 ** -decimals + 1e-9;
}

/** Whether words or a number stand in a text: words from the beginning of a word on, a number as a whole. */
export function standsIn(wanted: string, text: string): boolean {
  const [words, whole] = [plain(wanted), plain(text)];
  if (ALONE.test(words)) return numbersIn(whole).some((value) => isNear(value, words));
  let at = whole.indexOf(words);
  while (at >= 0) {
    const before = whole[at - 1] ?? ' ';
    const after = whole[at + words.length] ?? ' ';
    const endsNumber = /\d$/.test(words) && /\d/.test(after);
    if (!(WORDLIKE.test(before) && WORDLIKE.test(words[0] ?? '')) && !endsNumber) return true;
    at = whole.indexOf(words, at + 1);
  }
  return false;
}

/** The words of a text that say something, each once. */
export const wordsOf = (text: string): Set<string> => new Set(plain(text).match(/[\p{L}\p{N}']{2,}/gu) ?? []);
