import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { askSupport } from '#contract/support.ts';
import { startTestApp, TEST_SITE } from '#test/app.ts';
import { sweep } from '../db/housekeeping.ts';
import { mailQueue, supportRequests } from '../db/schema/contact.ts';
import { askSupport as keepRequest } from './ask-support.ts';

const app = startTestApp();

const aRequest = (overrides = {}) => ({
  id: randomUUID(),
  email: 'ann@example.com',
  topic: 'plans' as const,
  message: 'My plan has mushrooms, and I said no mushrooms.',
  ...overrides,
});
const mails = () => app.database.db.select().from(mailQueue);
const requests = () => app.database.db.select().from(supportRequests);

describe('a request to support', () => {
  it('is kept, reaches the team, and is acknowledged without a word of its own', async () => {
    const body = aRequest();
    const { reference, isAnswered } = (await app.anyone.call(askSupport, { body })).body;
    expect(isAnswered).toBe(true);
    expect(reference).toBe(body.id.slice(0, 8).toUpperCase());
    expect(await requests()).toMatchObject([{ id: body.id, email: body.email, message: body.message }]);
    const [team, sender] = (await mails()).sort((a, b) => Number(b.replyTo !== null) - Number(a.replyTo !== null));
    expect(team).toMatchObject({ recipient: TEST_SITE.supportEmail, replyTo: body.email });
    expect(team?.body).toContain(body.message);
    expect(sender?.recipient).toBe(body.email);
    expect(sender?.body).toContain(reference);
    expect(sender?.body).not.toContain('mushrooms');
  });

  it('that is sent twice is one', async () => {
    const body = aRequest();
    const answers = [await app.anyone.call(askSupport, { body }), await app.anyone.call(askSupport, { body })];
    expect(answers.map((answer) => answer.body)).toEqual(Array(2).fill(answers[0]?.body));
    expect(await requests()).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
  });

  it('is kept where nobody reads mail yet, and promises nobody an answer', async () => {
    const asked = aRequest();
    await app.database.db.transaction((tx) =>
      keepRequest(tx, { asked, supportEmail: null, now: app.clock.now(), newId: randomUUID }),
    );
    expect(await requests()).toHaveLength(1);
    expect(await mails()).toEqual([]);
  });

  it('goes after 180 days', async () => {
    await app.anyone.call(askSupport, { body: aRequest() });
    app.clock.advance({ days: 181 });
    await sweep(app.database.db, app.clock.now());
    expect(await requests()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  it.each([
    ['no way to answer', { email: 'ann' }],
    ['too little', { message: 'Help' }],
    ['too much', { message: 'x'.repeat(4001) }],
    ['another topic', { topic: 'weather' as never }],
  ])('with %s is turned down', async (_what, wrong) => {
    expect((await app.anyone.call(askSupport, { body: aRequest(wrong) })).status).toBe(400);
    expect(await requests()).toEqual([]);
  });
});
