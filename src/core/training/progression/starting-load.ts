import type { TrainingRules } from '#core/athlete/constraints.ts';
import type { Sex } from '#core/athlete/profile.ts';
import type { Exercise } from '#core/catalogue/exercise.ts';
import type { Level } from '#core/catalogue/level.ts';
import type { Dose } from '../dosing/prescription.ts';
import { type Performance, workingSets } from './history.ts';
import { liftShare, type Region } from './lift-share.ts';
import { loadLadder } from './load-steps.ts';
import { setOneRepMax } from './one-rep-max.ts';

export type Lifter = { sex: Sex; age: number; level: Level; referenceLbs: number; isGentle: boolean };
type Owned = Pick<TrainingRules, 'equipment' | 'maxLoadLbs'>;
type StartFor = { exercise: Exercise; dose: Dose; reserve: number; lifter: Lifter; owned: Owned };
/** `from`: the lift of one's own that it follows from; none where body weight, sex, age and level are all there is. */
export type StartingLoad = { weightLbs: number; from: string | null };

/**
 * The most that a beginner under 40 presses once on a bench, as a share of body weight: at the 20th of 100 men and the 40th of 100 women
 * of their age (Cooper Institute norms as printed by the ACSM, to be checked against the manual), less for a first try. Legs
 * differ less between the sexes.
 */
const PRESS_SHARE: Record<Region, Record<Sex, number>> = {
  upper: { male: 0.7, female: 0.36, other: 0.45 },
  lower: { male: 0.7, female: 0.5, other: 0.56 },
};
const LEVEL_SHARE: Record<Level, number> = { beginner: 1, intermediate: 1.5, advanced: 2 };
const FULL_STRENGTH_AGE = 39;
const LOSS_PER_YEAR = 0.009;
const LEAST_AGE_SHARE = 0.55;
const FIRST_TRY_SHARE = 0.9;
const GENTLE_SHARE = 0.8;
/** A lift that follows from another one of the same person is still a guess. */
const RELATED_SHARE = 0.85;
/** So little under the lightest load there is may be rounded up to it; beyond that no number is honest. */
const LIGHTEST_SHARE = 0.75;

const ageShare = (age: number) => Math.max(LEAST_AGE_SHARE, 1 - LOSS_PER_YEAR * Math.max(0, age - FULL_STRENGTH_AGE));

/** What the person could probably lift once, pounds; low on purpose. */
function singleBest(exercise: Exercise, { sex, age, level, referenceLbs, isGentle }: Lifter): number | null {
  const share = liftShare(exercise);
  if (!share) return null;
  const press = PRESS_SHARE[share.region][sex] * referenceLbs * LEVEL_SHARE[level] * ageShare(age);
  return press * share.ofPress * FIRST_TRY_SHARE * (isGentle ? GENTLE_SHARE : 1);
}

/** The best of another lift of the same movement, carried over by what the two are worth beside each other. */
function fromRelated(exercise: Exercise, past: ReadonlyMap<string, readonly Performance[]>) {
  const share = liftShare(exercise);
  const related = [...past.values()]
    .flatMap((all) => all.at(-1) ?? [])
    .filter((one) => one.exercise.pattern === exercise.pattern);
  for (const { exercise: other, sets } of related.sort((a, b) => b.at - a.at)) {
    const otherShare = liftShare(other);
    const best = Math.max(0, ...workingSets(sets).map((set) => setOneRepMax(set) ?? 0));
    if (!share || !otherShare || best <= 0 || other.id === exercise.id) continue;
    return { best: (RELATED_SHARE * best * share.ofPress) / otherShare.ofPress, from: other.name };
  }
  return null;
}

/**
 * A first weight for a lift whose weight is counted: from another lift of the person's own, else from body weight, sex, age and level;
 * rounded down to what they have. `null` where no number would be honest.
 */
export function startingLoad(
  { exercise, dose, reserve, lifter, owned }: StartFor,
  past: ReadonlyMap<string, readonly Performance[]> = new Map(),
): StartingLoad | null {
  const ladder = loadLadder(exercise, owned);
  if (!ladder) return null;
  const related = fromRelated(exercise, past);
  const best = related?.best ?? singleBest(exercise, lifter);
  if (best === null) return null;
  const reps = dose.kind === 'reps' ? dose.high : HOLD_AS_REPS;
  const wanted = best / (1 + (reps + reserve) / 30);
  const lightest = ladder.above(0);
  const weightLbs =
    ladder.atMost(wanted) ?? (lightest !== null && wanted >= LIGHTEST_SHARE * lightest ? lightest : null);
  return weightLbs === null ? null : { weightLbs, from: related?.from ?? null };
}

/** A weight that is carried for half a minute. */
const HOLD_AS_REPS = 15;
