import { dayOfIso, isoDay } from '#core/units/calendar-day.ts';
import type { FigureKind } from './figures.ts';
import { isSame, type Role, type Source } from './sources.ts';

export const COMPUTED_KINDS = [
  'energy',
  'protein',
  'carbs',
  'fat',
  'mass',
  'sessions',
  'days',
] as const satisfies readonly FigureKind[];

/** What a model may have worked out for it, from numbers that were read. Masses in pounds. */
export type Computation =
  | { what: 'difference' | 'remaining' | 'share'; kind: (typeof COMPUTED_KINDS)[number]; from: number; to: number }
  | { what: 'pace'; from: number; to: number; weeks: number }
  | { what: 'goal_date'; from: number; to: number; lbsAWeek: number };

/** The result as the model may say it, and as sources for the guard. */
export type Computed =
  | { ok: true; result: Record<string, number | string>; sources: readonly Source[] }
  | { ok: false; because: string };

const UNKNOWN = 'One of the numbers is not in the data. Read it first.';
const LONGEST_WEEKS = 260;
const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Works it out, if every number that goes in was read: nothing true comes of an invented one. */
export function compute(wanted: Computation, known: readonly Source[], today: string): Computed {
  const kind = wanted.what === 'pace' || wanted.what === 'goal_date' ? 'mass' : wanted.kind;
  const isKnown = (value: number) =>
    known.some((source) => source.kind === kind && !source.isGeneral && isSame({ value, kind }, source.value, 0));
  if (!isKnown(wanted.from) || !isKnown(wanted.to)) return { ok: false, because: UNKNOWN };
  const gap = Math.abs(wanted.to - wanted.from);
  switch (wanted.what) {
    case 'difference':
      return found({ difference: tenth(gap) }, [source(tenth(gap), kind, kind === 'mass' ? 'change' : 'gap')]);
    case 'remaining': {
      const left = Math.max(0, tenth(wanted.from - wanted.to));
      return found({ remaining: left }, [source(left, kind, 'left')]);
    }
    case 'share': {
      if (wanted.to === 0) return { ok: false, because: 'There is no share of nothing.' };
      const percent = Math.round((100 * wanted.from) / wanted.to);
      return found({ percent }, [source(percent, 'percent', null)]);
    }
    case 'pace': {
      const pace = tenth(gap / wanted.weeks);
      return found({ lbsAWeek: pace }, [source(pace, 'mass', 'change'), source(wanted.weeks, 'weeks', null)]);
    }
    case 'goal_date':
      return goalDate(gap, wanted.lbsAWeek, known, today);
  }
}

/** When a weight is reached at a pace that was measured or planned. */
function goalDate(gap: number, lbsAWeek: number, known: readonly Source[], today: string): Computed {
  const isPace = known.some(
    ({ kind, role, value }) => kind === 'mass' && role === 'change' && Math.abs(value - lbsAWeek) < 0.06,
  );
  if (!isPace) return { ok: false, because: 'This pace was not worked out yet. Ask for the pace first.' };
  const weeks = Math.ceil(gap / lbsAWeek);
  if (!(weeks <= LONGEST_WEEKS)) return { ok: false, because: 'At this pace no date can be told.' };
  const date = isoDay(dayOfIso(today) + weeks * 7);
  return found({ weeks, date, say: 'about, and only if the pace stays' }, [
    source(weeks, 'weeks', null),
    source(Number(date.slice(-2)), 'date', null),
    source(Number(date.slice(0, 4)), 'date', null),
  ]);
}

const found = (result: Record<string, number | string>, sources: readonly Source[]): Computed => ({
  ok: true,
  result,
  sources,
});

const source = (value: number, kind: FigureKind, role: Role | null): Source => ({
  value,
  kind,
  role,
  about: null,
  isGeneral: false,
});
