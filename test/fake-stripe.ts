import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

type Thing = Record<string, unknown> & { id: string };

/** What a shop's account at Stripe holds, as its API tells it; moments in seconds. */
export type FakeStripe = {
  port: number;
  /** How often each call was made: "POST /v1/refunds". */
  calls: string[];
  subscriptions: Thing[];
  invoices: Thing[];
  charges: Thing[];
  customers: Thing[];
  /** Somebody paid: their subscription with its first invoice and charge. */
  pay: (customer: string, at: Date) => { subscription: string; invoice: string };
  isDown: boolean;
  close: () => void;
};

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);
const MONTH_SECONDS = 30 * 86_400;
const list = (data: Thing[]) => ({ object: 'list', data, has_more: false });

/** "metadata[userId]=a" as `{ metadata: { userId: 'a' } }`. */
function formOf(body: string): Record<string, unknown> {
  const form: Record<string, unknown> = {};
  for (const [key, value] of new URLSearchParams(body)) {
    const [first = '', second] = key.replaceAll(']', '').split('[');
    if (second === undefined) form[first] = value;
    else form[first] = { ...(form[first] as object | undefined), [second]: value };
  }
  return form;
}

/** Speaks as much of Stripe's protocol over HTTP as we use, and remembers what it was told. */
export async function startFakeStripe(): Promise<FakeStripe> {
  const fake: FakeStripe = {
    ...{ port: 0, calls: [], subscriptions: [], invoices: [], charges: [], customers: [], isDown: false },
    close: () => server.close(),
    pay: (customer, at) => pay(fake, customer, at),
  };
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { pathname } = new URL(request.url ?? '/', 'http://stripe');
      fake.calls.push(`${request.method} ${pathname}`);
      const answer = fake.isDown
        ? null
        : answerOf(fake, `${request.method} ${pathname}`, formOf(Buffer.concat(chunks).toString()));
      response.writeHead(answer === null ? 400 : 200, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify(answer ?? { error: { type: 'invalid_request_error', code: 'no_such_call', message: pathname } }),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  fake.port = (server.address() as AddressInfo).port;
  return fake;
}

function answerOf(fake: FakeStripe, call: string, form: Record<string, unknown>): unknown {
  const [, path = ''] = call.split(' ');
  const [, , , id = ''] = path.split('/');
  const subscription = fake.subscriptions.find((each) => each.id === id);
  if (call === 'POST /v1/customers') {
    const customer = { id: `cus_${fake.customers.length + 1}`, ...form };
    fake.customers.push(customer);
    return customer;
  }
  if (call.startsWith('DELETE /v1/customers/')) {
    fake.customers = fake.customers.filter((each) => each.id !== id);
    return { id, deleted: true };
  }
  if (call === 'POST /v1/products' || call === 'POST /v1/coupons') return { id: form.id };
  if (call === 'GET /v1/checkout/sessions') return list([]);
  if (call === 'POST /v1/checkout/sessions')
    return { id: 'cs_1', url: 'https://checkout.example.com/cs_1', asked: form };
  if (call === 'GET /v1/subscriptions') return list(fake.subscriptions);
  if (call === 'GET /v1/invoices') return list(fake.invoices);
  if (call === 'GET /v1/charges') return list(fake.charges);
  if (call === 'GET /v1/invoice_payments')
    return list([{ id: 'inpay_1', payment: { type: 'payment_intent', payment_intent: 'pi_1' } }]);
  if (call === 'POST /v1/refunds') {
    const [charge] = fake.charges;
    if (charge) charge.amount_refunded = Number(form.amount);
    return { id: 're_1' };
  }
  if (!subscription) return null;
  if (call.startsWith('DELETE ')) Object.assign(subscription, { status: 'canceled', ended_at: 1 });
  if (call.startsWith('POST ') && form.cancel_at_period_end !== undefined) {
    subscription.cancel_at_period_end = form.cancel_at_period_end === 'true';
  }
  return subscription;
}

function pay(fake: FakeStripe, customer: string, at: Date) {
  const start = seconds(at);
  const end = start + MONTH_SECONDS;
  fake.subscriptions.push({
    ...{ id: 'sub_1', object: 'subscription', customer, status: 'active', created: start, start_date: start },
    ...{ cancel_at_period_end: false, ended_at: null, pause_collection: null, metadata: {}, schedule: null },
    default_payment_method: { id: 'pm_1', card: { last4: '4242' } },
    items: list([{ id: 'si_1', quantity: 1, price: { id: 'price_1', recurring: { interval: 'month' } } }]),
  });
  const invoice = {
    ...{ id: `in_${fake.invoices.length + 1}`, object: 'invoice', status: 'paid', customer, attempt_count: 1 },
    ...{ amount_paid: 2999, subtotal: 2999, total: 2999, total_discount_amounts: [], created: start },
    status_transitions: { paid_at: start },
    lines: list([{ id: 'il_1', quantity: 1, period: { start, end } }]),
    payments: list([{ id: 'inpay_1', payment: { type: 'payment_intent', payment_intent: 'pi_1' } }]),
  };
  fake.invoices.push(invoice);
  fake.charges.push({
    ...{ id: 'ch_1', object: 'charge', paid: true, payment_intent: 'pi_1', amount_refunded: 0 },
    payment_method_details: { card: { last4: '4242' } },
  });
  return { subscription: 'sub_1', invoice: invoice.id };
}
