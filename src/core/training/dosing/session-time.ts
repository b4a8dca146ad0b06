import type { Exercise, ExerciseCatalogue } from '#core/catalogue/exercise.ts';
import type { WarmUpSet, WorkoutDay } from '../workout-plan.ts';
import { type Dose, middleReps, parseDose, parseRest } from './prescription.ts';

/** One line of a session, as far as its time is concerned. */
export type TimedEntry = {
  exercise: Exercise;
  sets: number;
  dose: Dose;
  restSeconds: number;
  startLbs?: number;
  warmUp?: readonly WarmUpSet[];
};

/** Rest between two rounds of the player, seconds. */
const ROUND_REST_SECONDS = 90;
const SECONDS_PER_REP = 3;
const START_OF_SET_SECONDS = 10;
const CHANGE_SIDE_SECONDS = 8;
const FIRST_BARBELL_SETUP_SECONDS = 75;
/** After a lighter set: as long as the plates take. */
const WARM_UP_REST_SECONDS = 30;

/** Getting ready for an exercise, seconds by load type. */
const SETUP_SECONDS: Record<Exercise['loadType'], number> = {
  none: 15,
  bodyweight: 15,
  household_weight: 25,
  band: 25,
  machine: 30,
  cable: 35,
  free_weight: 40,
};

/** True when an entry is done in rounds; warm-up, cardio blocks, stretches and cool-down are done once, around the rounds. */
function isRoundWork(entry: TimedEntry): boolean {
  return entry.exercise.category === 'strength' || entry.sets > 1;
}

/** Seconds of work in one set, start included for strength work. */
export function setSeconds(entry: TimedEntry): number {
  const { dose } = entry;
  if (dose.kind === 'minutes') return dose.minutes * 60;
  const sides = dose.eachSide ? 2 : 1;
  const effort = sides * (dose.kind === 'seconds' ? dose.seconds : middleReps(dose) * SECONDS_PER_REP);
  if (!isRoundWork(entry)) return effort;
  const change = dose.eachSide && dose.kind === 'reps' ? CHANGE_SIDE_SECONDS : 0;
  return START_OF_SET_SECONDS + effort + change;
}

function usesBarbell(exercise: Exercise): boolean {
  return exercise.equipment.some((group) => group.includes('barbell'));
}

/**
 * Seconds of a whole session, the one time model of the product:
 * T = Σ [set-up + sets × (work + rest)], and 90 s instead of the last rest between two rounds.
 * Lighter sets before a lift: 10 s + 3 s a repetition + 30 s of rest each.
 * Work: 10 s + 3 s a repetition, or 10 s + the hold (two sides: twice, + 8 s to change); blocks: their length. The first barbell lift
 * has 75 s of set-up where no lighter sets are written down. Source: docs/domain.md, session time.
 */
export function sessionSeconds(entries: readonly TimedEntry[]): number {
  let total = 0;
  let barbellReady = false;
  for (const entry of entries) {
    total += entry.sets * (setSeconds(entry) + entry.restSeconds);
    if (!isRoundWork(entry)) continue;
    total += warmUpSeconds(entry);
    const firstBarbell: boolean = !barbellReady && usesBarbell(entry.exercise);
    total += firstBarbell && !entry.warmUp ? FIRST_BARBELL_SETUP_SECONDS : SETUP_SECONDS[entry.exercise.loadType];
    barbellReady ||= firstBarbell;
  }
  return total + roundRestSeconds(entries.filter(isRoundWork));
}

function warmUpSeconds({ warmUp = [] }: TimedEntry): number {
  return warmUp.reduce(
    (sum, { reps }) => sum + START_OF_SET_SECONDS + reps * SECONDS_PER_REP + WARM_UP_REST_SECONDS,
    0,
  );
}

/** What the 90 s between rounds add to the rests already counted; seconds, may be negative. */
function roundRestSeconds(work: readonly TimedEntry[]): number {
  const rounds = Math.max(0, ...work.map((entry) => entry.sets));
  let extra = 0;
  for (let round = 1; round < rounds; round++) {
    const last = work.findLast((entry) => entry.sets >= round);
    if (last) extra += ROUND_REST_SECONDS - last.restSeconds;
  }
  return extra;
}

/** The lines of a stored day with their doses read back; a line that is unknown or unreadable is left out. */
export function timedEntries(day: WorkoutDay, catalogue: ExerciseCatalogue): TimedEntry[] {
  return day.exercises.flatMap((planned) => {
    const exercise = catalogue.exercises.get(planned.exerciseId);
    const dose = parseDose(planned.reps);
    const restSeconds = parseRest(planned.rest);
    if (!exercise || !dose || restSeconds === null) return [];
    const { sets, startLbs, warmUp } = planned;
    return [{ exercise, sets, dose, restSeconds, ...(startLbs && { startLbs }), ...(warmUp && { warmUp }) }];
  });
}

/** Minutes that a stored day takes, by `sessionSeconds`. */
export function dayMinutes(day: WorkoutDay, catalogue: ExerciseCatalogue): number {
  return sessionSeconds(timedEntries(day, catalogue)) / 60;
}
