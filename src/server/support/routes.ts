import * as contract from '#contract/support.ts';
import type { Router } from '../http/router.ts';
import { askSupport } from './ask-support.ts';

/** `supportEmail` is who answers, if anyone does. */
export function supportRoutes({ publicRoute }: Router, { supportEmail }: { supportEmail: string | null }): void {
  publicRoute(
    contract.askSupport,
    async ({ db, body, now, newId }) => ({
      reference: await askSupport(db, { asked: body, supportEmail, now, newId }),
      isAnswered: supportEmail !== null,
    }),
    { limit: 'support' },
  );
}
