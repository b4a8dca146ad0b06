import * as contract from '#contract/newsletter.ts';
import type { Router } from '../http/router.ts';
import { confirmSubscription, unsubscribe } from './follow-link.ts';
import { subscribe } from './subscribe.ts';

const DONE = { ok: true } as const;

/** `siteUrl` is where the links in the mails lead. */
export function newsletterRoutes({ publicRoute }: Router, { siteUrl }: { siteUrl: string }): void {
  publicRoute(
    contract.subscribe,
    async ({ db, body, now, newId }) => {
      await subscribe(db, { email: body.email, now, newId, siteUrl });
      return DONE;
    },
    { limit: 'newsletter' },
  );
  publicRoute(
    contract.confirmSubscription,
    async ({ db, body, now, newId }) => {
      await confirmSubscription(db, { token: body.token, now, newId, siteUrl });
      return DONE;
    },
    { limit: 'newsletter' },
  );
  publicRoute(
    contract.unsubscribe,
    async ({ db, body, now, newId }) => {
      await unsubscribe(db, { token: body.token, now, newId });
      return DONE;
    },
    { limit: 'newsletter' },
  );
}
