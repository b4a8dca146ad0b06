import { z } from 'zod';
import { profileSchema } from '#core/athlete/profile.ts';
import { claimedUserId, momentSchema, userIdSchema, userParams } from './common.ts';
import { operation } from './operation.ts';

/** `hidesNumbers`: after an eating-disorder disclosure no weight, calorie or body figure is to be shown. */
export const storedProfileSchema = profileSchema.extend({
  userId: userIdSchema,
  createdAt: momentSchema,
  hidesNumbers: z.boolean(),
});

export const getProfile = operation({
  method: 'GET',
  path: '/api/profile/:userId',
  summary: "The person's profile; 404 while there is none",
  tag: 'profile',
  params: userParams,
  response: storedProfileSchema,
});

export const createProfile = operation({
  method: 'POST',
  path: '/api/profile',
  summary: 'Creates the profile from the 21 answers; 409 if there is one already',
  tag: 'profile',
  body: profileSchema.extend(claimedUserId),
  response: storedProfileSchema,
});

export type StoredProfile = z.infer<typeof storedProfileSchema>;
