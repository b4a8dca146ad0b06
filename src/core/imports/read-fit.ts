import { utcOffsetAt } from '#core/units/zoned-time.ts';
import { ImportFault } from './import-fault.ts';
import { exerciseCalled, type ImportReading, type ReadExercise, type ReadSet, type ReadWorkout } from './reading.ts';

/** What is used of a decoded FIT file: its sessions, and the sets of one with weights. Weights in kilograms. */
export type DecodedFit = {
  sessions?:
    | readonly {
        start_time?: Date;
        sport?: unknown;
        sub_sport?: unknown;
        total_elapsed_time?: number;
        total_distance?: number;
      }[]
    | undefined;
  sets?:
    | readonly {
        set_type?: unknown;
        start_time?: Date;
        duration?: number;
        repetitions?: number;
        weight?: number;
        category?: unknown;
      }[]
    | undefined;
};

const MOST = 1000;

/** "bench_press" → "Bench Press". */
const spoken = (name: string): string =>
  name
    .slice(0, 60)
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

const nameIn = (value: unknown): string | null => {
  const first = Array.isArray(value) ? value.find((each) => typeof each === 'string') : value;
  return typeof first === 'string' && first !== '' && first !== 'unknown' ? first : null;
};

/**
 * Reads the workouts of a decoded FIT file.
 * @throws ImportFault where it holds none, as the files of courses and settings do
 */
export function readFit({ sessions = [], sets = [] }: DecodedFit, timeZone: string): ImportReading {
  const workouts = sessions.slice(0, MOST).flatMap((session, index): ReadWorkout[] => {
    const { start_time: from, total_elapsed_time: length } = session;
    if (!(from instanceof Date) || !Number.isFinite(from.getTime())) return [];
    const at = from.getTime();
    const isGeneric = nameIn(session.sub_sport) === null || session.sub_sport === 'generic';
    const name = spoken((isGeneric ? nameIn(session.sport) : nameIn(session.sub_sport)) ?? 'workout');
    const seconds = typeof length === 'number' && length >= 0 ? length : null;
    const lifted = index === 0 ? exercisesOf(sets) : [];
    const whole: ReadSet = { ...NOTHING, seconds, metres: session.total_distance || null };
    const exercises = lifted.length > 0 ? lifted : [{ name, notes: '', sets: [whole] }];
    const start = { at, utcOffsetMinutes: utcOffsetAt(at, timeZone) };
    return [{ line: null, name, start, end: null, seconds, notes: '', exercises, origin: null }];
  });
  if (workouts.length === 0) {
    throw new ImportFault(
      'This FIT file holds no workout. Choose the file of an activity, not of a course or of settings.',
    );
  }
  return { source: 'fit', workouts, weights: [], entries: [], left: [] };
}

const NOTHING: ReadSet = { line: 0, weight: null, unit: 'kg', reps: null, seconds: null, metres: null, rpe: null };

function exercisesOf(sets: NonNullable<DecodedFit['sets']>): ReadExercise[] {
  const exercises: ReadExercise[] = [];
  for (const { set_type: type, category, repetitions, weight, duration } of sets.slice(0, MOST)) {
    const name = nameIn(category);
    if (type !== 'active' || name === null) continue;
    const called = spoken(name);
    exerciseCalled(exercises, called).sets.push({
      ...NOTHING,
      weight: weight ?? null,
      reps: repetitions ?? null,
      seconds: duration ?? null,
    });
  }
  return exercises;
}
