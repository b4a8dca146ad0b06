import { z } from 'zod';
import type { AuthMode } from '#web/parts/person/auth-modal-context.ts';

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

const email = z.string().trim().min(1, 'Please enter your email.').pipe(z.email('Please enter a valid email address.'));
const password = z.string().min(1, 'Please enter your password.');

/** New passwords have a length; old ones are simply tried. */
export const credentialsSchemas = {
  'sign-in': z.object({ email, password }),
  'sign-up': z.object({
    email,
    password: password
      .min(PASSWORD_MIN, `Please use at least ${PASSWORD_MIN} characters.`)
      .max(PASSWORD_MAX, `Please use at most ${PASSWORD_MAX} characters.`),
  }),
} as const satisfies Record<AuthMode, z.ZodType>;
