import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../dependencies.ts';
import { httpError, unavailable } from '../http/http-error.ts';
import { isKnownEvent, keepEvent, selectPersonOfCustomer } from '../membership/subscription-store.ts';
import { syncPerson } from '../membership/sync-stripe.ts';
import type { Provider } from './billing.ts';

const MOST_BYTES = 512 * 1024;

type Needs = Pick<Dependencies, 'database' | 'now'> & { provider: Provider };

/**
 * Takes the news of the payment provider, signed with a secret that only the two of us know. They are read for whom they are of and
 * nothing else: how things stand is then asked, and kept with the news' id in one transaction. So news may come twice, late, or in
 * any order, and news that we were stopped over comes again.
 */
export function billingRoutes(app: FastifyInstance, { database, now, provider }: Needs): void {
  app.register((scope, _options, done) => {
    // The signature is of the bytes as they came.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: MOST_BYTES },
      (_request, body, read) => read(null, body),
    );
    scope.post('/api/billing/stripe', { schema: { hide: true }, config: { throttle: null } }, async (request) => {
      const signature = String(request.headers['stripe-signature'] ?? '');
      const news = Buffer.isBuffer(request.body) ? provider.readNews(request.body, signature) : null;
      if (news === null) {
        request.log.warn({ event: 'webhook_refused' }, 'news with a signature that is not the payment provider’s');
        throw httpError('bad_request', 'The signature is missing, old or not ours.');
      }
      if (!database.isReady()) throw unavailable();
      const { id, chargeId } = news;
      if (await isKnownEvent(database.db, id)) return { received: true };
      const customerId = news.customerId ?? (chargeId === null ? null : await provider.customerOfCharge(chargeId));
      const userId = customerId === null ? undefined : await selectPersonOfCustomer(database.db, customerId);
      const at = now();
      // Of nobody whom we know: somebody who was deleted, or another shop with the same account.
      if (userId !== undefined) {
        await syncPerson({ database, provider, now: at }, userId, (tx) => keepEvent(tx, { id, now: at }));
      }
      return { received: true };
    });
    done();
  });
}
