import keys from '#data/guard/source-keys.json' with { type: 'json' };
import { FIGURE_KINDS, type Figure, type FigureKind, figuresIn } from './figures.ts';
import { readSentence } from './words.ts';

/** What a figure says of a day or a body: a target is not what is left, and what somebody weighed is not what they weigh. */
export type Role =
  | ('target' | 'eaten' | 'left' | 'burned' | 'floor' | 'gap')
  | ('weight' | 'goalWeight' | 'pastWeight' | 'change')
  | ('weekly' | 'week' | 'month' | 'streak' | 'span');

/** A number that was read, computed or written by us, with what it counts. `about`: the dish or lift that it belongs to. */
export type Source = {
  value: number;
  kind: FigureKind;
  role: Role | null;
  about: string | null;
  /** General knowledge: no proof of anything about the person. */
  isGeneral: boolean;
  /** Right within this share of it. */
  within?: number;
};

type Key = { kind: FigureKind; role: Role | null };
const KINDS: ReadonlySet<string> = new Set(FIGURE_KINDS);
const KEYS: ReadonlyMap<string, Key> = new Map(
  keys.numbers.map(({ key, kind, role }) => [key, { kind: kind as FigureKind, role: (role ?? null) as Role | null }]),
);
const TEXTS = new Set(keys.texts);
const DEEPEST = 12;

/** "56 days ago" is eight weeks ago. */
const inWeeks = (source: Source): Source[] =>
  source.kind !== 'days' || source.value < 7
    ? []
    : [
        { ...source, kind: 'weeks', value: Math.round(source.value / 7) },
        { ...source, kind: 'months', value: Math.round(source.value / 30) },
      ];

type Visit = { about: string | null; isGeneral: boolean; depth: number };

/** All numbers in what tools read, however deep. Words that people wrote are passed over: they prove nothing. */
export function sourcesIn(tree: unknown, { isGeneral = false }: { isGeneral?: boolean } = {}): Source[] {
  const found: Source[] = [];
  const visit = (key: string, value: unknown, at: Visit, parent: Readonly<Record<string, unknown>>): void => {
    if (typeof value === 'number') found.push(...numberSources(key, value, at, parent));
    else if (typeof value === 'string' && TEXTS.has(key)) found.push(...textSources(value, at));
    else if (Array.isArray(value)) for (const each of value) visit(key, each, at, parent);
    else if (typeof value === 'object' && value !== null && at.depth < DEEPEST) {
      const fields = value as Readonly<Record<string, unknown>>;
      const about = typeof fields.name === 'string' ? fields.name : at.about;
      for (const [name, each] of Object.entries(fields))
        visit(name, each, { ...at, about, depth: at.depth + 1 }, fields);
    }
  };
  visit('', tree, { about: null, isGeneral, depth: 0 }, {});
  return [...found, ...found.flatMap(inWeeks)];
}

function numberSources(
  key: string,
  value: number,
  { about, isGeneral }: Visit,
  parent: Readonly<Record<string, unknown>>,
): Source[] {
  const given = { value, about, isGeneral };
  if (key === 'value') return [{ ...given, ...valueSource(value, parent) }];
  if (key === 'weightLbs' && about !== null) return [{ ...given, kind: 'mass', role: null }];
  if (key === 'lbs') return [{ ...given, kind: 'mass', role: parent.daysAgo === 0 ? 'weight' : 'pastWeight' }];
  const known = KEYS.get(key);
  const span = Number(/Last(\d+)Days$/.exec(key)?.[1] ?? 0);
  if (known && span > 0)
    return [
      { ...given, ...known },
      { ...given, value: span, kind: 'days', role: 'span' },
    ];
  if (!known) return [{ ...given, kind: 'bare', role: null }];
  return [{ ...given, ...known, role: about === null ? known.role : null }];
}

/** A value whose unit or kind of entry stands beside it. */
function valueSource(value: number, parent: Readonly<Record<string, unknown>>): Key & { value: number } {
  const unit = String(parent.unit ?? '');
  const role = (parent.role ?? null) as Role | null;
  if (KINDS.has(unit)) return { value, kind: unit as FigureKind, role };
  if (parent.logType === 'weight') return { value, kind: 'mass', role: 'weight' };
  const [read] = unit === '' ? [] : figuresIn(readSentence(`${value} ${unit}`));
  return read
    ? { value: read.value, kind: read.kind, role: read.kind === 'mass' ? 'weight' : role }
    : { value, kind: 'bare', role };
}

const textSources = (text: string, { about, isGeneral }: Visit): Source[] =>
  figuresIn(readSentence(text)).map(({ value, kind }) => ({ value, kind, role: null, about, isGeneral }));

const FOOD: ReadonlySet<FigureKind> = new Set(['energy', 'protein', 'carbs', 'fat', 'fiber']);
const OF_BODY: ReadonlySet<Role | null> = new Set(['weight', 'pastWeight', 'goalWeight', 'change', 'left']);

/** What follows from the sources by a single step: what is left, differences, shares, a pace. */
export function derivedFrom(sources: readonly Source[]): Source[] {
  const derived: Source[] = [];
  const add = (value: number, kind: FigureKind, role: Role | null = null) =>
    derived.push({ value, kind, role, about: null, isGeneral: false });
  const own = sources.filter(({ role }) => role !== null && role !== 'floor');
  for (const one of own)
    for (const other of own) {
      if (one.kind !== other.kind || one.value <= other.value) continue;
      const isLeft = one.role === 'target' && other.role === 'eaten';
      if (one.kind === 'mass') {
        const roles = new Set([one.role, other.role]);
        if (roles.has('weight')) add(one.value - other.value, 'mass', roles.has('goalWeight') ? 'left' : 'change');
        continue;
      }
      if (!FOOD.has(one.kind)) continue;
      add(one.value - other.value, one.kind, isLeft ? 'left' : 'gap');
      if (one.kind === 'energy') add(Math.round((100 * (one.value - other.value)) / one.value), 'percent');
      if (isLeft) add(Math.round((100 * other.value) / one.value), 'percent');
    }
  const body = sources.find(({ role }) => role === 'weight');
  const kilos = body ? body.value / 2.204_622_6 : 0;
  for (const { kind, value } of own) if (kind === 'protein' && kilos > 0) add(value / kilos, 'protein');
  return derived;
}

/** Whether the source is about a body, so that a load on the bar is no proof of it. */
export const isOfBody = ({ role }: Source): boolean => OF_BODY.has(role);

/** Whether the number is the same, as far as it was told: "83 kg" is 182 lb. */
export function isSame(
  { value, kind, kilos }: Pick<Figure, 'value' | 'kind' | 'kilos'>,
  source: number,
  within: number,
): boolean {
  if (kilos !== undefined) {
    const decimals = Number.isInteger(kilos) ? 0 : 1;
    return Math.abs(kilos - source / 2.204_622_6) <= (decimals === 0 ? 0.55 : 0.06);
  }
  const most = Math.max(
    kind === 'percent' || kind === 'protein' ? 0.6 : 0.06,
    source * within,
    Number.isInteger(value) ? 0.5 : 0.05,
  );
  return Math.abs(value - source) <= most;
}

const WEEKDAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day/gi;

/** The days of the week that values name. */
export const weekdaysIn = (...values: readonly unknown[]): string[] => [
  ...new Set((JSON.stringify(values).match(WEEKDAY) ?? []).map((day) => day.toLowerCase())),
];
