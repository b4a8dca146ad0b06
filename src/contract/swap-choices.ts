import { z } from 'zod';
import { mealSchema } from '#core/nutrition/meal-plan.ts';
import { plannedExerciseSchema } from '#core/training/workout-plan.ts';
import { claimedUserId, longText } from './common.ts';
import { operation } from './operation.ts';
import { exerciseIndex, mealIndex, planParams } from './plans.ts';

const daySumsSchema = z.strictObject({
  calories: z.number(),
  protein: z.number(),
  carbs: z.number(),
  fat: z.number(),
});

export const listMealChoices = operation({
  method: 'POST',
  path: '/api/plans/:planId/meal-choices',
  summary:
    'Up to three meals that fit in the place of one, each with the day as it would be; changes and counts nothing',
  tag: 'plans',
  uses: 'health',
  params: () => planParams,
  body: () => z.strictObject({ ...claimedUserId, mealIndex, customPreferences: longText.nullish() }),
  response: () =>
    z.strictObject({
      /** The day as it is. */
      now: daySumsSchema,
      /** The best first. */
      choices: z.array(
        z.strictObject({
          meal: mealSchema,
          recipeId: z.string(),
          /** Why this one, to be shown as it stands. */
          because: z.string(),
          day: daySumsSchema,
        }),
      ),
    }),
});

export const listExerciseChoices = operation({
  method: 'POST',
  path: '/api/plans/:planId/exercise-choices',
  summary:
    'Up to three exercises that fit in the place of one (index = day × 10 + exercise); changes and counts nothing',
  tag: 'plans',
  uses: 'health',
  params: () => planParams,
  body: () => z.strictObject({ ...claimedUserId, exerciseIndex, customPreferences: longText.nullish() }),
  response: () =>
    z.strictObject({
      /** Minutes of the session as it is. */
      minutes: z.number(),
      /** The best first. */
      choices: z.array(
        z.strictObject({
          exercise: plannedExerciseSchema,
          /** Why this one, to be shown as it stands. */
          because: z.string(),
          minutes: z.number(),
        }),
      ),
    }),
});
