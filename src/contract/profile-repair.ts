import { z } from 'zod';
import { profileSchema } from '#core/athlete/profile.ts';
import { claimedUserId, userParams } from './common.ts';
import { operation } from './operation.ts';
import { storedProfileSchema } from './profile.ts';

/**
 * What can still be read of a stored profile that cannot be read as a whole, for the person to check. `hidesNumbers`: no weight is to
 * be shown, as in `storedProfileSchema`; also where it is not known.
 */
export const profileRepairSchema = z.strictObject({ answers: profileSchema.partial(), hidesNumbers: z.boolean() });

export const getProfileRepair = operation({
  method: 'GET',
  path: '/api/profile/:userId/repair',
  summary: 'The answers that can still be read of a profile that cannot; 409 if there is nothing to repair',
  tag: 'profile',
  params: () => userParams,
  response: () => profileRepairSchema,
});

export const repairProfile = operation({
  method: 'POST',
  path: '/api/profile/repair',
  summary: 'Puts checked answers in the place of a profile that cannot be read, which is kept; 409 if it can be read',
  tag: 'profile',
  body: () => profileSchema.extend(claimedUserId),
  response: () => storedProfileSchema,
});

export type ProfileRepair = z.infer<typeof profileRepairSchema>;
