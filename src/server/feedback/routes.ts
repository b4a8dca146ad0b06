import * as contract from '#contract/feedback.ts';
import type { Router } from '../http/router.ts';
import { giveFeedback } from './give-feedback.ts';

export function feedbackRoutes({ route }: Router): void {
  route(
    contract.giveFeedback,
    ({ db, session, body, now, newId }) =>
      giveFeedback(db, { ...body, id: newId(), userId: session.userId, createdAt: now.toISOString() }),
    { limit: 'feedback' },
  );
}
