/** What was logged on one calendar day of the person. */
export type ActivityDay = {
  /** Days since 1 January 1970. */
  day: number;
  /** Entries of any kind. */
  logs: number;
  workouts: number;
  /** The exercises that were done, each once, however many sets there were. */
  exercises: readonly string[];
  /** Levels from 1 to 10. */
  energy: readonly number[];
};

export type ActivityTotals = { workouts: number; exercises: number; energy: number | null; trainedDays: number };

/** One list of days out of several, each day once, oldest first. */
export function mergeDays(...lists: readonly (readonly ActivityDay[])[]): ActivityDay[] {
  const days = new Map<number, ActivityDay>();
  for (const one of lists.flat()) {
    const known = days.get(one.day);
    days.set(
      one.day,
      known
        ? {
            day: one.day,
            logs: known.logs + one.logs,
            workouts: known.workouts + one.workouts,
            exercises: [...new Set([...known.exercises, ...one.exercises])],
            energy: [...known.energy, ...one.energy],
          }
        : one,
    );
  }
  return [...days.values()].sort((a, b) => a.day - b.day);
}

export const isTrained = ({ workouts, exercises }: ActivityDay): boolean => workouts > 0 || exercises.length > 0;

/** The days of a stretch that ends today. */
export const lastDays = (days: readonly ActivityDay[], count: number, today: number): ActivityDay[] =>
  days.filter(({ day }) => day > today - count && day <= today);

export const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Sums of some days; the energy is the mean of all levels. */
export function totalsOf(days: readonly ActivityDay[]): ActivityTotals {
  return {
    workouts: days.reduce((sum, { workouts }) => sum + workouts, 0),
    exercises: days.reduce((sum, { exercises }) => sum + exercises.length, 0),
    energy: mean(days.flatMap(({ energy }) => energy)),
    trainedDays: days.filter(isTrained).length,
  };
}
