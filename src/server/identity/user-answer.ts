import { z } from 'zod';
import type { AuthMount } from './auth-routes.ts';
import { callProvider, type ProviderCall } from './call-provider.ts';

export const userAnswer = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  emailVerified: z.boolean(),
  image: z.string().nullish(),
  createdAt: z.string(),
});

export type UserAnswer = { user: z.infer<typeof userAnswer> };

/** Hands a request to the provider that answers with a person; tokens are left out. */
export async function answerUser(mount: AuthMount, call: ProviderCall): Promise<UserAnswer> {
  const answer = await callProvider(mount, call);
  return z.object({ user: userAnswer }).parse(answer.body);
}
