import { type DayOrder, readMoment } from './read-moment.ts';
import type { ImportReading } from './reading.ts';

/**
 * What a file leaves open, which only the person knows: the unit of its weights, the order of day and month. `shownOrder`: which order the
 * file shows by itself.
 */
export type Questions = { unit: boolean; dayOrder: boolean; shownOrder: DayOrder | null };

/** What the person is to be asked about a file. */
export function questionsOf({ workouts }: ImportReading): Questions {
  const unit = workouts.some(({ exercises }) =>
    exercises.some(({ sets }) => sets.some((set) => set.weight !== null && set.weight > 0 && set.unit === null)),
  );
  const written = workouts.flatMap(({ start }) => (typeof start === 'string' ? (readMoment(start) ?? []) : []));
  const shownOrder = written.find(({ shows }) => shows !== null)?.shows ?? null;
  const isOpen = shownOrder === null && written.some(({ order }) => order === 'either');
  return { unit, dayOrder: isOpen, shownOrder };
}

/** Apps and devices that one file holds rows of, those with the most rows first. */
export function originsOf({ workouts, weights }: ImportReading): { name: string; rows: number }[] {
  const counts = new Map<string, number>();
  for (const { origin } of [...workouts, ...weights]) {
    if (origin !== null) counts.set(origin, (counts.get(origin) ?? 0) + 1);
  }
  return [...counts].map(([name, rows]) => ({ name, rows })).sort((a, b) => b.rows - a.rows);
}

/** Names of exercises in a file, each with how many sets it has there. */
export function setsByName({ workouts }: ImportReading): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { name, sets } of workouts.flatMap(({ exercises }) => exercises)) {
    counts.set(name, (counts.get(name) ?? 0) + sets.length);
  }
  return counts;
}
