import { parseDose } from '../dosing/prescription.ts';
import { setOneRepMax } from '../progression/one-rep-max.ts';
import type { PlannedExercise } from '../workout-plan.ts';
import { type DoneVisit, doneSets, type Performed, type PlayerState } from './player-state.ts';

/** Bests before this workout: pounds, repetitions, seconds; null where there is none yet. */
export type Bests = {
  heaviest: number | null;
  oneRepMax: number | null;
  mostReps: number | null;
  longestHold: number | null;
};

type RecordKind = keyof Bests;
export type NewRecord = { exerciseId: string; name: string; kind: RecordKind; value: number; reps: number };

type WorkoutSummary = {
  sets: number;
  exercises: number;
  /** Sum of weight × repetitions, pounds; of one dumbbell where two are held. */
  volumeLbs: number;
  minutes: number;
  records: NewRecord[];
};

/** A longer gap is time away from the workout. */
const LONGEST_GAP_MS = 20 * 60_000;
/** The most telling first. */
const KINDS = ['heaviest', 'oneRepMax', 'mostReps', 'longestHold'] as const;

/** What was done; `bests` by exercise, as they were before. With `day`, of that day alone. */
export function workoutSummary(
  state: PlayerState,
  bests: Readonly<Record<string, Bests>>,
  { day, now }: { day?: number; now: number },
): WorkoutSummary {
  const done = doneSets(state, day);
  const volume = done.reduce((sum, visit) => sum + volumeOf(state, visit), 0);
  return {
    sets: done.length,
    exercises: new Set(done.map((visit) => `${visit.day} ${visit.done.exerciseId}`)).size,
    volumeLbs: Math.round(volume),
    minutes: minutesOf(state, done, now),
    records: newRecords(state, done, bests),
  };
}

/** What was done in one exercise of a day: the sets that were counted, in order. */
export type LiftDone = { day: number; exercise: PlannedExercise; sets: Performed[]; record: NewRecord | null };

/** The exercises of the workout whose sets were counted, in the order in which they were begun. */
export function liftsDone(state: PlayerState, bests: Readonly<Record<string, Bests>>): LiftDone[] {
  const done = doneSets(state);
  const records = newRecords(state, done, bests);
  const lifts = new Map<string, LiftDone>();
  for (const visit of done) {
    const exercise = plannedOf(state, visit);
    const { performed } = visit.done;
    if (!exercise || !performed || exercise.category !== 'strength') continue;
    const key = `${visit.day} ${exercise.exerciseId}`;
    const record = records.find(({ exerciseId }) => exerciseId === exercise.exerciseId) ?? null;
    const lift = lifts.get(key) ?? { day: visit.day, exercise, sets: [], record };
    lifts.set(key, { ...lift, sets: [...lift.sets, performed] });
  }
  return [...lifts.values()];
}

/** Minutes from the first step to the last, without long gaps: a closed phone is not training. */
function minutesOf({ dayStartedAt }: PlayerState, done: readonly DoneVisit[], now: number): number {
  const moments = [dayStartedAt, ...done.map((visit) => visit.done.at), now].toSorted((one, other) => one - other);
  const gaps = moments.slice(1).map((moment, index) => moment - (moments[index] ?? moment));
  return Math.round(gaps.reduce((sum, gap) => sum + Math.min(gap, LONGEST_GAP_MS), 0) / 60_000);
}

const plannedOf = ({ days }: PlayerState, visit: DoneVisit) =>
  days[visit.day]?.exercises.find(({ exerciseId }) => exerciseId === visit.done.exerciseId);

const isHold = (state: PlayerState, visit: DoneVisit) =>
  parseDose(plannedOf(state, visit)?.reps ?? '')?.kind === 'seconds';

/** Seconds under a weight are no repetitions: a hold adds nothing. */
function volumeOf(state: PlayerState, visit: DoneVisit): number {
  const { performed } = visit.done;
  return performed?.weightLbs && !isHold(state, visit) ? performed.weightLbs * performed.reps : 0;
}

function measured(state: PlayerState, visit: DoneVisit): Bests {
  const { performed } = visit.done;
  const none = { heaviest: null, oneRepMax: null, mostReps: null, longestHold: null };
  if (!performed || performed.reps < 1) return none;
  const { weightLbs, reps, rpe } = performed;
  const heaviest = weightLbs !== null && weightLbs > 0 ? weightLbs : null;
  if (isHold(state, visit)) return { ...none, heaviest, longestHold: reps };
  return {
    ...none,
    heaviest,
    oneRepMax: setOneRepMax({ weightLbs, reps, rpe: rpe ?? null }),
    mostReps: weightLbs === null ? reps : null,
  };
}

/** One record for each exercise, the most telling, and only where there was something to beat. */
function newRecords(
  state: PlayerState,
  done: readonly DoneVisit[],
  bests: Readonly<Record<string, Bests>>,
): NewRecord[] {
  const byExercise = new Map<string, NewRecord>();
  for (const kind of KINDS) {
    for (const visit of done) {
      const { exerciseId, name, performed } = visit.done;
      const value = measured(state, visit)[kind];
      const before = bests[exerciseId]?.[kind] ?? null;
      if (value === null || before === null || value < before + 0.1 || !performed) continue;
      const found = byExercise.get(exerciseId);
      const isBetter = !found || (found.kind === kind && value > found.value);
      const record = { exerciseId, name, kind, value: Math.round(value * 10) / 10, reps: performed.reps };
      if (isBetter) byExercise.set(exerciseId, record);
    }
  }
  return [...byExercise.values()];
}
