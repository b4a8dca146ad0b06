import type { Origin } from '../premises.ts';
import type { EquipmentWords } from './equipment-words.ts';
import { kitFrames } from './kit-frames.ts';
import { EQUIPMENT_FIELD, type Named } from './named-tools.ts';
import { countBelow, type FieldReading } from './words-beside.ts';

const weightsOf = ({ quantities }: Named): number[] =>
  quantities.flatMap(({ unit, value }) => (unit === 'kg' || unit === 'lb' ? value : []));

/** "One kettlebell 12 kg … the 20 kg one I sold", "my husband's Bowflex": another piece than the one that is there. */
export function isAnother(
  gone: Named & { kind: 'tool' | 'household' },
  token: string,
  named: readonly Named[],
): boolean {
  if (gone.kind !== 'tool') return false;
  const had = named.filter(
    (each) => each.kind === 'tool' && each.stands === 'has' && each.tool.tokens.includes(token) && each !== gone,
  );
  const lost = weightsOf(gone);
  if (lost.length > 0) return had.some((each) => weightsOf(each).some((weight) => !lost.includes(weight)));
  return gone.tool.load !== undefined && had.some((each) => each.kind === 'tool' && each.tool.id !== gone.tool.id);
}

const MAKER = /hammer|iso ?lateral|cybex|nautilus|matrix|technogym|precor|life fitness/i;

/** "Hammer Strength iso row": the maker of the machine that is named next. */
export function isMakerOnly(each: Named, named: readonly Named[]): boolean {
  if (each.kind !== 'tool' || !MAKER.test(each.mention.quote)) return false;
  const next = named[named.indexOf(each) + 1];
  return next?.kind === 'tool' && next.mention.span.start - each.mention.span.end <= 1;
}

const LATEX = /\blatex\b/i;
const NO_LATEX = /\b(?:no|not|isn'?t|without|never) [^.,;]{0,20}latex|latex[- ]?free|non[- ]?latex/i;
/** Bands that are no rubber. */
const CLOTH = /fabric|cloth|latex|tpe|booty/i;
const RUBBER = ['band', 'mini_band'];

/** Whom latex makes ill has no rubber bands, unless they are said to be of something else: the tokens, and the words behind it. */
export function rubberOut(
  answers: readonly FieldReading[],
  named: readonly Named[],
): { tokens: readonly string[]; origin: Origin } | null {
  const told = answers.find(({ text }) => LATEX.test(text) && !NO_LATEX.test(text));
  const isCloth = named.some(
    ({ mention, before, stands }) => stands === 'has' && CLOTH.test(`${before}${mention.quote}`),
  );
  if (!told || isCloth) return null;
  const start = told.text.search(LATEX);
  const quote = told.text.slice(start, start + 'latex'.length);
  return { tokens: RUBBER, origin: { how: 'read', field: told.field, quote, start, end: start + quote.length } };
}

const A_BAR = /\bbar\b/gi;
const NO_BAR = /\b(?:no|not|without|sold|lost|except|missing|everything|all)\b[^,.;!?\n]{0,12}$/i;

/** "A bar and bands", "bar, bumpers": a bar of which nothing says whether it is pulled up on or lifted. */
export function looseBar(
  answers: readonly FieldReading[],
  named: readonly Named[],
  equipment: EquipmentWords,
): Origin | null {
  const answer = answers.find(({ field }) => field === EQUIPMENT_FIELD);
  if (!answer) return null;
  const { field, text } = answer;
  const spans = named.filter((each) => each.field === field).map(({ mention }) => mention.span);
  const starts = spans.map((span) => span.start);
  const first = [...text.matchAll(A_BAR)].slice(0, MOST_BARS);
  // "My mate's garage: bench, bar and 120 kg of plates": it stands where its plates stand.
  const hasPlates = named.some(
    (each) => each.stands === 'has' && each.kind === 'tool' && each.tool.tokens.includes('plate'),
  );
  for (const { 0: quote, index: start } of first) {
    const isNamed = (spans[countBelow(starts, start + 1) - 1]?.end ?? 0) > start;
    const before = text.slice(Math.max(0, start - REACH), start);
    if (isNamed || NO_BAR.test(before)) continue;
    const framed = kitFrames(text, equipment)(start);
    if (!framed || framed.frame === 'own' || hasPlates)
      return { how: 'guessed', field, quote, start, end: start + quote.length };
  }
  return null;
}

/** So far before a bar, "no" is said of it; characters. */
const REACH = 24;
/** Who names more bars than these is understood by the first ones. */
const MOST_BARS = 4;
