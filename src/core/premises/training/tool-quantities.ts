import type { Mention, Quantity, Unread } from '#core/language/reading.ts';
import type { FieldReading } from './words-beside.ts';

/** What parts one tool from the next. A bracket does not: "dumbbells (5-50 lb)". */
const APART = /[,;\n&+/]|\.\s|\b(?:and|plus|n|but|y|und|et|e|ou|oder)\b/i;
/** "up to", "from", "max": the weight is that of the tool before. */
const OF_THE_ONE_BEFORE =
  /\b(?:de|bis|hasta|jusqu|von|up|upto|to|max|maximum|from|range|ranging|go|goes|going|only)\b|[:(=]/i;

const GONE = /\b(?:lent|sold|gave|broke|lost|donated|returned|stolen)\b/i;

type Beside = { before: Mention | undefined; after: Mention | undefined };

/** Every number of an answer with the tool that it belongs to: the one in the same part, else the one before. */
export function quantitiesByTool({ text, reading }: FieldReading): ReadonlyMap<Mention, readonly Quantity[]> {
  const tools = reading.mentions.filter(({ senses }) => senses.some(({ kind }) => kind === 'tool'));
  const told = [...reading.mentions.flatMap(({ quantities }) => quantities), ...reading.unread.flatMap(aWeight)];
  const all = new Map(told.map((each) => [each.span.start, each]));
  const byTool = new Map<Mention, Quantity[]>();
  let at = 0;
  // Asked once of the text, which may hold a thousand numbers.
  const heavy = tooHeavy(text);
  const isInKilos = KILOS.test(text) && !POUNDS.test(text);
  const losesSome = GONE.test(text);
  const numbers = [...all.values()]
    .filter(({ value, span }) => !heavy.has(value) && !(losesSome && isOfTheGone(span.start, tools, text)))
    .map((each) => (isInKilos ? inKilos(each) : each));
  for (const quantity of numbers.sort((one, other) => one.span.start - other.span.start)) {
    while (at < tools.length && (tools[at]?.span.start ?? 0) < quantity.span.end) at++;
    const owner = ownerOf(quantity, { before: tools[at - 1], after: tools[at] }, text);
    if (!owner) continue;
    const own = byTool.get(owner) ?? [];
    own.push(quantity);
    byTool.set(owner, own);
  }
  return byTool;
}

const A_WEIGHT = /^(\d{1,3}(?:[.,]\d{1,2})?) ?(kg|kilo|lb|pound)/i;

/** "Kettlebells. One 8 kg, two 16 kg": a weight in a sentence of its own is told of what was named before. */
function aWeight({ quote, span }: Unread): Quantity[] {
  const [, value, unit] = A_WEIGHT.exec(quote) ?? [];
  if (!value || !unit) return [];
  return [{ value: Number(value.replace(',', '.')), unit: /^k/i.test(unit) ? 'kg' : 'lb', span }];
}

const KILOS = /\d ?(?:kgs?|kilos?)\b/i;
const POUNDS = /\d ?(?:lbs?|pounds?|#)|\b(?:lbs?|pounds?)\b/i;
/** A smaller bare number counts pieces. */
const LIGHTEST_BARE = 5;

/** Who tells one weight in kilograms tells all in kilograms. */
function inKilos(quantity: Quantity): Quantity {
  const isBare = quantity.unit === null && (quantity.max ?? quantity.value) >= LIGHTEST_BARE;
  return isBare ? { ...quantity, unit: 'kg' } : quantity;
}

const TOO_HEAVY =
  /\b(?:the|my) (\d{1,3})(?:'?s)?(?: ?(?:kgs?|lbs?|pounds?|kilos?))?(?: ones?| one)? (?:is|are) (?:far |way |much |a bit )?too heavy/gi;

/** "18 and 26 lb but the 26 is too heavy". */
const tooHeavy = (text: string): ReadonlySet<number> =>
  new Set([...text.matchAll(TOO_HEAVY)].map(([, weight]) => Number(weight)));

/** "I lent the 24 to my cousin": a weight that went, in a sentence that names no tool. */
function isOfTheGone(start: number, tools: readonly Mention[], text: string): boolean {
  const from = Math.max(...[...'.;!?\n'].map((end) => text.lastIndexOf(end, start))) + 1;
  const length = text.slice(start).search(/[;!?\n]|\.(?!\d)/);
  const to = length < 0 ? text.length : start + length;
  if (!GONE.test(text.slice(from, to))) return false;
  return !tools.some(({ span }) => span.start >= from && span.start < to);
}

function ownerOf({ span }: Quantity, { before, after }: Beside, text: string): Mention | undefined {
  const gapBefore = before ? text.slice(before.span.end, span.start) : '';
  const gapAfter = after ? text.slice(span.end, after.span.start) : '';
  const isBefore = before !== undefined && !APART.test(gapBefore);
  const isAfter = after !== undefined && !APART.test(gapAfter);
  if (isBefore && isAfter) return OF_THE_ONE_BEFORE.test(gapBefore) ? before : after;
  if (isBefore) return before;
  return isAfter ? after : before;
}
