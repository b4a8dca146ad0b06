import type { z } from 'zod';
import type { exerciseGuideSchema, exerciseSchema } from './exercise-row.ts';

export const JOINTS = ['shoulder', 'elbow', 'wrist', 'lower_back', 'neck', 'hip', 'knee', 'ankle'] as const;
export const EXERCISE_CATEGORIES = ['strength', 'cardio', 'flexibility', 'warmup', 'cooldown'] as const;
/** From a chair, from a wheelchair that one pushes oneself, with one arm, with one leg. */
export const TRACKS = ['seated', 'wheelchair', 'one_arm', 'one_leg'] as const;

export type Joint = (typeof JOINTS)[number];

/** As people say it: "lower back". */
export const jointName = (joint: Joint): string => joint.replaceAll('_', ' ');
export type Track = (typeof TRACKS)[number];
export type Exercise = z.infer<typeof exerciseSchema>;
export type ExerciseGuide = z.infer<typeof exerciseGuideSchema>;

/** All exercises by id, and their guides by exercise id. */
export type ExerciseCatalogue = {
  exercises: ReadonlyMap<string, Exercise>;
  guides: ReadonlyMap<string, ExerciseGuide>;
};
