import * as contract from '#contract/progress.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Router } from '../http/router.ts';
import { readProgress } from './read-progress.ts';

export function progressRoutes({ route }: Router, catalogue: Catalogue): void {
  route(contract.getProgress, ({ db, session, query, now, log }) =>
    readProgress(db, { userId: session.userId, ...query, catalogue, now, log }),
  );
}
