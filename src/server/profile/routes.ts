import * as contract from '#contract/profile.ts';
import { notFound } from '../http/http-error.ts';
import type { Router } from '../http/router.ts';
import { createProfile } from './create-profile.ts';
import { readProfile } from './read-profile.ts';

export function profileRoutes({ route }: Router): void {
  route(contract.createProfile, ({ db, session, body, now }) => {
    const { userId: _, ...answers } = body;
    return createProfile(db, { session, answers, now });
  });

  route(contract.getProfile, async ({ db, session, log }) => {
    const known = await readProfile(db, { userId: session.userId, log });
    if (!known) throw notFound('profile');
    return { ...known.profile, userId: session.userId, createdAt: known.createdAt.toISOString() };
  });
}
