import { z } from 'zod';
import { certificateSchema } from '#core/certificate/certificate.ts';
import { MUSCLE_GROUPS } from '#core/training/volume/muscle-groups.ts';
import { plannedExerciseSchema, warmUpSetSchema, workoutDaySchema } from '#core/training/workout-plan.ts';
import { claimedUserId, idSchema, longText, momentSchema } from './common.ts';
import { operation } from './operation.ts';

/** The longest name of a muscle or a movement. */
export const WORD_MAX = 60;
const word = z.string().trim().min(1).max(WORD_MAX);

/** What to aim for in an exercise. Weights are pounds that the person has (of one dumbbell where two are held). */
export const exerciseTargetSchema = z.strictObject({
  sets: z.number().int().min(1).max(6),
  reps: z.string(),
  /** Repetitions, or seconds of a hold, to aim for in each set; null the first time. */
  aim: z.number().nullable(),
  /** The first time a careful guess, which `why` calls one; null where no weight is counted or no guess would be honest. */
  weightLbs: z.number().nullable(),
  repsInReserve: z.number(),
  change: z.enum([
    'first',
    'more_weight',
    'more_reps',
    'same',
    'less_weight',
    'harder',
    'longer',
    'easier',
    'deload',
    'return',
  ]),
  /** "Why this weight", to be shown as it stands. */
  why: z.string(),
  source: z.string(),
});

const doneSetSchema = z.strictObject({
  weightLbs: z.number().nullable(),
  reps: z.number(),
  rpe: z.number().nullable(),
});

/** One for each strength exercise and each steady block of cardio, in the order of the day. */
export const sessionTargetsSchema = z.lazy(() =>
  z.array(
    z.strictObject({
      exerciseId: z.string(),
      name: z.string(),
      target: exerciseTargetSchema,
      lastTime: z.strictObject({ loggedAt: momentSchema, sets: z.array(doneSetSchema) }).nullable(),
      /** The loads that the person has for it, lightest first; left out where they are not counted or too many to list. */
      loads: z.array(z.number()).optional(),
      /** Lighter sets before the first one, for the weight of today; missing where there are none. */
      warmUp: z.array(warmUpSetSchema).optional(),
    }),
  ),
);

const nextSessionSchema = z.lazy(() =>
  z.strictObject({
    planId: idSchema,
    dayIndex: z.number().int(),
    dayName: z.string(),
    /** Why this day, to be shown as it stands. */
    because: z.string(),
    /** Trained within the last twelve hours: the day can wait until tomorrow. */
    trainedToday: z.boolean(),
    /** `deload`: an easy week; the last three: after a break of one, two, eight weeks. */
    occasion: z.enum(['ordinary', 'deload', 'repeat', 'return', 'restart']),
    /** Week of this block of training, from 1. */
    week: z.number().int().nullable(),
    day: workoutDaySchema,
    targets: sessionTargetsSchema,
    /** The same day when there is little time; they count as the day when they are logged. */
    short: z.array(z.strictObject({ minutes: z.union([z.literal(15), z.literal(20)]), day: workoutDaySchema })),
    /** A lighter version of the day; `offered` when the last energy level speaks for it. */
    lighter: z.strictObject({ offered: z.boolean(), day: workoutDaySchema }),
    /** The version of the day that was asked for, to begin with. Here and below: missing where nothing was asked for. */
    asked: z.strictObject({ label: z.string(), day: workoutDaySchema }).optional(),
    /** Nothing is due before this day. */
    waitsUntil: z.iso.date().optional(),
    /** What goes another way than planned, today or later: lines to be shown as they stand, each with its last day. */
    exceptions: z.array(z.strictObject({ exceptionId: idSchema, line: z.string(), endsOn: z.iso.date() })).optional(),
  }),
);

export const getNextSession = operation({
  method: 'GET',
  path: '/api/training/next',
  summary: 'The day that is due, with a target for each lift and why; null if there is no active workout plan',
  tag: 'training',
  response: () => nextSessionSchema.nullable(),
});

const bestSchema = z.lazy(() =>
  z.strictObject({ value: z.number(), reps: z.number(), loggedAt: momentSchema }).nullable(),
);

const trainingRecordsSchema = z.lazy(() =>
  z.strictObject({
    /** Newest first. Weights in pounds; `oneRepMax` is an estimate, `longestHold` in seconds. */
    records: z.array(
      z.strictObject({
        exerciseId: z.string(),
        name: z.string(),
        heaviest: bestSchema,
        oneRepMax: bestSchema,
        mostReps: bestSchema,
        longestHold: bestSchema,
        sessions: z.number().int(),
        newestAt: momentSchema,
      }),
    ),
    /** Sets by muscle in the last seven days (helping work counts half) beside the band that helps. */
    weeklySets: z.array(
      z.strictObject({
        group: z.enum(MUSCLE_GROUPS),
        name: z.string(),
        sets: z.number(),
        floor: z.number(),
        target: z.number(),
        cap: z.number(),
        standing: z.enum(['under', 'in', 'over']),
      }),
    ),
  }),
);

export const getTrainingRecords = operation({
  method: 'GET',
  path: '/api/training/records',
  summary: 'Personal records, and the sets of the week by muscle',
  tag: 'training',
  response: () => trainingRecordsSchema,
});

export const generateExercise = operation({
  method: 'POST',
  path: '/api/exercises/generate',
  summary: 'One checked exercise for a muscle or a movement; 422 plan_refused says why there is none',
  tag: 'training',
  uses: 'health',
  body: () =>
    z.strictObject({
      ...claimedUserId,
      /** In the person's words: "chest", "glutes", "back". */
      targetMuscle: word.optional(),
      /** A movement of the catalogue, in words: "squat", "horizontal push". */
      pattern: word.optional(),
      /** What is at hand this time, in the person's words; else what the profile says. */
      equipment: longText.optional(),
      customPreferences: longText.nullish(),
    }),
  response: () =>
    z.strictObject({ exercise: plannedExerciseSchema, because: z.string(), certificate: certificateSchema }),
});

export type NextSession = z.infer<typeof nextSessionSchema>;
export type TrainingRecords = z.infer<typeof trainingRecordsSchema>;
