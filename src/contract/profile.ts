import { z } from 'zod';
import { fieldChangeSchema } from '#core/athlete/change-profile.ts';
import { decisionsSchema } from '#core/athlete/go-by.ts';
import { profileSchema } from '#core/athlete/profile.ts';
import { TOLD_TARGETS } from '#core/nutrition/targets/told-targets.ts';
import { claimedUserId, idSchema, momentSchema, userIdSchema, userParams } from './common.ts';
import { operation } from './operation.ts';
import { planFitSchema } from './plans.ts';

/**
 * `startWeightLbs`: the weight that the person began with, which stays whatever is logged or changed later; a release before this one
 * did not answer it. `hidesNumbers`: after an eating-disorder disclosure no weight, calorie or body figure is to be shown.
 */
export const storedProfileSchema = profileSchema.extend({
  startWeightLbs: z.number().optional(),
  userId: userIdSchema,
  createdAt: momentSchema,
  hidesNumbers: z.boolean(),
});

export const getProfile = operation({
  method: 'GET',
  path: '/api/profile/:userId',
  summary: "The person's profile; 404 while there is none, 409 unreadable_document if it has to be repaired",
  tag: 'profile',
  params: () => userParams,
  response: () => storedProfileSchema,
});

export const createProfile = operation({
  method: 'POST',
  path: '/api/profile',
  summary: 'Creates the profile from the 21 answers; 409 if there is one already',
  tag: 'profile',
  /** `decisions`: what was put right on the sheet of premises; sent where the person confirmed it. */
  body: () => profileSchema.extend({ decisions: decisionsSchema.optional(), ...claimedUserId }),
  response: () => storedProfileSchema,
});

/** `pending`: waits for the person's yes or no; nothing of it holds yet. */
export const PROFILE_CHANGE_STATES = ['applied', 'pending', 'undone', 'declined'] as const;

export const profileChangeSchema = z.strictObject({
  id: idSchema,
  status: z.enum(PROFILE_CHANGE_STATES),
  changes: z.array(fieldChangeSchema),
});

/** `plans`: every stored plan, checked again against the profile as it stands now. */
const decidedChangeSchema = z.strictObject({
  profile: storedProfileSchema,
  change: profileChangeSchema,
  plans: z.array(planFitSchema),
});

export const updateProfile = operation({
  method: 'PATCH',
  path: '/api/profile',
  summary: 'Changes the answers that are given and checks every stored plan again; `change` is null if nothing is new',
  tag: 'profile',
  body: () => profileSchema.partial().extend(claimedUserId),
  response: () => decidedChangeSchema.extend({ change: profileChangeSchema.nullable() }),
});

/**
 * What a change would do, before it is saved: to the targets of a day, none where figures are hidden; to plans that fit today and would
 * fit no more; and why no meals would be planned at all, where that is so.
 */
const profilePreviewSchema = z.strictObject({
  targets: z.array(z.strictObject({ target: z.enum(TOLD_TARGETS), before: z.number(), after: z.number() })),
  refusal: z.strictObject({ title: z.string(), message: z.string() }).nullable(),
  plans: z.array(planFitSchema),
});

export const previewProfile = operation({
  method: 'POST',
  path: '/api/profile/preview',
  summary: 'What other answers would do to targets and plans; nothing is saved',
  tag: 'profile',
  body: () => profileSchema.partial().extend(claimedUserId),
  response: () => profilePreviewSchema,
});

export type ProfilePreview = z.infer<typeof profilePreviewSchema>;

const changeParams = z.strictObject({ changeId: idSchema });
const changeBody = z.strictObject(claimedUserId).optional();

export const undoProfileChange = operation({
  method: 'POST',
  path: '/api/profile/changes/:changeId/undo',
  summary: 'Puts the answers back as they were; 409 if one of them changed again since',
  tag: 'profile',
  params: () => changeParams,
  body: () => changeBody,
  response: () => decidedChangeSchema,
});

export const confirmProfileChange = operation({
  method: 'POST',
  path: '/api/profile/changes/:changeId/confirm',
  summary: 'The yes to a change that waits for one; 409 if an answer changed meanwhile',
  tag: 'profile',
  params: () => changeParams,
  body: () => changeBody,
  response: () => decidedChangeSchema,
});

export const declineProfileChange = operation({
  method: 'POST',
  path: '/api/profile/changes/:changeId/decline',
  summary: 'The no to a change that waits for an answer',
  tag: 'profile',
  params: () => changeParams,
  body: () => changeBody,
  response: () => decidedChangeSchema,
});

export type ProfileChange = z.infer<typeof profileChangeSchema>;
export type DecidedChange = z.infer<typeof decidedChangeSchema>;
export type StoredProfile = z.infer<typeof storedProfileSchema>;
