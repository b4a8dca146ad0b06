import * as contract from '#contract/analytics.ts';
import type { Router } from '../http/router.ts';
import type { LimitValues } from '../limits.ts';
import { countEvent } from './count-event.ts';

/** Counts its attempts itself, by an id of the day: the limit of other public routes keeps addresses for a while. */
export function analyticsRoutes({ publicRoute }: Router, limits: LimitValues): void {
  publicRoute(contract.countEvent, async ({ db, body, sender, now }) => {
    await countEvent(db, { event: body, sender, limits, now });
    return { ok: true };
  });
}
