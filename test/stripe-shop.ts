import Stripe from 'stripe';
import { afterAll, beforeEach, expect } from 'vitest';
import { getMembership } from '#contract/membership.ts';
import { getSubscription, startCheckout } from '#contract/subscription.ts';
import { stripeProvider } from '#server/billing/stripe.ts';
import { type Caller, startTestApp } from './app.ts';
import { signUpAthlete } from './athletes.ts';
import { startFakeStripe } from './fake-stripe.ts';

const SECRET = 'whsec_only_for_tests';

/** What the provider tells: of a customer, or as of a dispute, of a charge alone. */
export type News = { id: string; type: string; customer?: unknown; charge?: unknown };

export const bodyOf = ({ id, type, ...of }: News) =>
  JSON.stringify({ id, object: 'event', type, data: { object: { id: 'x', object: 'thing', ...of } } });

/** The whole server, which sells by a Stripe of our own; news are signed by Stripe's library. */
export async function openStripeShop() {
  const fake = await startFakeStripe(() => app.clock.now());
  const stripe = new Stripe('sk_test_1');
  const provider = stripeProvider({
    secretKey: 'sk_test_1',
    webhookSecret: SECRET,
    now: () => app.clock.now(),
    api: { host: '127.0.0.1', port: fake.port, protocol: 'http' },
  });
  const app = startTestApp({ billing: { kind: 'stripe', provider }, limits: { payment: 1000 } });
  beforeEach(() => fake.reset());
  afterAll(() => fake.close());

  const signatureOf = (payload: string, { secret = SECRET, late = 0 } = {}) =>
    stripe.webhooks.generateTestHeaderString({
      payload,
      secret,
      timestamp: Math.floor(app.clock.now().getTime() / 1000) - late,
    });
  const send = (payload: string, signature: string) =>
    app.app.inject({
      method: 'POST',
      url: '/api/billing/stripe',
      payload,
      headers: { 'content-type': 'application/json', ...(signature !== '' && { 'stripe-signature': signature }) },
    });
  const tell = (news: News) => send(bodyOf(news), signatureOf(bodyOf(news)));

  /** Somebody on their way to pay, whom Stripe knows. */
  async function atCheckout(): Promise<{ ann: Caller; customer: string }> {
    const ann = await signUpAthlete(app);
    const { body } = await ann.call(startCheckout, { body: { price: 'monthly', seats: 1 } });
    expect(body.url).toBe('https://checkout.example.com/cs_1');
    return { ann, customer: fake.customers.at(-1)?.id ?? '' };
  }
  const tierOf = async (person: Caller) => (await person.call(getMembership)).body.tier;
  const pageOf = async (person: Caller) => (await person.call(getSubscription)).body;

  return { app, fake, provider, signatureOf, send, tell, atCheckout, tierOf, pageOf };
}

export function orders<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, at) => orders(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));
}
