import * as contract from '#contract/premises.ts';
import { isoDayOf } from '#core/units/calendar-day.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Dependencies } from '../dependencies.ts';
import { notFound } from '../http/http-error.ts';
import type { Router } from '../http/router.ts';
import { readProfile } from '../profile/read-profile.ts';
import { answerPremises } from './answer-premises.ts';
import { decidePremises } from './decide-premises.ts';
import { suggestMeanings } from './suggest-meanings.ts';
import { withDecisions } from './with-decisions.ts';

/** What of the server's dependencies the sheet needs. */
type Server = Pick<Dependencies, 'wordGuesser' | 'limits'>;

export function premisesRoutes({ route, streamRoute }: Router, catalogue: Catalogue, server: Server): void {
  route(contract.getPremises, async ({ db, session, log }) => {
    const known = await readProfile(db, { userId: session.userId, log });
    if (!known) throw notFound('profile');
    return answerPremises(known.profile, catalogue);
  });

  route(
    contract.readAnswers,
    async ({ body: { answers, decisions }, now }) => {
      const told = { ...answers, answeredOn: isoDayOf(now) };
      return answerPremises(await withDecisions(told, { decisions, now, catalogue }), catalogue);
    },
    { limit: 'reading' },
  );

  // It keeps nothing, and may take as long as a model does: no transaction is open meanwhile, and no request waits behind it.
  streamRoute(
    contract.suggestMeanings,
    ({ db, session, body: { answers, decisions }, now, log }) =>
      suggestMeanings(db, {
        ...{ userId: session.userId, answers: { ...answers, answeredOn: isoDayOf(now) }, decisions },
        ...{ wordGuesser: server.wordGuesser, limits: server.limits, catalogue, now, log },
      }),
    { event: 'suggestions' },
  );

  route(
    contract.decidePremises,
    ({ db, session, body, now, log }) =>
      decidePremises(db, { userId: session.userId, decisions: body.decisions, now, catalogue, log }),
    { limit: 'profile' },
  );
}
