import { z } from 'zod';
import { sessionTargetsSchema } from '#contract/training.ts';
import { versionedDocument } from '#core/documents/versioned-document.ts';
import { resumePlayer } from '#core/training/player/player.ts';
import { type PlayerState, playerStateSchema } from '#core/training/player/player-state.ts';
import { workoutDaySchema } from '#core/training/workout-plan.ts';
import { keepDocument, setAside, storedIn } from '#web/parts/person/kept-document.ts';
import { userStorage } from '#web/parts/person/user-storage.ts';
import { type Intent, intentSchema } from './intent.ts';
import { WORKOUT_KEPT_AS } from './kept-as.ts';
import type { LeftAt } from './use-left-at.ts';

/** After so long a workout is not gone on with; every set of it is logged. */
const STALE_MS = 12 * 3_600_000;

const best = z.number().nullable();

/**
 * What the workout needs to know beside its own state, as it was when it began: it goes on without a network. What an older release
 * kept besides is left out.
 */
const coachSchema = z.lazy(() =>
  z.object({
    /** Why this day, to be shown as it stands; null where that is not known. */
    because: z.string().nullable(),
    targets: sessionTargetsSchema,
    /** Bests by exercise, before this workout. */
    bests: z.record(z.string(), z.strictObject({ heaviest: best, oneRepMax: best, mostReps: best, longestHold: best })),
    dueDay: z.number(),
    /** The day that is due in other lengths; the first is the day in full. */
    versions: z.array(z.strictObject({ label: z.string(), day: workoutDaySchema, places: z.array(z.number()) })),
    /** By day, where each exercise of the workout stands in the plan. */
    places: z.array(z.array(z.number())),
  }),
);

/** A workout under way on this device. */
export const keptWorkoutDocument = versionedDocument({
  name: 'kept-workout',
  schema: () => z.strictObject({ state: playerStateSchema, coach: coachSchema, intent: intentSchema.optional() }),
  upgrades: [],
});

export type Coach = z.infer<typeof coachSchema>;
/** `intent`: what was being done when the page was left, to be done again. */
export type Workout = { state: PlayerState; coach: Coach; intent?: Intent | undefined };

/** When something was done last. */
const touchedAt = ({ visits, dayStartedAt }: PlayerState) => Math.max(dayStartedAt, visits.at(-1)?.done?.at ?? 0);

/** A workout from what was kept of this person; nothing where it cannot be read, is over or is from another day. */
export function readWorkout(
  kept: string | undefined,
  userId: string,
  now: number,
  onUnreadable: (kept: string) => void = () => {},
): Workout | undefined {
  // Most often there is none, and a schema takes long to say so.
  if (!kept) return undefined;
  const read = keptWorkoutDocument.read(storedIn(kept));
  if (!read.ok) {
    onUnreadable(kept);
    return undefined;
  }
  const state = resumePlayer(read.value.state);
  if (!state || state.userId !== userId || now - touchedAt(state) > STALE_MS) return undefined;
  return { ...read.value, state };
}

/** The workout that this person has under way on this device. One that cannot be read is moved aside; its sets are logged. */
export const loadWorkout = (userId: string): Workout | undefined =>
  readWorkout(userStorage.read(WORKOUT_KEPT_AS), userId, Date.now(), (kept) => setAside(WORKOUT_KEPT_AS, kept));

export const keepWorkout = (workout: Workout): void => keepDocument(keptWorkoutDocument, WORKOUT_KEPT_AS, workout);

export const forgetWorkout = (): void => userStorage.write(WORKOUT_KEPT_AS, '');

/** Where a workout of that plan waits to be gone on with; null where none does. */
export function leftAt(userId: string, planId: string): LeftAt | null {
  const state = loadWorkout(userId)?.state;
  if (!state || state.planId !== planId || state.phase === 'completed' || state.visits.length === 0) return null;
  const { day, exercise, set } = state;
  return { name: state.days[day]?.exercises[exercise]?.name ?? '', set };
}
