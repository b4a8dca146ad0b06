import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { decidePremises as operation } from '#contract/premises.ts';
import type { Decision } from '#core/athlete/go-by.ts';
import { learnedConstraints } from '../adaptive/learned-constraints.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Db } from '../db/database.ts';
import { fitsFor } from '../plans/check-plans.ts';
import { endUnprovedExceptions } from '../plans/meal-exceptions.ts';
import { lockProfile } from '../profile/lock-profile.ts';
import { setProfile } from '../profile/store.ts';
import { answerPremises } from './answer-premises.ts';
import { confirmedBy } from './with-decisions.ts';

type Input = {
  userId: string;
  decisions: readonly Decision[];
  now: Date;
  catalogue: Catalogue;
  log: FastifyBaseLogger;
};

/** Keeps taps and the word that all of it is right, and tells how every stored plan fares. Refuses a person without a profile (409). */
export async function decidePremises(
  tx: Db,
  { userId, decisions, now, catalogue, log }: Input,
): Promise<z.output<typeof operation.response>> {
  const known = await lockProfile(tx, { userId, log });
  const profile = await confirmedBy(known.profile, { decisions, now, catalogue });
  await setProfile(tx, { userId, profile, now });
  const athlete = { profile, constraints: await learnedConstraints(tx, { userId, profile, catalogue }) };
  await endUnprovedExceptions(tx, { userId, athlete, catalogue, now, log });
  const plans = await fitsFor(tx, { userId, athlete, catalogue, log });
  return { premises: await answerPremises(profile, catalogue), plans };
}
