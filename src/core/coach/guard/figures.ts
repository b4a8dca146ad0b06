import units from '#data/guard/units.json' with { type: 'json' };
import type { Sentence, Word } from './words.ts';

export const FIGURE_KINDS = [
  ...([
    'energy',
    'protein',
    'carbs',
    'fat',
    'fiber',
    'grams',
    'dose',
    'volume',
    'mass',
    'bmi',
    'percent',
    'price',
  ] as const),
  ...(['sets', 'reps', 'seconds', 'minutes', 'hours', 'days', 'weeks', 'months', 'years', 'date', 'time'] as const),
  ...(['steps', 'distance', 'pulse', 'sessions', 'bare'] as const),
] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

/** A number of a sentence and what it counts; masses in pounds, volumes in milliliters, distances in kilometers. */
export type Figure = {
  value: number;
  kind: FigureKind;
  /** Index of its word, and of the one after its unit. */
  at: number;
  end: number;
  clause: number;
  /** "a week", "per kg": what it is counted for. */
  per: 'day' | 'week' | 'month' | 'meal' | 'kg' | 'set' | 'hour' | null;
  /** Told in kilos; what it was before it became pounds. */
  kilos?: number;
};

type Unit = { kind: FigureKind; times: number };

const UNITS: ReadonlyMap<string, Unit> = new Map(
  Object.entries(units.units).flatMap(([kind, table]) =>
    Object.entries(table).flatMap(([times, words]) =>
      words.map((word: string) => [word, { kind: kind as FigureKind, times: Number(times) }] as const),
    ),
  ),
);
const NUTRIENTS: ReadonlyMap<string, FigureKind> = new Map(
  Object.entries(units.nutrients).flatMap(([kind, words]) => words.map((word) => [word, kind as FigureKind] as const)),
);
const PER: ReadonlyMap<string, NonNullable<Figure['per']>> = new Map(
  Object.entries(units.per).flatMap(([per, words]) =>
    words.map((word) => [word, per as NonNullable<Figure['per']>] as const),
  ),
);
const MONTHS = new Set(units.months);
const RANGE = new Set(units.range);
const BETWEEN = new Set(units.between);
const EACH = new Set(units.each);
const ENERGY_BEFORE = new Set(units.energyBefore);
const PHONE = new Set(units.phone);
const CALL = new Set(units.call);
const IN_YEAR = new Set(['in', 'since', 'of', 'from', 'until']);
const KG_IN_LBS = 2.204_622_6;

/** Every number of a sentence with its kind. */
export function figuresIn({ text, words }: Sentence): Figure[] {
  const figures: Figure[] = [];
  for (let at = words.length - 1; at >= 0; at--) {
    const word = words[at];
    if (word?.value == null) continue;
    const figure = figureAt(text, words, at, figures[0]);
    if (figure) figures.unshift(figure);
  }
  return figures;
}

function figureAt(text: string, words: readonly Word[], at: number, next: Figure | undefined): Figure | null {
  const word = words[at] as Word;
  const value = word.value ?? 0;
  const here = { value, at, end: at + 1, clause: word.clause, per: null };
  const special = signedAt(text, words, at);
  if (special) return special === 'ordinal' ? null : { ...here, kind: special };
  const found = unitAfter(words, at);
  if (found) {
    const kind = found.unit.kind === 'grams' ? (nutrientAt(words, at, found.end) ?? 'grams') : found.unit.kind;
    const inKilos = kind === 'mass' && found.unit.times !== 1 ? { kilos: value } : {};
    // "Half a pound to two pounds a week"
    const per = perAt(words, found.end) ?? (next && next.at - found.end <= 1 ? next.per : null);
    return { ...here, kind, value: value * found.unit.times, end: found.end, per, ...inKilos };
  }
  // The first of a range is what the second is: "8 to 12 reps"; so is what stands in a list with it.
  const between = words[at + 1]?.text ?? '';
  const isRange = RANGE.has(between) || (between === 'and' && words[at - 1]?.text === 'between');
  if (next && next.at === at + 2 && isRange) {
    const times = next.kilos !== undefined ? KG_IN_LBS : 1;
    return { ...here, kind: next.kind, value: value * times, per: next.per, end: next.end };
  }
  if (word.text === 'one' || word.text === 'half' || value < 1) return null;
  if (word.isFigure && value >= 1900 && value <= 2100 && IN_YEAR.has(words[at - 1]?.text ?? ''))
    return { ...here, kind: 'date' };
  const nutrient = nutrientBefore(words, at) ?? onlyNutrient(words, value);
  return { ...here, kind: nutrient ?? 'bare', per: perAt(words, at + 1) };
}

/** What a sign or the words around say: "$9", "6:30", "18 April", "BMI 22", "4th", "3 x 8". */
function signedAt(text: string, words: readonly Word[], at: number): FigureKind | 'ordinal' | null {
  const { start, end, text: spelled } = words[at] as Word;
  const [before, after] = [words[at - 1]?.text ?? '', words[at + 1]?.text ?? ''];
  if (/[$€£]/.test(text.charAt(start - 1))) return 'price';
  if (PHONE.has(spelled) && (CALL.has(before) || CALL.has(words[at - 2]?.text ?? ''))) return 'ordinal';
  if (/^(?:st|nd|rd|th)$/.test(after) && words[at + 1]?.start === end) return MONTHS.has(before) ? 'date' : 'ordinal';
  if (MONTHS.has(before) || MONTHS.has(after) || (after === 'of' && MONTHS.has(words[at + 2]?.text ?? '')))
    return 'date';
  if (after === 'am' || after === 'pm' || after === 'oclock' || text.charAt(end) === ':') return 'time';
  if (text.charAt(start - 1) === ':' && /\d/.test(text.charAt(start - 2))) return 'time';
  if (before === 'bmi' || (words[at - 2]?.text === 'bmi' && before !== '')) return 'bmi';
  if ((after === 'x' || (after === 'by' && (words[at]?.value ?? 0) <= 10)) && words[at + 2]?.value != null)
    return 'sets';
  if (before === 'of' && words[at - 2]?.text.startsWith('set') && !UNITS.has(after)) return 'reps';
  if (before === 'the' && after === 's' && words[at + 1]?.start === end) return 'mass';
  if (before === 'by' && words[at - 2]?.value != null && !UNITS.has(after)) return 'reps';
  if (before === 'x' && words[at - 2]?.value != null && !UNITS.has(after)) return 'reps';
  return spelled === 'one' && UNITS.get(after) === undefined ? 'ordinal' : null;
}

/** The unit behind a number, with up to two words between: "10 more reps", "half a kilo". */
function unitAfter(words: readonly Word[], at: number): { unit: Unit; end: number } | null {
  for (let step = 1; step <= 3; step++) {
    const word = words[at + step];
    if (!word || word.clause !== words[at]?.clause) return null;
    const unit = UNITS.get(word.text);
    if (unit) return { unit, end: at + step + 1 };
    const isArticle = word.text === 'a' || word.text === 'an';
    if (isArticle ? (words[at]?.value ?? 0) >= 1 : !BETWEEN.has(word.text)) return null;
  }
  return null;
}

function nutrientAt(words: readonly Word[], at: number, end: number): FigureKind | null {
  for (const step of [0, 1, 2]) {
    const found = NUTRIENTS.get(words[end + step]?.text ?? '');
    if (found) return found;
  }
  return nutrientBefore(words, at);
}

/** "Protein of 135 g", "protein is 135", "a deficit of 300". */
function nutrientBefore(words: readonly Word[], at: number): FigureKind | null {
  for (let step = 1; step <= 3; step++) {
    const word = words[at - step];
    if (!word || word.clause !== words[at]?.clause || word.value !== null) return null;
    const found = NUTRIENTS.get(word.text) ?? (ENERGY_BEFORE.has(word.text) ? 'energy' : undefined);
    if (found) return found;
  }
  return null;
}

/** Of a number too large for a count, in a sentence about a single nutrient or about energy. */
function onlyNutrient(words: readonly Word[], value: number): FigureKind | null {
  const named = new Set(
    words.flatMap(({ text }) => NUTRIENTS.get(text) ?? (ENERGY_BEFORE.has(text) ? ('energy' as const) : [])),
  );
  const [only] = named;
  return named.size === 1 && only && value >= (only === 'energy' ? 200 : 20) ? only : null;
}

function perAt(words: readonly Word[], end: number): Figure['per'] {
  if (PER.get(words[end]?.text ?? '') === 'day' && words[end]?.clause === words[end - 1]?.clause) return 'day'; // "an 800 calorie day"
  if (words[end]?.text === 'kg' && words[end]?.clause === words[end - 1]?.clause) return 'kg'; // "1.6 g/kg"
  for (let step = 0; step <= 3; step++) {
    const word = words[end + step];
    if (!word || word.value !== null || word.clause !== words[end - 1]?.clause) return null;
    const per = PER.get(word.text);
    const before = words[end + step - 1]?.text ?? '';
    if (per && (EACH.has(before) || /ly$|lich$/.test(word.text))) return per;
  }
  return null;
}
