import type { Price } from '#core/membership/prices.ts';
import type { Dependencies } from '../dependencies.ts';
import { httpError } from '../http/http-error.ts';
import { transactionForPerson } from '../http/transaction.ts';
import { isStudent, type MembershipPerson } from './membership-person.ts';
import { selectSubscription } from './store.ts';
import { keepCustomer, selectCustomer } from './subscription-store.ts';
import { syncPerson } from './sync-stripe.ts';
import { expectOrder } from './test-checkout.ts';

type Needs = Pick<Dependencies, 'database' | 'billing' | 'site'>;
type Asked = { price: Price; seats: number; key: string };

/** Where the browser goes to pay; null: to our own page, which takes test cards. What it costs is looked up here. */
export async function openCheckout(
  { database, billing, site }: Needs,
  person: MembershipPerson,
  { price, seats, key }: Asked,
): Promise<string | null> {
  const { db } = database;
  const { userId, email, now } = person;
  if (billing === null) throw httpError('conflict', 'Premium is not sold here. Nothing was paid.');
  const known = await selectCustomer(db, userId);
  // What was paid a moment ago in another tab, and of which no news has come yet, must not be paid twice.
  if (billing.kind === 'stripe' && known !== null)
    await syncPerson({ database, provider: billing.provider, now }, userId);
  const before = await selectSubscription(db, userId);
  expectOrder(before, { seats, now });
  if (billing.kind === 'test') return null;
  const { provider } = billing;
  const customerId = known ?? (await provider.customerFor({ userId, email, key }));
  // Kept before anything is paid: by it we know whose the news of the payment are.
  await transactionForPerson(db, { session: person, now }, (tx) => keepCustomer(tx, { userId, customerId }));
  const order = { price, seats, isStudent: await isStudent(db, { userId, now }), over: before?.subscriptionId ?? null };
  return provider.openCheckout({ ...order, customerId, userId, backTo: `${site.url}/membership`, key });
}

/** Where the provider lets a person change their card. */
export async function openPortal({ database, billing, site }: Needs, userId: string): Promise<string> {
  const customerId = await selectCustomer(database.db, userId);
  if (billing?.kind !== 'stripe' || customerId === null) {
    throw httpError('conflict', 'There is no card of yours to change.');
  }
  return billing.provider.openPortal({ customerId, backTo: `${site.url}/membership` });
}
