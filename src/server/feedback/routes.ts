import * as contract from '#contract/feedback.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Router } from '../http/router.ts';
import { giveFeedback } from './give-feedback.ts';

export function feedbackRoutes({ route }: Router, catalogue: Catalogue): void {
  route(
    contract.giveFeedback,
    ({ db, session, body, now, newId, log }) => {
      const given = { ...body, id: newId(), userId: session.userId, createdAt: now.toISOString() };
      return giveFeedback(db, { given, catalogue, log });
    },
    { limit: 'feedback' },
  );
}
