import * as contract from '#contract/profile.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { notFound } from '../http/http-error.ts';
import type { Router } from '../http/router.ts';
import { answerProfile } from './answer-profile.ts';
import { createProfile } from './create-profile.ts';
import { readProfile } from './read-profile.ts';

export function profileRoutes({ route }: Router, catalogue: Catalogue): void {
  route(contract.createProfile, ({ db, session, body, now }) => {
    const { userId: _, ...answers } = body;
    return createProfile(db, { session, answers, now, catalogue });
  });

  route(contract.getProfile, async ({ db, session, log }) => {
    const known = await readProfile(db, { userId: session.userId, log });
    if (!known) throw notFound('profile');
    return answerProfile({ ...known, userId: session.userId }, catalogue);
  });
}
