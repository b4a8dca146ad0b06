import { cmFromInches, kgFromLbs } from '#core/units/convert.ts';
import { numbersIn, plain, wordsOf } from './words.ts';

const CLOSE = 0.006;
const ONE_ROUNDING = 0.15;

const isClose = (a: number, b: number) => Math.abs(a - b) <= Math.max(ONE_ROUNDING, CLOSE * Math.abs(b));

/** The numbers that a value can be written with: as it is, in the other unit of weight, in the other of length. */
const readings = (value: number): number[] => [
  value,
  kgFromLbs(value),
  kgFromLbs(value) / 6.350293,
  cmFromInches(value),
];

/** Do all numbers of an expected value stand among those that were kept, in any unit? Numbers of a date are none. */
export function numbersStand(expected: unknown, kept: readonly number[], { some = false } = {}): boolean {
  const wanted = numbersIn(typeof expected === 'string' ? expected : JSON.stringify(expected ?? ''));
  if (wanted.length === 0) return true;
  const isThere = (number: number) =>
    kept.some((value) => readings(value).some((each) => isClose(each, Math.abs(number))));
  return some ? wanted.some(isThere) : wanted.every(isThere);
}

const SMALL_WORDS = new Set([
  'the',
  'and',
  'with',
  'for',
  'today',
  'tonight',
  'tomorrow',
  'my',
  'of',
  'to',
  'in',
  'on',
  'kg',
  'lb',
  'lbs',
  'cm',
]);

/** The words of weight in an expected value. */
const wordsOfValue = (expected: unknown): string[] => {
  const text = typeof expected === 'string' ? expected : JSON.stringify(expected ?? '');
  return [...wordsOf(text)].filter((word) => !SMALL_WORDS.has(word) && !/\d/.test(word));
};

/** One form for "kiwis" and "kiwi", "berries" and "berry". */
const stem = (word: string) => word.replace(/ies$/, 'y').replace(/(?:es|s)$/, '');

/** Does at least one word of weight of an expected value stand in what was kept? */
export function wordsStand(expected: unknown, kept: string): boolean {
  const wanted = wordsOfValue(expected);
  if (wanted.length === 0) return true;
  const text = plain(kept);
  return wanted.some((word) => text.includes(stem(word)));
}

/** Is a field of a profile what was expected: the same number in any unit, or words of it; of several parts each? */
export function isAnswer(expected: unknown, kept: unknown): boolean {
  if (expected === undefined || expected === null) return true;
  if (Array.isArray(expected)) return expected.every((part) => isAnswer(part, kept));
  if (typeof kept === 'number') return numbersStand(expected, [kept]);
  const text = plain(JSON.stringify(kept ?? '').replaceAll('_', ' '));
  if (typeof expected === 'number') return text.includes(String(expected));
  return wordsStand(plain(String(expected)).replaceAll('_', ' '), text);
}
