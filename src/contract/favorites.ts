import { z } from 'zod';
import {
  claimedUserId,
  idSchema,
  momentSchema,
  okSchema,
  planTypeSchema,
  shortText,
  userIdSchema,
  userParams,
} from './common.ts';
import { operation } from './operation.ts';

const itemId = z.string().min(1).max(120);

/** Longest description, and longest word or short line, such as a tag. */
type Lengths = { text: number; line: number };
/** What is kept now: each favourite is listed whole, with all the others. */
const NEW: Lengths = { text: 1000, line: 120 };
/** What was kept before there were shorter ones. */
const KEPT: Lengths = { text: 2000, line: 2000 };

/** A single meal, as far as it was known when it was kept. */
const mealSchema = ({ text, line }: Lengths) =>
  z.strictObject({
    mealType: z.string().max(line).optional(),
    calories: z.number().nonnegative().optional(),
    protein: z.number().nonnegative().optional(),
    prepTime: z.number().nonnegative().optional(),
    description: z.string().max(text).optional(),
    tags: z.array(z.string().max(line)).max(30).optional(),
    /** The dish of the cookbook, where it comes from a plan: only that can be put into another plan. */
    recipeId: itemId.optional(),
  });

/** A single exercise, as far as it was known when it was kept. */
const workoutSchema = ({ text, line }: Lengths) =>
  z.strictObject({
    sets: z.number().int().positive().optional(),
    reps: z.string().max(line).optional(),
    rest: z.string().max(line).optional(),
    description: z.string().max(text).optional(),
    targetMuscles: z.array(z.string().max(line)).max(30).optional(),
    /** The exercise of the library, where it comes from a plan. */
    exerciseId: itemId.optional(),
  });

export const favoriteMealSchema = z.lazy(() => mealSchema(KEPT));
export const favoriteWorkoutSchema = z.lazy(() => workoutSchema(KEPT));

const favoriteFields = { name: shortText, sourceType: z.literal('plan'), sourcePlanId: idSchema.nullish() };
const meal = z.literal('meal');
const workout = z.literal('workout');
const stored = { id: idSchema, userId: userIdSchema, createdAt: momentSchema };

export const favoriteSchema = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.strictObject({ ...stored, ...favoriteFields, type: meal, data: favoriteMealSchema }),
    z.strictObject({ ...stored, ...favoriteFields, type: workout, data: favoriteWorkoutSchema }),
  ]),
);

export const listFavorites = operation({
  method: 'GET',
  path: '/api/favorites/:userId',
  summary: 'Favourite meals or exercises, newest first',
  tag: 'favorites',
  params: () => userParams,
  query: () => z.strictObject({ type: planTypeSchema.optional() }),
  response: () => z.array(favoriteSchema),
});

export const addFavorite = operation({
  method: 'POST',
  path: '/api/favorites',
  summary: 'Keeps a single meal or exercise',
  tag: 'favorites',
  body: () =>
    z.discriminatedUnion('type', [
      z.strictObject({ ...claimedUserId, ...favoriteFields, type: meal, data: mealSchema(NEW) }),
      z.strictObject({ ...claimedUserId, ...favoriteFields, type: workout, data: workoutSchema(NEW) }),
    ]),
  response: () => favoriteSchema,
});

export const removeFavorite = operation({
  method: 'DELETE',
  path: '/api/favorites/:favoriteId',
  summary: 'Takes a favourite out',
  tag: 'favorites',
  params: () => z.strictObject({ favoriteId: idSchema }),
  response: () => okSchema,
});

export type Favorite = z.infer<typeof favoriteSchema>;
