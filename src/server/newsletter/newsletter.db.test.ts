import { describe, expect, it } from 'vitest';
import { confirmSubscription, subscribe, unsubscribe } from '#contract/newsletter.ts';
import { startTestApp } from '#test/app.ts';
import { sweep } from '../db/housekeeping.ts';
import { mailQueue, newsletterSubscribers, newsletterTokens } from '../db/schema/contact.ts';

const app = startTestApp();
const limited = startTestApp({ limits: { newsletter: 2 } });

const EMAIL = 'ann@example.com';
const ask = (email = EMAIL) => app.anyone.call(subscribe, { body: { email } });
const mails = () => app.database.db.select().from(mailQueue).orderBy(mailQueue.createdAt);
const subscribers = () => app.database.db.select().from(newsletterSubscribers);

/** The token of the link in the last mail, and what it is for. */
async function lastLink() {
  const body = (await mails()).at(-1)?.body ?? '';
  const [, purpose, token] = /https:\/\/fit\.example\.com\/#newsletter-(\w+)=([\w-]+)/.exec(body) ?? [];
  return { purpose, token: token ?? '' };
}

describe('the newsletter', () => {
  it('goes only to who confirmed, and every mail has a link to leave', async () => {
    expect((await ask()).body).toEqual({ ok: true });
    expect(await subscribers()).toMatchObject([{ email: EMAIL, confirmedAt: null }]);
    const confirm = await lastLink();
    expect(confirm.purpose).toBe('confirm');

    await app.anyone.call(confirmSubscription, { body: { token: confirm.token } });
    expect(await subscribers()).toMatchObject([{ confirmedAt: app.clock.now() }]);
    const again = await app.anyone.call(confirmSubscription, { body: { token: confirm.token } });
    expect(again.body).toEqual({ ok: true });
    expect(await mails()).toHaveLength(2);

    const leave = await lastLink();
    expect(leave.purpose).toBe('leave');
    for (let time = 0; time < 2; time++) {
      expect((await app.anyone.call(unsubscribe, { body: { token: leave.token } })).body).toEqual({ ok: true });
    }
    expect(await subscribers()).toEqual([]);
    expect(await app.database.db.select().from(newsletterTokens)).toEqual([]);
  });

  it('answers the same whether an address is new, waiting or on the list', async () => {
    const answers = [await ask(), await ask()];
    const { token } = await lastLink();
    await app.anyone.call(confirmSubscription, { body: { token } });
    app.clock.advance({ hours: 1 });
    answers.push(await ask('  ANN@example.com '));
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(3).fill([200, { ok: true }]));
    const all = await mails();
    expect(all.map(({ subject }) => subject)).toEqual([
      'Please confirm: news from Ironleaf',
      'You are on the list: news from Ironleaf',
      'You already get news from Ironleaf',
    ]);
  });

  it('keeps no token that could be used by who reads the table', async () => {
    await ask();
    const { token } = await lastLink();
    const [row] = await app.database.db.select().from(newsletterTokens);
    expect(row?.hash).not.toContain(token);
    const guess = await app.anyone.call(confirmSubscription, { body: { token: row?.hash ?? '' } });
    expect(guess.status).toBe(404);
  });

  it('forgets after seven days who never confirmed', async () => {
    await ask();
    const { token } = await lastLink();
    app.clock.advance({ days: 8 });
    const late = await app.anyone.call(confirmSubscription, { body: { token } });
    expect([late.status, late.error.message]).toEqual([
      404,
      'This link is too old. Please subscribe once more to get a new one.',
    ]);
    await sweep(app.database.db, app.clock.now());
    expect(await subscribers()).toEqual([]);
  });

  it.each(['', 'ann', 'ann@', `${'a'.repeat(250)}@example.com`])('turns %j down as an address', async (email) => {
    expect((await ask(email)).status).toBe(400);
  });

  it('counts calls by network address', async () => {
    const statuses: number[] = [];
    for (const email of ['a@example.com', 'b@example.com', 'c@example.com']) {
      statuses.push((await limited.anyone.call(subscribe, { body: { email } })).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });
});
