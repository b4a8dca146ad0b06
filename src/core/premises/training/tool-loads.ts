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

const LITRES = /(\d{1,2}(?:[.,]\d{1,2})?|\d{3,4}(?= ?ml)) ?(l|lt|ltr|lit(?:er|re)s?|litros?|ml) /i;
const ML = 1000;

/** What a bottle or jug weighs when it is full; null where its size is not told. A litre of water is a kilogram. */
export function filledLbs({ before, after, mention }: Pick<LoadInput, 'before' | 'after' | 'mention'>): number | null {
  const [, value, unit] = LITRES.exec(`${after} `) ?? LITRES.exec(`${before}${mention.quote} `) ?? [];
  if (!value) return null;
  const size = Number(value.replace(',', '.'));
  return toTenth(lbsFromKg(/^ml$/i.test(unit ?? '') ? size / ML : size));
}

function perHand(quantity: Quantity, { tool, after, before }: LoadInput): number | null {
  const weight = pounds(quantity, tool);
  if (weight === null) return null;
  if (tool.tokens.includes('plate')) return BAR_LBS + weight * (/ (?:two|2|pair) /.test(before) ? 2 : 1);
  const isSet = quantity.total === true || / (?:set|total|altogether|combined) /.test(after);
  return isSet && quantity.max === undefined && tool.tokens.includes('dumbbell') ? weight / 2 : weight;
}

const SOME_PLATES = / (\d{1,2}) ?x ?(\d{1,2}(?:[.,]\d{1,2})?) ?(kgs?|lbs?)?(?= )/g;

/** "2x10kg 2x5kg plates": all of them go on the bar. */
function plateSum({ tool, before }: LoadInput): number | null {
  if (!tool.tokens.includes('plate')) return null;
  const plates = [...before.matchAll(SOME_PLATES)];
  if (plates.length < 2) return null;
  const isKilos = plates.some(([, , , unit]) => unit?.startsWith('k'));
  const sum = plates.reduce((all, [, count, weight = '']) => all + Number(count) * Number(weight.replace(',', '.')), 0);
  return toTenth(BAR_LBS + (isKilos ? lbsFromKg(sum) : sum));
}

/** "One pair of 12 kg and one single 20 kg dumbbell": what stands before the "and" is told of another piece. */
function ofLastPart(input: LoadInput): LoadInput {
  const { before, quantities } = input;
  const parts = before.split(/ (?:and|plus|&|\+) /);
  const last = ` ${parts.at(-1)?.trim()} `;
  const isLone = parts.length > 1 && ONE.test(last) && PAIR.test(before) && !PAIR.test(last);
  return isLone ? { ...input, before: last, quantities: quantities.slice(-1) } : input;
}

/** What a tool's words say of its weight and number; the model's heaviest setting where they say nothing. */
export function readLoad(told: LoadInput): Load {
  const input = ofLastPart(told);
  const { quantities, tool } = input;
  const weights = quantities.flatMap((quantity) => perHand(quantity, input) ?? []);
  const heaviestLbs = plateSum(input) ?? (weights.length > 0 ? Math.max(...weights) : (tool.load?.max ?? null));
  return { heaviestLbs, count: tool.tokens.some((token) => IN_HANDS.has(token)) ? readCount(input, weights) : null };
}

function readCount({ mention, quantities, tool, before, after }: LoadInput, weights: readonly number[]): number | null {
  const counted = quantities.filter(({ unit, value }) => isBare({ unit } as Quantity) && value < LIGHTEST_BARE_LOAD);
  if (counted.length > 0 && counted.every(({ value }) => value === 1) && !/ (?:pair|pairs) /.test(before)) return 1;
  if (isOneOfEach(tool, counted, weights)) return 1;
  if (counted.some(({ value }) => value >= 2) || quantities.some(({ each }) => each)) return 2;
  if (PAIR.test(before) || PAIR.test(after)) return 2;
  if (ONE.test(before) && / ?db$/i.test(mention.quote)) return 1;
  if (!ONE_NAME.test(mention.quote) || PLURAL_SET.test(before) || PLURAL_SET.test(after)) return listed(tool, weights);
  const isKettlebell = tool.tokens.includes('kettlebell');
  return ONE.test(before) || isKettlebell || (weights.length === 1 && !isRange(quantities, before, after)) ? 1 : null;
}

/** "Two kettlebells, a 12 and a 16". */
const isOneOfEach = ({ tokens }: ToolWords, counted: readonly Quantity[], weights: readonly number[]): boolean =>
  tokens.includes('kettlebell') &&
  weights.length > 1 &&
  new Set(weights).size === weights.length &&
  counted.every(({ value }) => value === weights.length);

/** "Dumbbell till 20 kg", "db 5 to 50": a rack of them. */
const isRange = (quantities: readonly Quantity[], before: string, after: string): boolean =>
  quantities.some(({ max }) => max !== undefined) || / (?:till?|until|to|upto|max|range) /.test(`${before}${after}`);

/** Kettlebells of several weights are one of each. */
const listed = (tool: ToolWords, weights: readonly number[]): number | null =>
  tool.tokens.includes('kettlebell') && weights.length > 1 ? 1 : null;

/** Of a tool that is named once more without weight or number, what was told stays. */
const single = (loads: readonly Load[]): Load =>
  loads.find(({ count }) => count === 1) ?? { heaviestLbs: null, count: null };

/** Two sayings of one tool: a pair beats a single, and what is heaviest in a pair counts; two single ones of a weight are a pair. */
export function together(one: Load, other: Load): Load {
  const loads = [one, other];
  const pairs = loads.filter(({ count }) => count !== 1);
  const [pair] = pairs;
  if (pairs.length === 1 && pair) return pair.heaviestLbs === null && pair.count === null ? single(loads) : pair;
  const known = loads.flatMap(({ heaviestLbs }) => heaviestLbs ?? []);
  const same = pairs.length === 0 && known.length === 2 && known[0] === known[1];
  return { heaviestLbs: known.length > 0 ? Math.max(...known) : null, count: same ? 2 : one.count };
}
