import type { Log } from '#contract/logs.ts';
import type { NextSession, TrainingRecords } from '#contract/training.ts';
import { startPlayer } from '#core/training/player/player.ts';
import type { PlayerMode } from '#core/training/player/player-state.ts';
import { swappedDays, swappedVersion, swapsHolding } from '#core/training/swap/today-swaps.ts';
import type { WorkoutDay } from '#core/training/workout-plan.ts';
import type { Coach, Workout } from './kept-workout.ts';
import type { PlanToTrain } from './player-context.ts';

type Known = {
  userId: string;
  plan: PlanToTrain;
  /** What the server says of the day that is due; nothing without a network or a plan. */
  next: NextSession | null | undefined;
  records: TrainingRecords['records'];
  /** Finished exercises that this browser remembers, newest first. */
  logs: readonly Log[];
  mode: PlayerMode;
  now: number;
};

/** A workout at the day that is due, with all that it needs to go on without a network; null if there is nothing to do in it. */
export function prepareWorkout({ userId, plan, next, records, logs, mode, now }: Known): Workout | null {
  const due = next?.planId === plan.id ? next : undefined;
  const dayIndex = due?.dayIndex ?? dueByLogs(plan, logs);
  const targets = due?.targets ?? [];
  const swaps = swapsHolding(plan.todaySwaps, now);
  const planned = plan.days[dayIndex];
  // Where other tools are at hand, the server says what the day is.
  const whole = due ? swappedVersion(due.day, swaps, dayIndex) : swappedDays(plan.days, swaps)[dayIndex];
  const today = whole && asAsked(whole, targets);
  const first = due?.asked ? swappedVersion(due.asked.day, swaps, dayIndex) : today;
  const days = swappedDays(plan.days, swaps).map((day, index) => (index === dayIndex ? (first ?? day) : day));
  const state = startPlayer({ userId, planId: plan.id, planName: plan.name, days, dayIndex, mode, now });
  if (!state || !planned || !today || !first) return null;
  const placesOf = ({ exercises }: WorkoutDay) =>
    exercises.map(({ exerciseId }) => placeIn([planned, today], exerciseId));
  const places = plan.days.map((day, index) =>
    index === dayIndex ? placesOf(first) : day.exercises.map((_, place) => place),
  );
  const shorter = due ? versionsOf(due) : [];
  const coach: Coach = {
    because: due?.because ?? null,
    dueDay: dayIndex,
    targets,
    bests: Object.fromEntries(records.map((record) => [record.exerciseId, bestsOf(record)])),
    versions: [
      { label: 'In full', day: today, places: placesOf(today) },
      ...shorter.map(({ label, day }) => ({
        label,
        day: swappedVersion(day, swaps, dayIndex),
        places: placesOf(day),
      })),
    ],
    places,
  };
  return { state, coach };
}

/** Without a network: the day after the one that was trained last, round the week. */
function dueByLogs({ id, days }: PlanToTrain, logs: readonly Log[]): number {
  const last = logs.find(
    (log) =>
      log.logType === 'exercise_completion' && log.planId === id && days.some(({ name }) => name === log.dayName),
  );
  if (last?.logType !== 'exercise_completion') return 0;
  return (days.findIndex(({ name }) => name === last.dayName) + 1) % days.length;
}

/** In an easy week and after a break the targets ask for fewer sets, in a good one for more, and cardio gets longer. */
const asAsked = (day: WorkoutDay, targets: NextSession['targets']): WorkoutDay => ({
  ...day,
  exercises: day.exercises.map((exercise) => {
    const asked = targets.find(({ exerciseId }) => exerciseId === exercise.exerciseId)?.target;
    return asked ? { ...exercise, sets: asked.sets, reps: asked.reps } : exercise;
  }),
});

const versionsOf = ({ short, lighter, asked }: NextSession): { label: string; day: WorkoutDay }[] => [
  ...(asked && !short.some(({ minutes }) => asked.label === `${minutes} min`) && asked.label !== 'Lighter'
    ? [asked]
    : []),
  ...short.map(({ minutes, day }) => ({ label: `${minutes} min`, day })),
  ...(lighter.offered ? [{ label: 'Lighter', day: lighter.day }] : []),
];

/** Where an exercise stands in the plan's day, or in that day as it is today. */
const placeIn = (days: readonly WorkoutDay[], id: string) =>
  days.map(({ exercises }) => exercises.findIndex(({ exerciseId }) => exerciseId === id)).find((index) => index >= 0) ??
  0;

const bestsOf = ({ heaviest, oneRepMax, mostReps, longestHold }: TrainingRecords['records'][number]) => ({
  heaviest: heaviest?.value ?? null,
  oneRepMax: oneRepMax?.value ?? null,
  mostReps: mostReps?.value ?? null,
  longestHold: longestHold?.value ?? null,
});
