import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  addPushDevice,
  getReminders,
  type PushSubscription,
  removePushDevice,
  setReminders,
} from '#contract/reminders.ts';
import { startTestApp } from '#test/app.ts';
import { aBrowser, REMINDERS } from '#test/reminders.ts';
import { putException } from '../training/exceptions-store.ts';
import { isInside, keysOf, type PushMessage } from './push.ts';
import { sendDueReminders } from './send-reminders.ts';

const app = startTestApp();

/** Push services that keep what they are sent. */
function pushServices(answer: 'sent' | 'gone' | 'failed' = 'sent') {
  const sent: { to: string; tag: string }[] = [];
  const send = async ({ endpoint }: PushSubscription, { tag }: PushMessage) => {
    sent.push({ to: endpoint.split('/').at(-1) ?? '', tag });
    return answer;
  };
  const run = () =>
    sendDueReminders({ database: app.database, push: { publicKey: '', send }, now: app.clock.now, log: app.app.log });
  return { sent, run };
}

describe('reminders', () => {
  it('are kept as they were chosen', async () => {
    const ann = await app.signUp();
    expect((await ann.call(getReminders)).body).toMatchObject({ settings: null, devices: 0 });
    await ann.call(setReminders, { body: REMINDERS });
    await ann.call(addPushDevice, { body: aBrowser('phone') });
    expect((await ann.call(getReminders)).body).toMatchObject({ settings: REMINDERS, devices: 1 });
  });

  it('come once, at their time, on every device, also with two servers', async () => {
    const ann = await app.signUp();
    await ann.call(setReminders, { body: REMINDERS });
    for (const name of ['phone', 'laptop']) await ann.call(addPushDevice, { body: aBrowser(name) });
    const { sent, run } = pushServices();
    app.clock.set('2026-05-04T15:59:00.000Z');
    await run();
    expect(sent).toEqual([]);
    app.clock.set('2026-05-04T16:00:10.000Z');
    await Promise.all([run(), run()]);
    await run();
    expect(sent.sort((a, b) => a.to.localeCompare(b.to))).toEqual([
      { to: 'laptop', tag: 'weight' },
      { to: 'phone', tag: 'weight' },
    ]);
    app.clock.set('2026-05-04T22:30:10.000Z');
    await run();
    expect(sent.slice(2).map(({ tag }) => tag)).toEqual(['workout', 'workout']);
  });

  it('are left out rather than late', async () => {
    const ann = await app.signUp();
    await ann.call(setReminders, { body: REMINDERS });
    await ann.call(addPushDevice, { body: aBrowser('phone') });
    const { sent, run } = pushServices();
    app.clock.set('2026-05-04T18:00:00.000Z');
    await run();
    expect(sent).toEqual([]);
    app.clock.set('2026-05-04T22:30:00.000Z');
    await run();
    expect(sent).toEqual([{ to: 'phone', tag: 'workout' }]);
  });

  it('call nobody to train on a day that was left out', async () => {
    const ann = await app.signUp();
    await ann.call(setReminders, { body: REMINDERS });
    await ann.call(addPushDevice, { body: aBrowser('phone') });
    const exception = { kind: 'session', day: '2026-05-04', change: { kind: 'skipped' } } as const;
    const kept = { utcOffsetMinutes: -420, exception };
    await putException(app.database.db, { userId: ann.userId, id: randomUUID(), kept, now: app.clock.now() });
    const { sent, run } = pushServices();
    for (const moment of ['2026-05-04T16:00:10.000Z', '2026-05-04T22:30:10.000Z']) {
      app.clock.set(moment);
      await run();
    }
    expect(sent.map(({ tag }) => tag)).toEqual(['weight']);
  });

  it('stop where a browser takes no more', async () => {
    const ann = await app.signUp();
    await ann.call(setReminders, { body: REMINDERS });
    await ann.call(addPushDevice, { body: aBrowser('phone') });
    app.clock.set('2026-05-04T16:00:00.000Z');
    await pushServices('gone').run();
    expect((await ann.call(getReminders)).body.devices).toBe(0);
  });

  it('go to whom a browser belongs now', async () => {
    const [ann, bob] = [await app.signUp(), await app.signUp()];
    await ann.call(addPushDevice, { body: aBrowser('shared') });
    const { body: device } = await bob.call(addPushDevice, { body: aBrowser('shared') });
    expect((await ann.call(getReminders)).body.devices).toBe(0);
    await bob.call(removePushDevice, { params: { deviceId: device.id } });
    expect((await bob.call(getReminders)).body.devices).toBe(0);
  });
});

describe('the address of a push service', () => {
  it.each([
    'http://push.example.com/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://2130706433/x',
    'https://localhost/x',
    'https://push.example.com:8443/x',
    'https://me@push.example.com/x',
    'file:///etc/passwd',
  ])('is not %s', async (endpoint) => {
    const ann = await app.signUp();
    const answer = await ann.call(addPushDevice, { body: { ...aBrowser('x'), endpoint } });
    expect(answer.status).toBe(400);
  });

  it.each([
    ['10.1.2.3', true],
    ['127.0.0.1', true],
    ['169.254.169.254', true],
    ['192.168.1.1', true],
    ['::1', true],
    ['fd00::1', true],
    ['::ffff:10.0.0.1', true],
    ['142.250.1.1', false],
    ['2a00:1450:4001::1', false],
  ])('%s inside: %s', (address, inside) => {
    expect(isInside(address)).toBe(inside);
  });
});

it('the key pair hangs on the secret alone', () => {
  const secret = Buffer.alloc(32, 7).toString('base64url');
  expect(keysOf(secret)).toEqual(keysOf(secret));
  expect(Buffer.from(keysOf(secret).publicKey, 'base64url')).toHaveLength(65);
});
