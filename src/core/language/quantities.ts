import { NUMBER_WORDS, UNITS } from './cue-facts.ts';
import type { Quantity } from './reading.ts';
import type { Token } from './tokens.ts';

type Found = { quantities: Quantity[]; length: number };

const EACH = [
  ['each'],
  ['per', 'hand'],
  ['a', 'hand'],
  ['per', 'side'],
  ['apiece'],
  ['each', 'hand'],
  ['per', 'dumbbell'],
  ['ea'],
];
const TOTAL = [['set'], ['total'], ['in', 'total'], ['altogether'], ['all', 'in'], ['combined']];
const RANGE = new Set(['-', 'to', 'thru', 'through', 'until']);
const TIMES = new Set(['x', '×', '*']);
/** Units that are words, too, unless they touch the number: "20 in the gym". */
const OF_PLATES = ['in', 'of'].flatMap((of) => ['plates', 'bumpers', 'iron'].map((plates) => [of, plates]));
const ONLY_ATTACHED = new Set(['in', 'w', 'y', 'd', 'mo', 'x', 'ans']);
const FIRST_WORDS = new Set([...NUMBER_WORDS.keys()].map((phrase) => phrase.split(' ')[0]));
const COUNTS_ALONE = 30;
const HEAVIEST_BARE = 300;

const numberOf = (token: Token | undefined): number | null => {
  if (token?.kind !== 'number') return null;
  return Number(
    /^\d{1,3}(?:,\d{3})+$/.test(token.plain)
      ? token.plain.replaceAll(',', '')
      : token.plain.replaceAll(',', '.').replace(/\.(?=.*\.)/g, ''),
  );
};

const follows = (tokens: readonly Token[], at: number, phrases: readonly (readonly string[])[]): number =>
  phrases.find((phrase) => phrase.every((word, offset) => tokens[at + offset]?.plain === word))?.length ?? 0;

/** The number, or range, or "2 x 20", with its unit, that begins at a token; null where none does. */
export function quantityAt(tokens: readonly Token[], start: number): Found | null {
  const token = tokens[start];
  if (!token) return null;
  if (token.kind === 'word') return wordCount(tokens, start);
  const first = numberOf(token);
  if (first === null || !Number.isFinite(first)) return null;
  const times = tokens[start + 1];
  if (times && TIMES.has(times.plain) && numberOf(tokens[start + 2]) !== null && first <= COUNTS_ALONE) {
    const load = loadAt(tokens, start + 2);
    if (load) return { quantities: [count(first, token), { ...load.quantity, each: true }], length: load.length + 2 };
  }
  const load = loadAt(tokens, start);
  return load ? { quantities: [load.quantity], length: load.length } : null;
}

const count = (value: number, { start, end }: Token): Quantity => ({ value, unit: 'count', span: { start, end } });

function wordCount(tokens: readonly Token[], start: number): Found | null {
  if (!FIRST_WORDS.has(tokens[start]?.plain ?? '')) return null;
  for (const length of [4, 3, 2, 1]) {
    const words = tokens.slice(start, start + length);
    const value = NUMBER_WORDS.get(words.map(({ plain }) => plain).join(' '));
    const last = words.at(-1);
    if (value === undefined || words.length < length || !last) continue;
    const unit = UNITS.get(tokens[start + length]?.plain ?? '');
    const end = unit ? (tokens[start + length]?.end ?? last.end) : last.end;
    const span = { start: words[0]?.start ?? 0, end };
    const quantity: Quantity = { value: Number(value), unit: (unit ?? 'count') as Quantity['unit'], span };
    return { quantities: [quantity], length: length + (unit ? 1 : 0) };
  }
  return null;
}

function loadAt(tokens: readonly Token[], start: number): { quantity: Quantity; length: number } | null {
  const value = numberOf(tokens[start]);
  if (value === null) return null;
  let at = start + 1;
  let unit = unitAt(tokens, at);
  let max: number | null = null;
  const dash = tokens[at + (unit ? 1 : 0)];
  const second = numberOf(tokens[at + (unit ? 2 : 1)]);
  if (dash && second !== null && (RANGE.has(dash.plain) || (dash.plain === '/' && second < value))) {
    max = second;
    at += unit ? 3 : 2;
    unit = unitAt(tokens, at) ?? unit;
    if (unitAt(tokens, at)) at++;
  } else if (unit) at++;
  let each = false;
  if (tokens[at]?.plain === 's' && tokens[at]?.start === tokens[at - 1]?.end) {
    each = true;
    at++;
  }
  const hand = follows(tokens, at, EACH);
  const total = follows(tokens, at, TOTAL);
  at += hand + total;
  if (unit === null && value >= 1900 && value <= 2100) unit = 'year';
  // Only plates come to that much: "315 in plates".
  if (unit === null && value > HEAVIEST_BARE && follows(tokens, at, OF_PLATES) > 0) unit = 'lb';
  const span = { start: tokens[start]?.start ?? 0, end: tokens[at - 1]?.end ?? 0 };
  const quantity: Quantity = { value, unit, span };
  if (max !== null) quantity.max = max;
  if (each || hand > 0) quantity.each = true;
  if (total > 0) quantity.total = true;
  return { quantity, length: at - start };
}

function unitAt(tokens: readonly Token[], at: number): Quantity['unit'] {
  const plain = tokens[at]?.plain ?? '';
  if (ONLY_ATTACHED.has(plain) && tokens[at]?.start !== tokens[at - 1]?.end) return null;
  return (UNITS.get(plain) as Quantity['unit'] | undefined) ?? null;
}

/** A product's number ("552") that has no unit is no load. */
export const isProductNumber = ({ unit, value }: Quantity): boolean => unit === null && value > HEAVIEST_BARE;
