import type { ExerciseCatalogue } from '#core/catalogue/exercise.ts';
import type { PlannedExercise, WorkoutDay } from '../workout-plan.ts';
import { doseText, durationText, parseDose } from './prescription.ts';
import { dayMinutes } from './session-time.ts';

/** How the person feels; what is not known is left out. */
type Condition = {
  energy?: number | null;
  sleepHours?: number | null;
  stress?: 'low' | 'moderate' | 'high' | null;
};
/** `lighter`: a set less of each and more in reserve; `lightest`: about three fifths of the work. */
export type Lightness = 'as_planned' | 'lighter' | 'lightest';

const VERY_LOW_ENERGY = 3;
const LOW_ENERGY = 5;
const SHORT_SLEEP_HOURS = 5;
const LIGHTEST_SHARE = 0.6;
const LEAST_CARDIO_MINUTES = 5;

const EFFORT = {
  lighter: ' Go a little easier today: leave one more good rep than usual.',
  lightest: ' Keep today easy: lighter weight, and stop well before it gets hard.',
} as const;

/** Whether a lighter session should be offered: never forced, and never more than planned on a good day. */
export function lightnessFor({ energy, sleepHours, stress }: Condition): Lightness {
  if (typeof energy === 'number' && energy <= VERY_LOW_ENERGY) return 'lightest';
  const isTired = typeof energy === 'number' && energy <= LOW_ENERGY;
  const isShort = typeof sleepHours === 'number' && sleepHours <= SHORT_SLEEP_HOURS;
  return isTired || isShort || stress === 'high' ? 'lighter' : 'as_planned';
}

/** The same day with less of everything but the warm-up: it still counts, and nothing new has to be learned. */
export function lighterSession(
  day: WorkoutDay,
  lightness: Exclude<Lightness, 'as_planned'>,
  catalogue: ExerciseCatalogue,
): WorkoutDay {
  const exercises = day.exercises.map((line) => lighterLine(line, lightness));
  const lighter = { ...day, exercises };
  return { ...lighter, estimatedMinutes: Math.max(1, Math.round(dayMinutes(lighter, catalogue))) };
}

function lighterLine(line: PlannedExercise, lightness: Exclude<Lightness, 'as_planned'>): PlannedExercise {
  if (line.category === 'strength') {
    const sets = lightness === 'lighter' ? line.sets - 1 : Math.round(line.sets * LIGHTEST_SHARE);
    return { ...line, sets: Math.max(1, sets), description: line.description + EFFORT[lightness] };
  }
  const dose = parseDose(line.reps);
  if (line.category !== 'cardio' || dose?.kind !== 'minutes') return line;
  const share = lightness === 'lighter' ? 0.8 : LIGHTEST_SHARE;
  const minutes = Math.max(Math.min(LEAST_CARDIO_MINUTES, dose.minutes), Math.round(dose.minutes * share));
  const eased = { kind: 'minutes', minutes } as const;
  return { ...line, reps: doseText(eased), duration: durationText(eased) };
}
