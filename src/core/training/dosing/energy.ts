import type { TrainingBrief } from '../builder/training-brief.ts';
import { sessionSeconds, type TimedEntry } from './session-time.ts';

/** Energy cost by block, MET (2024 Adult Compendium: 02054, 02052, 02055, 02101, 17190). */
const STRAIGHT_SETS_MET = 3.5;
const HEAVY_SETS_MET = 5;
const CIRCUIT_MET = 5.8;
const WARM_UP_MET = 3.8;
const COOL_DOWN_MET = 2.3;
/** Rests up to this long, walked in rounds, make a circuit. */
const CIRCUIT_REST_SECONDS = 75;

type BlockLines = Record<'warmUp' | 'work' | 'cardio' | 'stretches' | 'coolDown', readonly TimedEntry[]>;

function isHeavyBarbell(entry: TimedEntry): boolean {
  return (
    ['squat', 'hinge'].includes(entry.exercise.pattern) &&
    entry.exercise.equipment.some((group) => group.includes('barbell'))
  );
}

/** MET of the strength block: in a seat that of straight sets, since the large muscles rest; else circuit when rests are short on average, otherwise straight sets. */
function workMet(work: readonly TimedEntry[], isSeated: boolean): number {
  if (isSeated) return STRAIGHT_SETS_MET;
  const sets = work.reduce((sum, entry) => sum + entry.sets, 0);
  const rest = work.reduce((sum, entry) => sum + entry.sets * entry.restSeconds, 0);
  if (sets > 0 && rest / sets <= CIRCUIT_REST_SECONDS) return CIRCUIT_MET;
  const heavy = work.filter(isHeavyBarbell).reduce((sum, entry) => sum + entry.sets, 0);
  return sets > 0 && heavy / sets >= 0.5 ? HEAVY_SETS_MET : STRAIGHT_SETS_MET;
}

/** Sorts lines into the blocks of a session by their category. */
export function blocksOf(lines: readonly TimedEntry[]): BlockLines {
  const of = (category: string) => lines.filter((line) => line.exercise.category === category);
  return {
    warmUp: of('warmup'),
    work: of('strength'),
    cardio: of('cardio'),
    stretches: of('flexibility'),
    coolDown: of('cooldown'),
  };
}

/** Gross energy of a session, kcal = MET × kg × hours, summed over its blocks; an estimate, ± 20–30 %. */
export function sessionKcal(blocks: BlockLines, { weightKg, form }: Pick<TrainingBrief, 'weightKg' | 'form'>): number {
  const isSeated = form?.seated === true;
  const hours = (lines: readonly TimedEntry[]) => sessionSeconds(lines) / 3600;
  const cardio = blocks.cardio.reduce<number>((sum, line) => sum + line.exercise.met * hours([line]), 0);
  const rest = hours([...blocks.stretches, ...blocks.coolDown]);
  const metHours =
    (isSeated ? COOL_DOWN_MET : WARM_UP_MET) * hours(blocks.warmUp) +
    workMet(blocks.work, isSeated) * hours(blocks.work) +
    cardio +
    COOL_DOWN_MET * rest;
  return metHours * weightKg;
}
