import * as contract from '#contract/deeds.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Db } from '../db/database.ts';
import type { Router } from '../http/router.ts';
import { loadAthlete } from '../plans/load-athlete.ts';
import { confirm, decline, undo } from './decide-deed.ts';
import type { Decider } from './performed.ts';

type Context = Pick<Decider, 'now' | 'log' | 'newId'> & {
  db: Db;
  session: { userId: string };
  params: { deedId: string };
};
type Decided = contract.DecidedDeed;

/** The buttons of the cards that tell what the coach did. */
export function deedRoutes({ route }: Router, catalogue: Catalogue): void {
  // Only an undo of the very first reminder asks for a time zone: all are off then.
  const deciderOf = ({ session: { userId }, now, log, newId }: Context): Decider => ({
    ...{ userId, catalogue, now, log, newId, timeZone: 'UTC' },
  });
  const answered = ({ id, state, title, changed }: Decided): Decided => ({ id, state, title, changed });

  route(
    contract.undoDeed,
    async (context) => answered(await undo(context.db, context.params.deedId, deciderOf(context))),
    { limit: 'log' },
  );
  route(
    contract.declineDeed,
    async (context) => answered(await decline(context.db, context.params.deedId, deciderOf(context))),
    { limit: 'log' },
  );
  route(
    contract.confirmDeed,
    async (context) => {
      const decider = deciderOf(context);
      const athlete = await loadAthlete(context.db, decider);
      const actor = { ...decider, athlete, messageId: null, planWriter: null, units: 'imperial' } as const;
      return answered(await confirm(context.db, context.params.deedId, actor));
    },
    { limit: 'log' },
  );
}
