import type { Mention, Quantity } from '#core/language/reading.ts';
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
  const all = new Map(reading.mentions.flatMap(({ quantities }) => quantities).map((each) => [each.span.start, each]));
  const byTool = new Map<Mention, Quantity[]>();
  let at = 0;
  const numbers = [...all.values()].filter(({ span }) => !isOfTheGone(span.start, tools, text));
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
