import type { Exercise } from '#core/catalogue/exercise.ts';
import type { Emphasis } from '../dosing/dosing.ts';
import { balanceSide, trainsDirectly } from '../volume/volume.ts';
import { isGentle, type TrainingBrief } from './training-brief.ts';

const DAY_KINDS = [
  'full_a',
  'full_b',
  'full_c',
  'upper_1',
  'upper_2',
  'upper_3',
  'lower_1',
  'lower_2',
  'push',
  'pull',
  'legs',
  'cardio',
] as const;
export type DayKind = (typeof DAY_KINDS)[number];

const SPLIT_EXERCISES_MIN = 8;
/** With nothing but the upper body to train, a day of one side makes do with fewer. */
const UPPER_DAY_EXERCISES_MIN = 5;
/** With more days than this, beginners get their rest for the arms from days of cardio. */
const BEGINNER_UPPER_DAYS = 4;

type Split = Record<number, readonly DayKind[]>;

const FULL_BODY_WITH_CARDIO: Split = {
  2: ['full_a', 'full_b'],
  3: ['full_a', 'full_b', 'full_c'],
  4: ['full_a', 'cardio', 'full_b', 'full_c'],
  5: ['full_a', 'cardio', 'full_b', 'cardio', 'full_c'],
  6: ['full_a', 'cardio', 'full_b', 'cardio', 'full_c', 'cardio'],
};
const UPPER_LOWER_WITH_CARDIO: Split = {
  ...FULL_BODY_WITH_CARDIO,
  4: ['upper_1', 'lower_1', 'upper_2', 'lower_2'],
  5: ['upper_1', 'lower_1', 'cardio', 'upper_2', 'lower_2'],
  6: ['upper_1', 'lower_1', 'cardio', 'upper_2', 'lower_2', 'cardio'],
};
const MUSCLE_SPLIT: Split = {
  2: ['full_a', 'full_b'],
  3: ['full_a', 'full_b', 'full_c'],
  4: ['upper_1', 'lower_1', 'upper_2', 'lower_2'],
  5: ['upper_1', 'lower_1', 'push', 'pull', 'legs'],
  6: ['push', 'pull', 'legs', 'push', 'pull', 'legs'],
};
/** Where no leg work can be done: pushing and pulling apart as soon as the days follow each other. */
const WITHOUT_LEGS: Split = {
  2: ['upper_1', 'upper_2'],
  3: ['upper_1', 'upper_2', 'upper_3'],
  4: ['push', 'pull', 'cardio', 'upper_1'],
  5: ['push', 'pull', 'cardio', 'push', 'pull'],
  6: ['push', 'pull', 'cardio', 'push', 'pull', 'cardio'],
};
/** The same for people who train gently, for beginners with many days, or where there are too few exercises for whole days of one side. */
const WITHOUT_LEGS_EASED: Split = {
  ...WITHOUT_LEGS,
  4: ['upper_1', 'cardio', 'upper_2', 'cardio'],
  5: ['upper_1', 'cardio', 'upper_2', 'cardio', 'upper_3'],
  6: ['upper_1', 'cardio', 'upper_2', 'cardio', 'upper_3', 'cardio'],
};

/** Calendar days (0 = Monday) by number of training days: at least one day of rest, hard days apart. */
const WEEKDAYS: Record<number, readonly number[]> = {
  2: [0, 3],
  3: [0, 2, 4],
  4: [0, 1, 3, 4],
  5: [0, 1, 2, 4, 5],
  6: [0, 1, 2, 3, 4, 5],
};
const WEEKDAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/**
 * What each training day is for (docs/domain.md, split by days). Beginners lift at most four days a week, older and cautious people
 * at most three; the other days are cardio, core and mobility.
 */
export function weekSplit(brief: TrainingBrief, pool: readonly Exercise[]): readonly DayKind[] {
  const split = splitTable(brief, pool)[brief.days];
  if (!split) throw new RangeError(`No split for ${brief.days} training days a week`);
  return split;
}

/** Whole days of pushing and of pulling need enough exercises of each; a bare room has too few. */
function fillsMuscleSplit(pool: readonly Exercise[], least: number): boolean {
  const count = (side: string) => pool.filter((exercise) => balanceSide(exercise) === side).length;
  return count('push') >= least && count('pull') >= least;
}

/** Is there any exercise that trains thighs or hips? */
function trainsLegs(pool: readonly Exercise[]): boolean {
  return pool.some((exercise) => trainsDirectly(exercise, 'quads') || trainsDirectly(exercise, 'hamstrings_glutes'));
}

function splitTable(brief: TrainingBrief, pool: readonly Exercise[]): Split {
  if (!trainsLegs(pool)) {
    const isEased = isGentle(brief) || (brief.level === 'beginner' && brief.days > BEGINNER_UPPER_DAYS);
    return isEased || !fillsMuscleSplit(pool, UPPER_DAY_EXERCISES_MIN) ? WITHOUT_LEGS_EASED : WITHOUT_LEGS;
  }
  if (isGentle(brief)) return FULL_BODY_WITH_CARDIO;
  if (brief.goal !== 'muscle_gain') {
    return brief.level === 'beginner' ? FULL_BODY_WITH_CARDIO : UPPER_LOWER_WITH_CARDIO;
  }
  return brief.level === 'beginner' || !fillsMuscleSplit(pool, SPLIT_EXERCISES_MIN)
    ? UPPER_LOWER_WITH_CARDIO
    : MUSCLE_SPLIT;
}

/** Index of the training day before `day` when it falls on the calendar day before; else `null`. */
export function dayBefore(day: number, daysPerWeek: number): number | null {
  const weekdays = WEEKDAYS[daysPerWeek] ?? [];
  const today = weekdays[day];
  return today !== undefined && weekdays[day - 1] === today - 1 ? day - 1 : null;
}

/** "Monday, Wednesday and Friday": the days the plan was spaced for. */
export function weekdayText(daysPerWeek: number): string {
  const names = (WEEKDAYS[daysPerWeek] ?? []).map((day) => WEEKDAY_NAMES[day] ?? '');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}

const DAY_NAMES: Record<DayKind, string> = {
  full_a: 'Full Body A',
  full_b: 'Full Body B',
  full_c: 'Full Body C',
  upper_1: 'Upper Body 1',
  upper_2: 'Upper Body 2',
  upper_3: 'Upper Body 3',
  lower_1: 'Lower Body 1',
  lower_2: 'Lower Body 2',
  push: 'Push',
  pull: 'Pull',
  legs: 'Legs',
  cardio: 'Cardio',
};

/** Names for the week; a kind that occurs again gets a number. */
export function dayNames(split: readonly DayKind[]): string[] {
  return split.map((kind, index) => {
    const name = DAY_NAMES[kind];
    if (kind === 'upper_1' && !split.includes('upper_2') && !split.includes('lower_1')) return 'Upper Body';
    const count = split.filter((other) => other === kind).length;
    if (count === 1) return name;
    return `${name} ${split.slice(0, index + 1).filter((other) => other === kind).length}`;
  });
}

type Region = 'push' | 'pull' | 'legs';

function regionsOf(kind: DayKind): readonly Region[] {
  if (kind === 'cardio') return [];
  if (kind === 'push' || kind === 'pull') return [kind];
  if (isLegDay(kind)) return ['legs'];
  return kind.startsWith('upper') ? ['push', 'pull'] : ['push', 'pull', 'legs'];
}

const EMPHASES: Record<number, readonly Emphasis[]> = { 2: ['heavy', 'light'], 3: ['heavy', 'medium', 'light'] };

/**
 * How heavy each day is: what is trained two or three times a week is trained heavy, (medium) and light by practised people without a
 * health mode; everyone else trains evenly.
 */
export function weekEmphasis(split: readonly DayKind[], brief: TrainingBrief): Emphasis[] {
  const isEven = brief.level === 'beginner' || isGentle(brief) || brief.lowRecovery;
  return split.map((kind, index) => {
    if (isEven) return 'medium';
    const turns = regionsOf(kind).map((region) => {
      const days = split.flatMap((other, at) => (regionsOf(other).includes(region) ? [at] : []));
      return EMPHASES[days.length]?.[days.indexOf(index)] ?? 'medium';
    });
    return turns.find((turn) => turn !== 'medium') ?? 'medium';
  });
}

export function isLegDay(kind: DayKind): boolean {
  return kind === 'lower_1' || kind === 'lower_2' || kind === 'legs';
}
