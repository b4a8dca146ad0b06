import { dayNumber } from '#core/units/calendar-day.ts';
import type { ImportedEntry } from './reading.ts';
import { isSame } from './same-noted-twice.ts';

/** An entry that stands in the log; `at` in milliseconds, `content` as the log keeps it. */
export type LoggedEntry = { logType: ImportedEntry['logType']; at: number; offset: number | null; content: Content };
type Content = Readonly<Record<string, unknown>>;

const SAME_LBS = 0.15;
const MINUTE_MS = 60_000;

/** Whether what is to be taken over as one stands in the log: asked for rows that belong together, such as a workout with its exercises. */
export type LoggedAlready = (entries: readonly ImportedEntry[]) => boolean;

/**
 * Knows again what is logged: an entry by its moment and its content, a weight by its day too (a scale's app rounds differently), a
 * workout by the time that it took, and one whose sets were logged without finishing it by these.
 */
export function loggedAlready(logged: readonly LoggedEntry[]): LoggedAlready {
  const exact = new Set(logged.map(({ logType, at, content }) => keyOf(logType, at, content)));
  const weights = new Map<number, number[]>();
  const sets = new Map<string, string[]>();
  const workouts = logged.flatMap(({ logType, at, content }) =>
    logType === 'workout' ? [spanOf(at, Number(content.totalDuration))] : [],
  );
  for (const { logType, at, offset, content } of logged) {
    const day = dayNumber(at, offset ?? 0);
    if (logType === 'weight') weights.set(day, [...(weights.get(day) ?? []), Number(content.value)]);
    if (logType !== 'exercise_completion') continue;
    const key = `${day} ${content.exerciseName}`;
    sets.set(key, [...(sets.get(key) ?? []), ...setsOf(content)]);
  }
  return (entries) => {
    if (entries.every((entry) => exact.has(keyOf(entry.logType, Date.parse(entry.loggedAt), entry)))) return true;
    const [first] = entries;
    if (entries.length === 1 && first?.logType === 'weight') {
      const day = dayNumber(Date.parse(first.loggedAt), first.utcOffsetMinutes ?? 0);
      return (weights.get(day) ?? []).some((lbs) => Math.abs(lbs - first.value) < SAME_LBS);
    }
    if (entries.length === 1) return false;
    const whole = entries.find((entry) => entry.logType === 'workout');
    const span = whole && spanOf(Date.parse(whole.loggedAt), whole.totalDuration);
    if (span && workouts.some((other) => isSame(span, other))) return true;
    const done = entries.filter((entry) => entry.logType === 'exercise_completion' && entry.performed.length > 0);
    return done.length > 0 && done.every((entry) => hasSets(entry, sets));
  };
}

const spanOf = (end: number, minutes: number) => ({ from: end - Math.max(1, minutes || 0) * MINUTE_MS, to: end });

/** A moment and what tells an entry from another of the same kind then. */
function keyOf(logType: string, at: number, content: Content | ImportedEntry): string {
  const { value, part, planName, exerciseName, mealName } = content as Content;
  const its = logType === 'exercise_completion' ? setsOf(content as Content) : [];
  return JSON.stringify([logType, Math.floor(at / 1000), value, part, planName, exerciseName, mealName, its]);
}

function setsOf({ performed }: Content): string[] {
  const sets = Array.isArray(performed) ? (performed as { weightLbs: number | null; reps: number }[]) : [];
  return sets.map(({ weightLbs, reps }) => `${weightLbs === null ? '' : Math.round(weightLbs)}x${reps}`);
}

function hasSets(entry: ImportedEntry, logged: ReadonlyMap<string, readonly string[]>): boolean {
  const day = dayNumber(Date.parse(entry.loggedAt), entry.utcOffsetMinutes ?? 0);
  const name = entry.logType === 'exercise_completion' ? entry.exerciseName : '';
  const there = [...(logged.get(`${day} ${name}`) ?? [])];
  return setsOf(entry as Content).every((set) => {
    const at = there.indexOf(set);
    if (at >= 0) there.splice(at, 1);
    return at >= 0;
  });
}
