import { getMembership } from '#contract/membership.ts';
import * as contract from '#contract/subscription.ts';
import type { Billing } from '../billing/billing.ts';
import type { Db } from '../db/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { httpError, notFound } from '../http/http-error.ts';
import type { Router } from '../http/router.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { commandSubscription, refundSubscription } from './command-subscription.ts';
import { inviteToFamily, joinFamily, removeSeat } from './family.ts';
import { deleteSeatOf, selectSeats } from './family-store.ts';
import { receiptMail } from './membership-mails.ts';
import type { MembershipPerson } from './membership-person.ts';
import { askStudent, confirmStudent, tellProviderOfStudent } from './prove-student.ts';
import { readMembership } from './read-membership.ts';
import { readPage } from './read-page.ts';
import { openCheckout, openPortal } from './start-checkout.ts';
import { selectPayment } from './subscription-store.ts';
import { changeTestCard, payTest } from './test-checkout.ts';

type Needs = Pick<Dependencies, 'database' | 'billing' | 'site'>;
/** What every handler knows of who asks. */
type Asked = { session: { userId: string; email: string }; now: Date; newId: () => string };

const personOf = ({ session, now, newId }: Asked): MembershipPerson => ({
  userId: session.userId,
  email: session.email,
  now,
  newId,
});

export function membershipRoutes(router: Router, needs: Needs): void {
  const { route } = router;
  route(getMembership, ({ db, session, now }) => readMembership(db, { userId: session.userId, now }));
  const page = (db: Db, { session, now }: Asked) =>
    readPage(db, { userId: session.userId, now, billing: needs.billing });
  route(contract.getSubscription, (asked) => page(asked.db, asked));
  paymentRoutes(router, needs, page);
  subscriptionRoutes(router, needs, page);
  studentRoutes(router, needs, page);
  familyRoutes(router, needs, page);
}

type Page = (db: Db, asked: Asked) => ReturnType<typeof readPage>;

function expectTest(billing: Billing): void {
  if (billing?.kind !== 'test') throw httpError('not_found', 'There is no test checkout here.');
}

function paymentRoutes({ route, jobRoute }: Router, { database, billing, site }: Needs, page: Page): void {
  jobRoute(
    contract.startCheckout,
    async (asked) => {
      const order = { ...asked.body, key: asked.writeId };
      const url = await openCheckout({ database, billing, site }, personOf(asked), order);
      return async () => ({ url });
    },
    { limit: 'payment', event: 'checkout' },
  );
  route(
    contract.payTest,
    async (asked) => {
      expectTest(billing);
      await payTest(asked.db, personOf(asked), asked.body);
      return page(asked.db, asked);
    },
    { limit: 'payment' },
  );
  route(
    contract.changeTestCard,
    async (asked) => {
      expectTest(billing);
      await changeTestCard(asked.db, personOf(asked), asked.body.card);
      return page(asked.db, asked);
    },
    { limit: 'payment' },
  );
  jobRoute(
    contract.openPortal,
    async (asked) => {
      const url = await openPortal({ database, billing, site }, asked.session.userId);
      return async () => ({ url });
    },
    { limit: 'payment', event: 'portal' },
  );
}

function subscriptionRoutes({ route, jobRoute }: Router, { database, billing }: Needs, page: Page): void {
  jobRoute(
    contract.commandSubscription,
    async (asked) => {
      const doing = { database, billing, person: personOf(asked), key: asked.writeId };
      const save = await commandSubscription(doing, asked.body);
      return async (tx) => {
        await save(tx);
        return page(tx, asked);
      };
    },
    { limit: 'payment', event: 'membership' },
  );
  jobRoute(
    contract.refundSubscription,
    async (asked) => {
      const save = await refundSubscription({ database, billing, person: personOf(asked), key: asked.writeId });
      return async (tx) => {
        await save(tx);
        return page(tx, asked);
      };
    },
    { limit: 'payment', event: 'membership' },
  );
  route(
    contract.mailReceipt,
    async ({ db, session, params, now, newId }) => {
      const row = await selectPayment(db, { userId: session.userId, id: params.paymentId });
      if (!row) throw notFound('receipt');
      await queueMail(db, { message: receiptMail(session.email, row), id: newId(), now });
      return { ok: true };
    },
    { limit: 'membershipMail' },
  );
}

function studentRoutes({ route }: Router, { billing, site }: Needs, page: Page): void {
  route(
    contract.askStudent,
    async (asked) => {
      await askStudent(asked.db, personOf(asked), { address: asked.body.email, siteUrl: site.url });
      return { ok: true };
    },
    { limit: 'membershipMail' },
  );
  route(
    contract.confirmStudent,
    async (asked) => {
      await confirmStudent(asked.db, personOf(asked), asked.body.token);
      await tellProviderOfStudent(asked.db, billing, asked.session.userId);
      return page(asked.db, asked);
    },
    { limit: 'payment' },
  );
}

function familyRoutes({ route }: Router, { site }: Needs, page: Page): void {
  const seatsOf = async (db: Db, userId: string) =>
    (await selectSeats(db, userId)).map(({ id, email, memberId }) => ({ id, email, hasJoined: memberId !== null }));
  route(
    contract.inviteToFamily,
    async (asked) => {
      await inviteToFamily(asked.db, personOf(asked), { address: asked.body.email, siteUrl: site.url });
      return seatsOf(asked.db, asked.session.userId);
    },
    { limit: 'membershipMail' },
  );
  route(
    contract.joinFamily,
    async (asked) => {
      await joinFamily(asked.db, personOf(asked), asked.body.token);
      return page(asked.db, asked);
    },
    { limit: 'payment' },
  );
  route(contract.leaveFamily, async ({ db, session }) => {
    await deleteSeatOf(db, session.userId);
    return { ok: true };
  });
  route(contract.removeSeat, async (asked) => {
    await removeSeat(asked.db, personOf(asked), asked.params.seatId);
    return seatsOf(asked.db, asked.session.userId);
  });
}
