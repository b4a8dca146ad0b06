import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Form, formOf, listOf } from './fake-stripe-form.ts';
import { bill, emptyState, type Interval, list, type StripeState, secondsOf, type Thing } from './fake-stripe-state.ts';

export type FakeStripe = StripeState & {
  port: number;
  now: () => Date;
  /** How often each call was made: "POST /v1/refunds". */
  calls: string[];
  /** Of the calls that are to fail, the next ones: "POST /v1/refunds". */
  failing: string[];
  isDown: boolean;
  reset: () => void;
  close: () => void;
};

/** Speaks as much of Stripe's protocol over HTTP as we use, and lives what it is told. */
export async function startFakeStripe(now: () => Date): Promise<FakeStripe> {
  const fresh = () => ({ ...emptyState(), calls: [], failing: [], isDown: false });
  const fake: FakeStripe = {
    ...{ ...fresh(), port: 0, now },
    reset: () => Object.assign(fake, fresh()),
    close: () => server.close(),
  };
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe');
      const call = `${request.method} ${pathname}`;
      fake.calls.push(call);
      const form = formOf(request.method === 'GET' ? String(searchParams) : Buffer.concat(chunks).toString());
      const isFailing = fake.isDown || fake.failing.includes(call);
      fake.failing = fake.failing.filter((each) => each !== call);
      const answer = isFailing ? null : answerOf(fake, { call, form, id: pathname.split('/')[3] ?? '' });
      response.writeHead(answer === null ? 400 : 200, { 'content-type': 'application/json' });
      const code = isFailing ? 'no_such_call' : 'resource_missing';
      response.end(JSON.stringify(answer ?? { error: { type: 'invalid_request_error', code, message: pathname } }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  fake.port = (server.address() as AddressInfo).port;
  return fake;
}

type Asked = { call: string; form: Form; id: string };
type Answering = (fake: FakeStripe, asked: Asked) => unknown;

const withId = (things: readonly Thing[], id: unknown) => things.find((each) => each.id === id) ?? null;
const of = (things: readonly Thing[], key: string, value: unknown) =>
  list(things.filter((each) => each[key] === value));

const ANSWERS: Record<string, Answering> = {
  'POST /v1/customers': (fake, { form }) => add(fake.customers, 'cus', form),
  'DELETE /v1/customers/': (fake, { id }) => {
    fake.customers = fake.customers.filter((each) => each.id !== id);
    return { id, deleted: true };
  },
  'POST /v1/products': (_fake, { form }) => form,
  'POST /v1/coupons': (fake, { form }) => add(fake.coupons, 'coupon', form),
  'GET /v1/checkout/sessions': () => list([]),
  'POST /v1/checkout/sessions': (fake, { form }) =>
    add(fake.sessions, 'cs', { ...form, url: 'https://checkout.example.com/cs_1' }),
  'POST /v1/billing_portal/sessions': (_fake, { form }) => ({
    id: 'bps_1',
    url: `https://billing.example.com/${form.customer}`,
  }),
  'GET /v1/subscriptions': (fake, { form }) => of(fake.subscriptions, 'customer', form.customer),
  'GET /v1/subscriptions/': (fake, { id }) => withId(fake.subscriptions, id),
  'POST /v1/subscriptions/': (fake, { id, form }) => change(fake, withId(fake.subscriptions, id), form),
  'DELETE /v1/subscriptions/': (fake, { id }) => {
    const found = withId(fake.subscriptions, id);
    if (found === null || found.status === 'canceled') return null;
    return Object.assign(found, { status: 'canceled', ended_at: secondsOf(fake.now()) });
  },
  'GET /v1/invoices': (fake, { form }) => of(fake.invoices, 'subscription', form.subscription),
  'GET /v1/invoice_payments': (fake, { form }) => withId(fake.invoices, form.invoice)?.payments ?? list([]),
  'GET /v1/charges': (fake, { form }) => of(fake.charges, 'customer', form.customer),
  'GET /v1/charges/': (fake, { id }) => withId(fake.charges, id),
  'GET /v1/disputes': (fake, { form }) => of(fake.disputes, 'charge', form.charge),
  'POST /v1/refunds': (fake, { form }) => {
    const charge = fake.charges.find((each) => each.payment_intent === form.payment_intent);
    if (!charge) return null;
    charge.amount_refunded = Number(charge.amount_refunded) + Number(form.amount);
    return add(fake.refunds, 're', { charge: charge.id, amount: Number(form.amount) });
  },
  'POST /v1/subscription_schedules': (fake, { form }) => {
    const subscription = withId(fake.subscriptions, form.from_subscription);
    if (!subscription) return null;
    const { items, discounts, period_end: end } = subscription;
    const phase = { items: (items as { data: unknown[] }).data, discounts, start_date: 1, end_date: end };
    const schedule = add(fake.schedules, 'sub_sched', { subscription: subscription.id, phases: [phase] });
    subscription.schedule = schedule.id;
    return schedule;
  },
  'POST /v1/subscription_schedules/': (fake, { call, id, form }) => {
    const schedule = withId(fake.schedules, id);
    if (!schedule) return null;
    if (call.endsWith('/release')) {
      Object.assign(withId(fake.subscriptions, schedule.subscription) ?? {}, { schedule: null });
      return schedule;
    }
    const [, next] = listOf(form.phases);
    const [item] = listOf(next?.items);
    const price = item?.price_data as { recurring: { interval: Interval } };
    const nextDiscounts = { discounts: listOf(next?.discounts) };
    return Object.assign(schedule, { next: price.recurring.interval, nextDiscounts });
  },
};

/** Longer paths, as of one thing, end in a slash here. */
function answerOf(fake: FakeStripe, asked: Asked): unknown {
  const [method = '', path = ''] = asked.call.split(' ');
  const answering = ANSWERS[asked.call] ?? ANSWERS[`${method} ${path.split('/').slice(0, 3).join('/')}/`];
  return answering?.(fake, asked) ?? null;
}

function add(things: Thing[], prefix: string, form: object): Thing {
  const thing: Thing = { id: `${prefix}_${things.length + 1}`, ...form };
  things.push(thing);
  return thing;
}

/** A key of `metadata` that is set to nothing goes. */
function change(fake: FakeStripe, subscription: Thing | null, form: Form): Thing | null {
  if (subscription === null) return null;
  if (form.metadata !== undefined) {
    const metadata = Object.entries({ ...(subscription.metadata as object), ...(form.metadata as Form) });
    subscription.metadata = Object.fromEntries(metadata.filter(([, value]) => value !== ''));
  }
  if (form.pause_collection !== undefined) subscription.pause_collection = form.pause_collection || null;
  if (form.cancel_at_period_end !== undefined) subscription.cancel_at_period_end = form.cancel_at_period_end === 'true';
  if (form.discounts !== undefined) subscription.discounts = listOf(form.discounts);
  if (form.billing_cycle_anchor === 'now') {
    subscription.period_end = secondsOf(fake.now());
    bill(fake, subscription, { at: fake.now(), isPaid: true });
  }
  return subscription;
}
