import type { Exercise, ExerciseGuide } from '#core/catalogue/exercise.ts';
import { hash01 } from '../builder/pick-exercises.ts';
import { suitability } from '../builder/suitability.ts';
import { levelIndex, type TrainingBrief } from '../builder/training-brief.ts';
import { groupCredits, trainsDirectly } from '../volume/volume.ts';
import { type Demand, meets } from './swap-demands.ts';
import type { SwapReason } from './swap-reason.ts';
import { mentions } from './word-match.ts';

type RankFor = {
  brief: TrainingBrief;
  old: Exercise;
  reason: SwapReason;
  demands: readonly Demand[];
  guide: ExerciseGuide | undefined;
};
/** What was asked for goes before every likeness. */
const UNMET_COST = 50;
const STAPLE_WEIGHT = 0.5;

function jaccard(a: readonly string[], b: readonly string[]): number {
  const shared = a.filter((word) => b.includes(word)).length;
  const all = new Set([...a, ...b]).size;
  return all === 0 ? 0 : shared / all;
}

/** Harder is a higher level, then more skill, then a higher energy cost. */
function difficulty(exercise: Exercise): number {
  return 2 * levelIndex(exercise.level) + exercise.skill + exercise.met / 10;
}

function reasonFit(exercise: Exercise, { old, reason, guide }: RankFor): number {
  const isFamily = exercise.family === old.family;
  if (reason.kind === 'bored') return isFamily ? -1 : 0;
  if (reason.kind !== 'too_hard' && reason.kind !== 'too_easy') return 0;
  const step = difficulty(exercise) - difficulty(old);
  const isRightWay = reason.kind === 'too_hard' ? step < 0 : step > 0;
  const rung = reason.kind === 'too_hard' ? guide?.easier : guide?.harder;
  const isWrongWay = step !== 0 && !isRightWay;
  return (
    (rung === exercise.id ? 4 : 0) + (isFamily && isRightWay ? 2 : 0) + (isRightWay ? 1 : 0) - (isWrongWay ? 4 : 0)
  );
}

function likeness(exercise: Exercise, context: RankFor): number {
  const { old, brief, reason } = context;
  const cautions = exercise.jointCaution.filter((joint) => brief.injuries[joint] !== undefined).length;
  const equipment = exercise.equipment.flat().map((token) => token.replaceAll('_', ' '));
  const isWished = [exercise.loadType.replaceAll('_', ' '), ...equipment].some((word) => mentions(reason.text, word));
  const unmet = context.demands.filter((demand) => !meets(exercise, demand, old)).length;
  return (
    (exercise.pattern === old.pattern ? 5 : 0) -
    UNMET_COST * unmet +
    3 * jaccard(exercise.primaryMuscles, old.primaryMuscles) +
    jaccard(exercise.secondaryMuscles, old.secondaryMuscles) +
    (exercise.mechanic === old.mechanic ? 1 : 0) +
    (exercise.metric === old.metric ? 1 : 0) +
    (exercise.loadType === old.loadType ? 0.5 : 0) +
    reasonFit(exercise, context) +
    (isWished && reason.kind !== 'no_equipment' ? 2 : 0) +
    0.5 * suitability(exercise, brief) +
    STAPLE_WEIGHT * exercise.staple -
    1.25 * cautions -
    (exercise.category === 'strength' ? 0 : 0.6 * Math.abs(exercise.met - old.met)) +
    0.3 * hash01(brief.seed, exercise.id, old.id)
  );
}

/** A stand-in for strength work trains the same movement, or directly a muscle group that the old one trained. */
export function isKin(exercise: Exercise, old: Exercise): boolean {
  if (old.category !== 'strength' || exercise.pattern === old.pattern) return true;
  const direct = groupCredits(old).filter(({ credit }) => credit === 1);
  const sharesGroup = direct.some(({ group }) => trainsDirectly(exercise, group));
  return sharesGroup || exercise.primaryMuscles.some((muscle) => old.primaryMuscles.includes(muscle));
}

/** Candidates by how well they stand in for the old exercise, best first; the nearest stimulus comes first (design of swaps, docs/domain.md). */
export function rankReplacements(pool: readonly Exercise[], context: RankFor): Exercise[] {
  return pool
    .map((exercise) => ({ exercise, value: likeness(exercise, context) }))
    .sort((a, b) => b.value - a.value)
    .map(({ exercise }) => exercise);
}
