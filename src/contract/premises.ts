import { z } from 'zod';
import { decisionsSchema } from '#core/athlete/go-by.ts';
import { profileSchema } from '#core/athlete/profile.ts';
import { premisesSheetSchema } from '#core/premises/sheet/premises-sheet.ts';
import { claimedUserId, userParams } from './common.ts';
import { operation } from './operation.ts';
import { planFitSchema } from './plans.ts';

export const getPremises = operation({
  method: 'GET',
  path: '/api/premises/:userId',
  summary: 'What plans go by: everything that was read from the answers, with its words, and what the person put right',
  tag: 'premises',
  params: () => userParams,
  response: () => premisesSheetSchema,
});

export const readAnswers = operation({
  method: 'POST',
  path: '/api/premises/read',
  summary: 'The same for answers that are not kept yet; nothing is stored',
  tag: 'premises',
  body: () => z.strictObject({ answers: profileSchema, decisions: decisionsSchema.default([]), ...claimedUserId }),
  response: () => premisesSheetSchema,
});

export const suggestMeanings = operation({
  method: 'POST',
  path: '/api/premises/suggest',
  summary:
    'What a language model takes the words for that nobody understood, where one is set up and the person agreed',
  tag: 'premises',
  uses: 'health',
  body: () => z.strictObject({ answers: profileSchema, decisions: decisionsSchema.default([]), ...claimedUserId }),
  /** One more choice of an open question each: it counts once it is tapped. */
  response: () =>
    z.strictObject({
      suggestions: z.array(
        z.strictObject({ question: z.string(), choice: z.strictObject({ id: z.string(), label: z.string() }) }),
      ),
    }),
});

export const decidePremises = operation({
  method: 'POST',
  path: '/api/premises',
  summary: 'Keeps what was put right on the sheet, confirms the whole, and checks every stored plan again',
  tag: 'premises',
  body: () => z.strictObject({ decisions: decisionsSchema, ...claimedUserId }),
  response: () => z.strictObject({ premises: premisesSheetSchema, plans: z.array(planFitSchema) }),
});
