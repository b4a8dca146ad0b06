import { z } from 'zod';
import { operation } from './operation.ts';

export const getSettings = operation({
  method: 'GET',
  path: '/api/settings',
  summary: 'What the browser must know before anyone signs in',
  tag: 'settings',
  access: 'public',
  response: () => z.strictObject({ googleSignIn: z.boolean() }),
});
