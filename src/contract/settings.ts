import { z } from 'zod';
import { operation } from './operation.ts';

const settingsSchema = z.strictObject({
  googleSignIn: z.boolean(),
  /** Left out by an older server: there are none. */
  passkeySignIn: z.boolean().optional(),
  /** How long a new password has to be, in characters; left out by an older server. */
  passwordLength: z.strictObject({ min: z.number().int(), max: z.number().int() }).optional(),
  /** The licensed trainer who stands behind this installation, with their profiles elsewhere; null: nobody is named. Left out by an older server. */
  trainer: z
    .strictObject({ name: z.string(), photosUrl: z.string().nullable(), videosUrl: z.string().nullable() })
    .nullable()
    .optional(),
});

export type Trainer = NonNullable<z.infer<typeof settingsSchema>['trainer']>;

export const getSettings = operation({
  method: 'GET',
  path: '/api/settings',
  summary: 'What the browser must know before anyone signs in',
  tag: 'settings',
  access: 'public',
  response: () => settingsSchema,
});
