import { getDayTargets } from '#contract/day-targets.ts';
import * as contract from '#contract/training.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Router } from '../http/router.ts';
import { findDayTargets } from './day-targets.ts';
import { suggestExercise } from './generate-exercise.ts';
import { findSessionIfAny } from './next-session.ts';
import { findTrainingRecords } from './training-records.ts';

export function trainingRoutes({ route }: Router, catalogue: Catalogue): void {
  route(contract.getNextSession, ({ db, session, now, log }) =>
    findSessionIfAny(db, { userId: session.userId, catalogue, now, log }),
  );

  route(getDayTargets, ({ db, session, params, query, now, log }) =>
    findDayTargets(db, { userId: session.userId, ...params, ...query, catalogue, now, log }),
  );

  route(contract.getTrainingRecords, ({ db, session, now, log }) =>
    findTrainingRecords(db, { userId: session.userId, catalogue, now, log }),
  );

  route(
    contract.generateExercise,
    ({ db, session, body, now, log }) =>
      suggestExercise(db, { userId: session.userId, wanted: body, catalogue, now, log }),
    { limit: 'swap' },
  );
}
