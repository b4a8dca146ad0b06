import { z } from 'zod';
import { profileSchema } from '#core/athlete/profile.ts';
import { LEVELS } from '#core/catalogue/level.ts';
import { basisLineSchema, certificateSchema } from '#core/certificate/certificate.ts';
import { EXERCISE_CATEGORIES, JOINTS } from '../catalogue/exercise.ts';

/** A lighter set before a heavy lift. */
export const warmUpSetSchema = z.strictObject({ weightLbs: z.number().positive(), reps: z.number().int().positive() });

/** Hard and easy by turns. `effort` out of 10, in the hard part. */
export const intervalsSchema = z.strictObject({
  workSeconds: z.number().int().positive(),
  restSeconds: z.number().int().positive(),
  rounds: z.number().int().positive(),
  effort: z.number().int().min(1).max(10),
});

/** `rest` always names seconds first ("90 seconds"): the player reads its first number. */
export const plannedExerciseSchema = z.strictObject({
  exerciseId: z.string(),
  name: z.string(),
  description: z.string(),
  sets: z.number().int().min(1).max(6),
  reps: z.string(),
  rest: z.string(),
  category: z.enum(EXERCISE_CATEGORIES),
  duration: z.string().nullable(),
  equipment: z.string(),
  targetMuscles: z.array(z.string()),
  instructions: z.array(z.string()),
  /** A first weight, pounds (of one dumbbell where two are held): a guess, which the first logged set corrects. */
  startLbs: z.number().positive().optional(),
  /** What the minutes of interval work are made of. */
  intervals: intervalsSchema.optional(),
  /** Lighter sets before the first one; they count in the minutes of the day and in no volume. */
  warmUp: z.array(warmUpSetSchema).min(1).max(3).optional(),
});

/** At most ten exercises, warm-up and cool-down included: the swap's index is day × 10 + exercise. */
export const workoutDaySchema = z.strictObject({
  name: z.string(),
  focus: z.string(),
  estimatedMinutes: z.number().int().positive(),
  exercises: z.array(plannedExerciseSchema).max(10),
});

/** The weeks that a plan is made for. */
export const trainingBlockSchema = z.strictObject({
  /** What the plan is, in a few words: "Upper/lower muscle". */
  title: z.string(),
  /** The lifts that stay for all weeks, by id. */
  anchors: z.array(z.string()),
  weeks: z.array(
    z.strictObject({
      week: z.number().int().positive(),
      sets: z.number().int().nonnegative(),
      repsInReserve: z.number().int().nonnegative(),
      lighter: z.boolean(),
      change: z.string(),
    }),
  ),
  /** What the plan after it keeps and changes, and why. */
  next: z.string(),
});

export const workoutPlanDataSchema = z.strictObject({
  days: z.array(workoutDaySchema),
  estimatedDuration: z.number().int().positive(),
  difficulty: z.enum(LEVELS),
  daysPerWeek: profileSchema.shape.workoutDaysPerWeek,
  estimatedCalories: z.number().int().nonnegative(),
  notes: z.array(z.string()),
  /** Hurt when the plan was asked for, and are spared for as long as it is followed. */
  sparedJoints: z.array(z.enum(JOINTS)).optional(),
  /** Missing in plans of before there were blocks. */
  block: trainingBlockSchema.optional(),
  certificate: certificateSchema,
  basis: z.array(basisLineSchema),
});

export type Intervals = z.infer<typeof intervalsSchema>;
export type WarmUpSet = z.infer<typeof warmUpSetSchema>;
export type PlannedExercise = z.infer<typeof plannedExerciseSchema>;
export type TrainingBlock = z.infer<typeof trainingBlockSchema>;
export type WorkoutDay = z.infer<typeof workoutDaySchema>;
export type WorkoutPlanData = z.infer<typeof workoutPlanDataSchema>;
/** What a builder, a model or a person proposes: everything but the certificate, which only the checker writes. */
export type WorkoutPlanDraft = Omit<WorkoutPlanData, 'certificate'>;
