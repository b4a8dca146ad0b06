import type { Exercise } from '#core/catalogue/exercise.ts';
import type { MealType } from '#core/nutrition/meal-plan.ts';
import type { LOG_KINDS, ValueKind } from '#core/progress/log-kinds.ts';

/** Where a file comes from. */
export const IMPORT_SOURCES = ['ironleaf', 'strong', 'hevy', 'apple_health', 'fit'] as const;
export type ImportSource = (typeof IMPORT_SOURCES)[number];

/** A moment in milliseconds since 1970, and the minutes that the clock there was ahead of UTC. */
export type Moment = { at: number; utcOffsetMinutes: number };

export type WeightUnit = 'kg' | 'lbs';

/** A set as a file has it. `weight` in `unit`; where that is null, in the one that the person names. */
export type ReadSet = {
  line: number;
  weight: number | null;
  unit: WeightUnit | null;
  reps: number | null;
  seconds: number | null;
  metres: number | null;
  rpe: number | null;
};

export type ReadExercise = { name: string; notes: string; sets: ReadSet[] };

/** The exercise of that name among those of a workout, put at its end where there is none yet. */
export function exerciseCalled(exercises: ReadExercise[], name: string): ReadExercise {
  const known = exercises.find((each) => each.name === name);
  if (known) return known;
  const fresh = { name, notes: '', sets: [] };
  exercises.push(fresh);
  return fresh;
}

export type ReadWorkout = {
  /** Where it begins in the file; null where a file has no lines. */
  line: number | null;
  name: string;
  /** As a clock on the wall told it, in the words of the file; or the moment itself. */
  start: string | Moment;
  end: string | null;
  seconds: number | null;
  notes: string;
  exercises: ReadExercise[];
  /** The app or device that wrote it, where one file holds those of several. */
  origin: string | null;
};

/** Pounds. */
export type ReadWeight = { when: Moment; lbs: number; origin: string | null };

type Table = typeof LOG_KINDS;
type ValueEntry<K extends ValueKind> = { logType: K; value: number; unit: Table[K]['unit'] } & (Table[K] extends {
  parts: readonly (infer Part)[];
}
  ? { part: Part }
  : unknown);

export type ExerciseEntry = {
  logType: 'exercise_completion';
  exerciseName: string;
  sets: number;
  reps: string;
  dayName: string;
  category: Exercise['category'];
  performed: { set: number; weightLbs: number | null; reps: number; rpe?: number | undefined }[];
};

type WorkEntry =
  | { logType: 'workout'; planName: string; exerciseCount: number; totalDuration: number }
  | ExerciseEntry
  | {
      logType: 'meal_eaten';
      mealType: MealType | null;
      mealName: string;
      calories: number;
      protein: number;
      carbs: number;
      fat: number;
    };

type EntryWhen = { notes: string | null; loggedAt: string; utcOffsetMinutes?: number | undefined };

/** An entry as the log keeps it, without whose it is and of which plan. Moments are texts in UTC. */
export type ImportedEntry = EntryWhen & ({ [K in ValueKind]: ValueEntry<K> }[ValueKind] | WorkEntry);

/** Something that is kept or left out as one: a workout with its exercises, or one entry. */
export type ImportRow = { line: number | null; what: string; entries: ImportedEntry[] };

/** A row of a file that is not taken over, and why. */
export type LeftOut = { line: number | null; what: string; reason: LeftReason };

/** Why a row is not taken over, as it is said. */
export const LEFT_REASONS = {
  bad_date: 'Its date cannot be read.',
  future: 'Its date lies in the future.',
  too_old: 'It is from before the year 2000.',
  no_exercise: 'It names no exercise.',
  bad_number: 'One of its numbers cannot be read.',
  out_of_range: 'Its numbers are too large or too small to be real.',
  nothing_done: 'It holds no repetitions and no time.',
  no_time: 'This exercise is counted by time, and none is noted.',
  warm_up: 'It is a warm-up set, and only working sets count here.',
  rest_timer: 'It is a rest timer or a note, not a set.',
  twice: 'The same row stands in the file more than once.',
  other_source: 'The same thing is noted more than once, by this or another app.',
  too_long: 'The row is longer than any real one.',
  your_choice: 'You chose to leave it out.',
  logged_already: 'You have it in your log already.',
  not_readable: 'It cannot be read as an entry of a log.',
} as const;

export type LeftReason = keyof typeof LEFT_REASONS;

/** What was read of one file, before anything is decided about it. */
export type ImportReading = {
  source: ImportSource;
  workouts: ReadWorkout[];
  weights: ReadWeight[];
  /** Entries of our own, ready as they are. */
  entries: ImportedEntry[];
  left: LeftOut[];
};
