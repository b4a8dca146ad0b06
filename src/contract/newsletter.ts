import { z } from 'zod';
import { okSchema } from './common.ts';
import { operation } from './operation.ts';

/** An address as mail takes it: without spaces around it, in small letters. */
export const emailSchema = z.string().trim().toLowerCase().max(254).pipe(z.email());
const tokenBody = z.strictObject({ token: z.string().min(20).max(100) });

export const subscribe = operation({
  method: 'POST',
  path: '/api/newsletter',
  summary: 'Asks for the newsletter: a mail with a link to confirm is sent, whether the address is known or not',
  tag: 'newsletter',
  access: 'public',
  body: () => z.strictObject({ email: emailSchema }),
  response: () => okSchema,
});

export const confirmSubscription = operation({
  method: 'POST',
  path: '/api/newsletter/confirm',
  summary: 'Confirms a subscription with the token from the mail',
  tag: 'newsletter',
  access: 'public',
  body: () => tokenBody,
  response: () => okSchema,
});

export const unsubscribe = operation({
  method: 'POST',
  path: '/api/newsletter/unsubscribe',
  summary: 'Ends a subscription and removes the address',
  tag: 'newsletter',
  access: 'public',
  body: () => tokenBody,
  response: () => okSchema,
});
