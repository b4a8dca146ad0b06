import { z } from 'zod';
import { EXERCISE_CATEGORIES, JOINTS, TRACKS } from './exercise.ts';
import { LEVELS } from './level.ts';

/** One row of `data/exercises.json`. `equipment`: every group is needed, any token of a group will do; [] = body weight. */
export const exerciseSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  category: z.enum(EXERCISE_CATEGORIES),
  pattern: z.string(),
  mechanic: z.enum(['compound', 'isolation']),
  primaryMuscles: z.array(z.string()),
  secondaryMuscles: z.array(z.string()),
  equipment: z.array(z.array(z.string()).min(1)),
  level: z.enum(LEVELS),
  unilateral: z.boolean(),
  jointStress: z.array(z.enum(JOINTS)),
  jointCaution: z.array(z.enum(JOINTS)),
  impact: z.enum(['low', 'high']),
  met: z.number().positive(),
  metCode: z.string(),
  metric: z.enum(['reps', 'seconds', 'minutes']),
  loadType: z.enum(['free_weight', 'machine', 'cable', 'band', 'bodyweight', 'household_weight', 'none']),
  skill: z.number().int().min(1).max(3),
  posture: z.string(),
  family: z.string(),
  /** How usual a choice of coaches it is for its movement, where it can be done: 3 a first one, 1 one that serves; 0 none. */
  staple: z.number().int().min(0).max(3).default(0),
  source: z.string(),
  /** Programs of another form in which it can be done word for word as its guide says. */
  fits: z.array(z.enum(TRACKS)).default([]),
  /** Made for such a program; nobody else is given it. */
  adapted: z.boolean().default(false),
});

/** How to do it, in our own words (`data/exercise-guides/`). */
export const exerciseGuideSchema = z.strictObject({
  description: z.string(),
  instructions: z.array(z.string()).min(3).max(6),
  cue: z.string(),
  mistake: z.string(),
  easier: z.string().nullable(),
  harder: z.string().nullable(),
});
