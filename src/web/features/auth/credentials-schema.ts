import { z } from 'zod';
import { PASSWORD_MAX, PASSWORD_MIN } from '#web/parts/person/password-length.ts';

const email = z.string().trim().min(1, 'Please enter your email.').pipe(z.email('Please enter a valid email address.'));
const password = z.string().min(1, 'Please enter your password.');

const newPassword = password
  .min(PASSWORD_MIN, `Please use at least ${PASSWORD_MIN} characters.`)
  .max(PASSWORD_MAX, `Please use at most ${PASSWORD_MAX} characters.`);

/** New passwords have a length; old ones are simply tried. */
export const credentialsSchemas = {
  'sign-in': z.object({ email, password }),
  'sign-up': z.object({ email, password: newPassword }),
} as const;

export const emailSchema = z.object({ email });
export const newPasswordSchema = z.object({ password: newPassword });
