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

const text = z.string().max(2000);
const itemId = z.string().min(1).max(120);

/** A single meal, as far as it was known when it was kept. */
export const favoriteMealSchema = z.lazy(() =>
  z.strictObject({
    mealType: text.optional(),
    calories: z.number().nonnegative().optional(),
    protein: z.number().nonnegative().optional(),
    prepTime: z.number().nonnegative().optional(),
    description: text.optional(),
    tags: z.array(text).max(30).optional(),
    /** The dish of the cookbook, where it comes from a plan: only that can be put into another plan. */
    recipeId: itemId.optional(),
  }),
);

/** A single exercise, as far as it was known when it was kept. */
export const favoriteWorkoutSchema = z.lazy(() =>
  z.strictObject({
    sets: z.number().int().positive().optional(),
    reps: text.optional(),
    rest: text.optional(),
    description: text.optional(),
    targetMuscles: z.array(text).max(30).optional(),
    /** The exercise of the library, where it comes from a plan. */
    exerciseId: itemId.optional(),
  }),
);

const favoriteFields = { name: shortText, sourceType: z.literal('plan'), sourcePlanId: idSchema.nullish() };
const kinds = [
  { type: z.literal('meal'), data: favoriteMealSchema },
  { type: z.literal('workout'), data: favoriteWorkoutSchema },
] as const;
const stored = { id: idSchema, userId: userIdSchema, createdAt: momentSchema };

export const favoriteSchema = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.strictObject({ ...stored, ...favoriteFields, ...kinds[0] }),
    z.strictObject({ ...stored, ...favoriteFields, ...kinds[1] }),
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
      z.strictObject({ ...claimedUserId, ...favoriteFields, ...kinds[0] }),
      z.strictObject({ ...claimedUserId, ...favoriteFields, ...kinds[1] }),
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
