import { randomUUID } from 'node:crypto';
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { errorSchema } from '#contract/errors.ts';
import { generatePlan, PLAN_STEPS, planSchema } from '#contract/plans.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { type Caller, startTestApp } from '#test/app.ts';
import { signUpAthlete } from '#test/athletes.ts';
import { usageCounters } from '../db/schema/membership.ts';
import { plans } from '../db/schema/plans.ts';

const app = startTestApp();
let port = 0;

beforeAll(async () => {
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.app.server.address() as AddressInfo).port;
});

type Event = { name: string; data: unknown };
type Ask = { body?: object; key?: string; cookie?: string; onEvent?: (event: Event, request: ClientRequest) => void };

const eventsIn = (text: string): Event[] =>
  text
    .split('\n\n')
    .filter((block) => block !== '')
    .map((block) => {
      const [, name = '', data = ''] = /^event: (.+)\ndata: (.+)$/.exec(block) ?? [];
      return { name, data: JSON.parse(data) };
    });

/** Asks over a real socket; answers when the stream is over, whoever ended it. */
function ask(person: Caller, { body = { type: 'meal' }, key, cookie = person.cookie, onEvent }: Ask = {}) {
  return new Promise<{ response: IncomingMessage; events: Event[]; text: string }>((resolve, reject) => {
    const headers = {
      accept: 'text/event-stream',
      'accept-encoding': 'gzip, br',
      'content-type': 'application/json',
      cookie,
      ...(key !== undefined && { 'idempotency-key': key }),
    };
    const request = httpRequest({ port, host: '127.0.0.1', method: 'POST', path: generatePlan.path, headers });
    request.on('response', (response) => {
      let text = '';
      let told = 0;
      response.setEncoding('utf8');
      response.on('data', (chunk) => {
        text += chunk;
        const whole = text.slice(0, text.lastIndexOf('\n\n') + 2);
        const events = response.headers['content-type']?.includes('event-stream') ? eventsIn(whole) : [];
        for (const event of events.slice(told)) onEvent?.(event, request);
        told = events.length;
      });
      response.on('error', () => {});
      response.on('close', () => {
        const isStream = response.headers['content-type']?.includes('event-stream') ?? false;
        const whole = text.slice(0, text.lastIndexOf('\n\n') + 2);
        resolve({ response, events: isStream ? eventsIn(whole) : [], text });
      });
    });
    request.on('error', reject);
    request.end(JSON.stringify(body));
  });
}

const settle = (answers: Partial<Profile> = {}): Promise<Caller> => signUpAthlete(app, answers);

const stepsOf = (events: Event[]) =>
  events.flatMap(({ name, data }) => (name === 'step' ? [(data as { step: string }).step] : []));
const rows = () => app.database.db.select().from(plans);
const counters = () => app.database.db.select().from(usageCounters);

describe('a plan whose making is watched', () => {
  it.each([
    { type: 'meal', left: 'building' },
    { type: 'workout', left: 'solving' },
  ] as const)('tells every step of a $type plan in order, then the plan that is stored', async ({ type, left }) => {
    const ann = await settle();
    const { response, events } = await ask(ann, { body: { type } });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(response.headers['content-encoding']).toBeUndefined();
    expect(stepsOf(events)).toEqual(PLAN_STEPS.filter((step) => step !== left));
    const last = events.at(-1);
    expect([last?.name, events.length]).toEqual(['plan', 6]);
    const plan = planSchema.parse(last?.data);
    expect(await rows()).toMatchObject([{ id: plan.id, type, isActive: true, data: plan.data }]);
  });

  it('comes step by step, not all at once at the end', async () => {
    const ann = await settle();
    const seen: { name: string; stored: boolean }[] = [];
    const whenTold: Promise<unknown>[] = [];
    await ask(ann, {
      onEvent: ({ name }) => {
        const at = seen.push({ name, stored: true }) - 1;
        whenTold.push(rows().then((all) => seen.splice(at, 1, { name, stored: all.length > 0 })));
      },
    });
    await Promise.all(whenTold);
    expect(seen[0]).toEqual({ name: 'step', stored: false });
  });

  it.each([
    { why: 'a wish against an allergy', answers: { foodAllergies: 'Peanuts' }, code: 'plan_refused', steps: 3 },
    { why: 'a person nothing is known of', answers: null, code: 'conflict', steps: 1 },
  ])('ends with an error, as any refusal has it, for $why', async ({ answers, code, steps }) => {
    const ann = answers ? await settle(answers) : await app.signUp();
    const { response, events } = await ask(ann, { body: { type: 'meal', customPreferences: 'add peanuts' } });
    expect(response.statusCode).toBe(200);
    expect(stepsOf(events)).toHaveLength(steps);
    const last = events.at(-1);
    expect(last?.name).toBe('error');
    expect(errorSchema.parse(last?.data).error.code).toBe(code);
    expect(await rows()).toEqual([]);
    expect(await counters()).toEqual([]);
  });

  it.each([
    { why: 'input that is wrong', ask: { body: { type: 'sleep' } }, status: 400 },
    { why: 'nobody', ask: { cookie: '' }, status: 401 },
    { why: 'a key that is none', ask: { key: 'x' }, status: 400 },
  ])('is refused at once, without a stream, for $why', async ({ ask: asked, status }) => {
    const { response, text } = await ask(await settle(), asked);
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      status,
      'application/json; charset=utf-8',
    ]);
    expect(errorSchema.safeParse(JSON.parse(text)).success).toBe(true);
  });

  it('is made once for its key, however it is asked for again', async () => {
    const ann = await settle();
    const key = randomUUID();
    const first = await ask(ann, { key });
    const again = await ask(ann, { key });
    expect(again.events).toEqual([first.events.at(-1)]);
    const { body } = await ann.call(generatePlan, { body: { type: 'meal' }, idempotencyKey: key });
    expect(body).toEqual(first.events.at(-1)?.data);
    const other = await ask(ann, { key, body: { type: 'workout' } });
    expect(other.events).toMatchObject([{ name: 'error', data: { error: { code: 'idempotency_mismatch' } } }]);
    expect(await rows()).toHaveLength(1);
  });

  it('is made once for its key when it is asked for several times at once', async () => {
    const ann = await settle();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(ann, { key })));
    const ids = answers.map(({ events }) => planSchema.parse(events.at(-1)?.data).id);
    expect(new Set(ids).size).toBe(1);
    expect(await rows()).toHaveLength(1);
  });
});

describe('a plan that nobody waits for any more', () => {
  it.each(['reading', 'choosing', 'solving'])('is not stored when the caller leaves at “%s”', async (leaveAt) => {
    const ann = await settle();
    const key = randomUUID();
    const { events } = await ask(ann, {
      key,
      onEvent: ({ data }, request) => {
        if ((data as { step?: string }).step === leaveAt) request.destroy();
      },
    });
    expect(stepsOf(events).at(-1)).toBe(leaveAt);
    await vi.waitFor(() =>
      expect(app.logged().map(({ msg }) => msg)).toContain('the caller left before the work was done'),
    );
    expect(await rows()).toEqual([]);
    expect(await counters()).toEqual([]);
    const again = await ask(ann, { key });
    expect(again.events.at(-1)?.name).toBe('plan');
    expect(await rows()).toHaveLength(1);
  });

  it('is no error: nothing of it is logged as one', async () => {
    const ann = await settle();
    await ask(ann, { onEvent: (_, request) => request.destroy() });
    const { body } = await ann.call(generatePlan, { body: { type: 'meal' } });
    expect(await rows()).toMatchObject([{ id: body.id }]);
    expect(app.logged().filter(({ level }) => level >= 40)).toEqual([]);
  });
});
