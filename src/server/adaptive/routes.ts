import * as contract from '#contract/adaptive.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Router } from '../http/router.ts';
import { acceptProposal, declineProposal } from './answer-proposal.ts';
import { answerOf, findStanding } from './find-adaptive.ts';

export function adaptiveRoutes({ route }: Router, catalogue: Catalogue): void {
  route(contract.getAdaptive, async ({ db, session, now, log }) =>
    answerOf(await findStanding(db, { userId: session.userId, catalogue, now, log })),
  );

  route(
    contract.acceptProposal,
    async ({ db, session, params, now, newId, log }) => {
      const input = { userId: session.userId, ...params, catalogue, now, newId, log };
      const { standing, plan } = await acceptProposal(db, input);
      return { state: answerOf(standing), plan };
    },
    { limit: 'swap' },
  );

  route(
    contract.declineProposal,
    async ({ db, session, params, now, newId, log }) => {
      const input = { userId: session.userId, ...params, catalogue, now, newId, log };
      return answerOf(await declineProposal(db, input));
    },
    { limit: 'swap' },
  );
}
