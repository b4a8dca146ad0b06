import type { Mention, Quantity } from '#core/language/reading.ts';
import { lbsFromKg, toTenth } from '#core/units/convert.ts';
import type { ToolWords } from './equipment-words.ts';

/** What one mention says of weight and number: pounds per hand, and how many. */
export type Load = { heaviestLbs: number | null; count: number | null };
type LoadInput = { mention: Mention; quantities: readonly Quantity[]; tool: ToolWords; before: string; after: string };

/** A smaller bare number counts pieces ("2 dumbbells"), not pounds. */
const LIGHTEST_BARE_LOAD = 5;
/** Olympic bar, pounds: "200 lb of plates" leaves the bar out. */
const BAR_LBS = 45;
/** Kettlebells are cast in these kilograms; in the trade a bare number means them. */
const KETTLEBELLS_KG = new Set([4, 6, 8, 10, 12, 14, 16, 18, 20, 24, 28, 32, 36, 40, 48]);
const PAIR = /(?: (?:pair|pairs|two|both|2|couple|2x|x2|double|doubles|twin|each) | (?:2|two) (?:x|of) )/;
const ONE = / (?:a|an|one|single|1|lone|1x|just one|only one)(?: [^ ]+){0,4} $/;
/** A name in the singular; "db" is short for one as for two. */
const ONE_NAME = /(?:bell|bel|ball|\bkb|weight|hantel|mancuerna|halt[eè]re|manubrio|pesa)$/i;
const PLURAL_SET = / (?:set|sets|rack|range|pairs|pair|couple|bunch|lots) /;
const IN_HANDS = new Set(['dumbbell', 'kettlebell']);

const isBare = ({ unit }: Quantity) => unit === null || unit === 'count';

/** Pounds of a quantity; null where it is no weight. */
function pounds(quantity: Quantity, tool: ToolWords): number | null {
  const value = quantity.max ?? quantity.value;
  if (quantity.unit === 'kg') return toTenth(lbsFromKg(value));
  if (quantity.unit === 'lb') return value;
  if (!isBare(quantity) || value < LIGHTEST_BARE_LOAD) return null;
  return tool.tokens.includes('kettlebell') && KETTLEBELLS_KG.has(value) ? toTenth(lbsFromKg(value)) : value;
}

function perHand(quantity: Quantity, { tool, after, before }: LoadInput): number | null {
  const weight = pounds(quantity, tool);
  if (weight === null) return null;
  if (tool.tokens.includes('plate')) return BAR_LBS + weight * (/ (?:two|2|pair) /.test(before) ? 2 : 1);
  const isSet = quantity.total === true || / (?:set|total|altogether|combined) /.test(after);
  return isSet && quantity.max === undefined && tool.tokens.includes('dumbbell') ? weight / 2 : weight;
}

/** What a tool's words say of its weight and number; the model's heaviest setting where they say nothing. */
export function readLoad(input: LoadInput): Load {
  const { quantities, tool } = input;
  const weights = quantities.flatMap((quantity) => perHand(quantity, input) ?? []);
  const heaviestLbs = weights.length > 0 ? Math.max(...weights) : (tool.load?.max ?? null);
  return { heaviestLbs, count: tool.tokens.some((token) => IN_HANDS.has(token)) ? readCount(input, weights) : null };
}

function readCount({ mention, quantities, tool, before, after }: LoadInput, weights: readonly number[]): number | null {
  const counted = quantities.filter(({ unit, value }) => isBare({ unit } as Quantity) && value < LIGHTEST_BARE_LOAD);
  if (counted.length > 0 && counted.every(({ value }) => value === 1) && !/ (?:pair|pairs) /.test(before)) return 1;
  if (counted.some(({ value }) => value >= 2) || quantities.some(({ each }) => each)) return 2;
  if (PAIR.test(before) || PAIR.test(after)) return 2;
  if (ONE.test(before) && / ?db$/i.test(mention.quote)) return 1;
  if (!ONE_NAME.test(mention.quote) || PLURAL_SET.test(before) || PLURAL_SET.test(after)) return listed(tool, weights);
  const isKettlebell = tool.tokens.includes('kettlebell');
  return ONE.test(before) || isKettlebell || (weights.length === 1 && !isRange(quantities, before, after)) ? 1 : null;
}

/** "Dumbbell till 20 kg", "db 5 to 50": a rack of them. */
const isRange = (quantities: readonly Quantity[], before: string, after: string): boolean =>
  quantities.some(({ max }) => max !== undefined) || / (?:till?|until|to|upto|max|range) /.test(`${before}${after}`);

/** Kettlebells of several weights are one of each. */
const listed = (tool: ToolWords, weights: readonly number[]): number | null =>
  tool.tokens.includes('kettlebell') && weights.length > 1 ? 1 : null;

/** Two sayings of one tool: a pair beats a single, and what is heaviest in a pair counts; two single ones of a weight are a pair. */
export function together(one: Load, other: Load): Load {
  const loads = [one, other];
  const pairs = loads.filter(({ count }) => count !== 1);
  if (pairs.length === 1) return pairs[0] ?? one;
  const known = loads.flatMap(({ heaviestLbs }) => heaviestLbs ?? []);
  const same = pairs.length === 0 && known.length === 2 && known[0] === known[1];
  return { heaviestLbs: known.length > 0 ? Math.max(...known) : null, count: same ? 2 : one.count };
}
