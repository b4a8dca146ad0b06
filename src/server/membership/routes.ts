import { getMembership } from '#contract/membership.ts';
import type { Router } from '../http/router.ts';
import { readMembership } from './read-membership.ts';

export function membershipRoutes({ route }: Router): void {
  route(getMembership, ({ db, session, now }) => readMembership(db, { userId: session.userId, now }));
}
