import { z } from 'zod';
import { operation } from './operation.ts';

const settingsSchema = z.strictObject({
  googleSignIn: z.boolean(),
  /** Left out by an older server: there are none. */
  passkeySignIn: z.boolean().optional(),
  /** How long a new password has to be, in characters; left out by an older server. */
  passwordLength: z.strictObject({ min: z.number().int(), max: z.number().int() }).optional(),
});

export const getSettings = operation({
  method: 'GET',
  path: '/api/settings',
  summary: 'What the browser must know before anyone signs in',
  tag: 'settings',
  access: 'public',
  response: () => settingsSchema,
});
