import { dayNumber } from '#core/units/calendar-day.ts';
import type { LeftOut, ReadWeight, ReadWorkout } from './reading.ts';

type Noted = { weights: ReadWeight[]; workouts: ReadWorkout[] };

/** Kilograms and pounds are rounded on the way from one app to another. */
const SAME_LBS = 0.25;
/** Two that share so much of the shorter one's time are the same. */
const SAME_SHARE = 0.5;

/**
 * Of what several apps and devices noted of the same thing, leaves one: of weights of a day that are equal, the first; of workouts at the
 * same time, that of the source that has more of them.
 */
export function sameNotedTwice({ weights, workouts }: Noted): Noted & { left: LeftOut[] } {
  const left: LeftOut[] = [];
  const kept = new Map<number, ReadWeight[]>();
  const single = weights
    .toSorted((a, b) => a.when.at - b.when.at)
    .filter((weight) => {
      const day = dayNumber(weight.when.at, weight.when.utcOffsetMinutes);
      const others = kept.get(day) ?? [];
      const isKnown = others.some(({ lbs }) => Math.abs(lbs - weight.lbs) < SAME_LBS);
      if (isKnown)
        left.push({ line: null, what: `Weight from ${weight.origin ?? 'the file'}`, reason: 'other_source' });
      else kept.set(day, [...others, weight]);
      return !isKnown;
    });
  return { weights: single, workouts: singleWorkouts(workouts, left), left };
}

type Span = { from: number; to: number };
type Taken = Span & Pick<ReadWorkout, 'origin'>;

function spanOf({ start, seconds }: ReadWorkout): Span | null {
  if (typeof start === 'string') return null;
  return { from: start.at, to: start.at + Math.max(60, seconds ?? 0) * 1000 };
}

function singleWorkouts(workouts: readonly ReadWorkout[], left: LeftOut[]): ReadWorkout[] {
  const counts = new Map<string | null, number>();
  for (const { origin } of workouts) counts.set(origin, (counts.get(origin) ?? 0) + 1);
  const countOf = ({ origin }: ReadWorkout) => counts.get(origin) ?? 0;
  const byTrust = workouts.toSorted((a, b) => countOf(b) - countOf(a) || Number(b.seconds) - Number(a.seconds));
  const spans = new Map<number, Taken[]>();
  const kept = new Set<ReadWorkout>();
  for (const workout of byTrust) {
    const span = spanOf(workout);
    // Days of UTC, and the ones beside: a workout may last over midnight.
    const day = span ? dayNumber(span.from, 0) : 0;
    const near = [day - 1, day, day + 1].flatMap((each) => spans.get(each) ?? []);
    if (span && near.some((other) => isTaken(span, workout, other))) {
      left.push({
        line: workout.line,
        what: `${workout.name} from ${workout.origin ?? 'the file'}`,
        reason: 'other_source',
      });
      continue;
    }
    kept.add(workout);
    if (span) spans.set(day, [...(spans.get(day) ?? []), { ...span, origin: workout.origin }]);
  }
  return workouts.filter((workout) => kept.has(workout));
}

/** One source writes what it knows once, unless it writes the very same again. */
const isTaken = (span: Span, { origin }: ReadWorkout, other: Taken): boolean =>
  origin === other.origin ? span.from === other.from && span.to === other.to : isSame(span, other);

/** Whether two stretches of time share at least half of the shorter one. Milliseconds. */
export function isSame(one: Span, other: Span): boolean {
  const shared = Math.min(one.to, other.to) - Math.max(one.from, other.from);
  return shared >= SAME_SHARE * Math.min(one.to - one.from, other.to - other.from);
}
