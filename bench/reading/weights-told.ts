import type { Exercise } from '#core/catalogue/exercise.ts';
import type { ExercisesOut } from './labels.ts';
import type { ReadPerson } from './readers.ts';
import { breakersOf } from './vocabulary.ts';

/** The limit whose weight the person told; a lift below it is no fault. */
const LIFTING = 'lifting';
/** Where no weight is told ("no heavy lifting"), what is meant are the heavy lifts. */
const HEAVY = 'valsalva';
const WEIGHT = /(?<!\d)(\d{1,4}(?:[.,]\d{1,2})?)\s{0,3}(kg|kilo|lb|pound|#)/i;
const LBS_PER_KG = 2.2046;
const LEEWAY = 1.1;
/** Empty bars; no plan can make them lighter. */
const BAR_LBS: Readonly<Record<string, number>> = { barbell: 45, trap_bar: 45, ez_bar: 15, 'machine:smith': 15 };
const LOADED = ['dumbbell', 'kettlebell', 'backpack', 'sandbag', 'plate', 'cable', ...Object.keys(BAR_LBS)];

/** Limits of an entry as far as a weight does not matter. */
export const limitsOf = ({ limits }: ExercisesOut): string[] => limits.filter((id) => id !== LIFTING);

/** The planned lifts that go above the weight that an entry tells, by what the reading lets each tool weigh. */
export function heavierThanTold(
  entry: ExercisesOut,
  planned: readonly Exercise[],
  { heaviestLbs, tools }: Pick<ReadPerson, 'heaviestLbs' | 'tools'>,
): string[] {
  if (!entry.limits.includes(LIFTING)) return [];
  const told = weightTold(entry);
  const lifts = new Set(breakersOf(told === null ? HEAVY : LIFTING));
  const weighs = (token: string) => Math.max(BAR_LBS[token] ?? 0, heaviestLbs[token] ?? Number.POSITIVE_INFINITY);
  const isHeavier = ({ equipment }: Exercise) =>
    told === null ||
    equipment.some((group) =>
      group.some((token) => LOADED.includes(token) && tools.has(token) && weighs(token) > told * LEEWAY),
    );
  return planned.filter((exercise) => lifts.has(exercise.id) && isHeavier(exercise)).map(({ id }) => id);
}

function weightTold({ said }: ExercisesOut): number | null {
  const pounds = said.flatMap((words) => {
    const [, value, unit = ''] = WEIGHT.exec(words) ?? [];
    return value === undefined ? [] : Number(value.replace(',', '.')) * (/^k/i.test(unit) ? LBS_PER_KG : 1);
  });
  return pounds.length > 0 ? Math.min(...pounds) : null;
}
