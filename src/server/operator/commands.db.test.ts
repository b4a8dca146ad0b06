import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keepAccount } from '#contract/account.ts';
import { sendChatMessage } from '#contract/chat.ts';
import { getMembership } from '#contract/membership.ts';
import { commandSubscription, payTest } from '#contract/subscription.ts';
import { askSupport } from '#contract/support.ts';
import { type Caller, startTestApp } from '#test/app.ts';
import { signUpAthlete } from '#test/athletes.ts';
import { TEST_CARD } from '#test/membership.ts';
import { mailQueue } from '../db/schema/contact.ts';
import { operatorActions } from '../db/schema/operator.ts';
import { openFolderFiles } from '../files/folder-files.ts';
import type { Identity } from '../identity/identity.ts';
import { deleteAccount, deleteSessions } from '../identity/store.ts';
import { COMMANDS } from './commands.ts';
import { onOneLine } from './on-one-line.ts';

const app = startTestApp();
const folder = mkdtempSync(join(tmpdir(), 'ironleaf-operator-'));

/** Runs a command as the command line does; answers what it said. */
async function operator(name: string, ...words: string[]): Promise<string> {
  const said: string[] = [];
  await COMMANDS[name]?.run(words, {
    database: app.database,
    identity: {
      endSessions: (userId) => deleteSessions(app.database.db, { userId }),
      remove: (userId) => deleteAccount(app.database.db, userId),
    } satisfies Partial<Identity> as never,
    billing: { kind: 'test' },
    files: openFolderFiles(folder),
    now: app.clock.now,
    say: (line) => said.push(line),
  });
  return said.join('\n');
}
const tierOf = async (person: Caller) => (await person.call(getMembership)).body.tier;
const actions = async () =>
  (await app.database.db.select().from(operatorActions)).map(({ action, about }) => [action, about]);

describe('the operator', () => {
  it('grants Premium up to a day, and ends it', async () => {
    const ann = await signUpAthlete(app);
    await operator('grant', ann.email, '2026-05-20');
    expect(await tierOf(ann)).toBe('premium');
    expect(await operator('members')).toContain(`${ann.email}  granted`);
    app.clock.set('2026-05-20T23:59:00.000Z');
    expect(await tierOf(ann)).toBe('premium');
    app.clock.set('2026-05-21T00:00:00.000Z');
    expect(await tierOf(ann)).toBe('free');
    await operator('grant', ann.email, '2026-06-20');
    await operator('end', ann.email);
    expect(await tierOf(ann)).toBe('free');
    expect(await actions()).toEqual(['grant', 'grant', 'end'].map((action) => [action, ann.userId]));
  });

  it.each([
    ['grant', 'nobody@example.com', '2026-06-01'],
    ['grant', 'ANN', 'soon'],
    ['grant', 'ANN', '2026-05-01'],
    ['end', 'ANN'],
  ])('is told why %s %s %s cannot be', async (name, who, ...words) => {
    const ann = await signUpAthlete(app);
    await expect(operator(name, who.replace('ANN', ann.email), ...words)).rejects.toThrow();
    expect(await actions()).toEqual([]);
  });

  it('does not grant over what somebody pays for', async () => {
    const ann = await signUpAthlete(app);
    await ann.call(payTest, { body: { price: 'monthly', seats: 1, card: TEST_CARD } });
    await expect(operator('grant', ann.email, '2027-06-01')).rejects.toThrow(/pays for Premium/);
  });

  it('suspends: what is there can be read, ended and left, and nothing is written', async () => {
    const ann = await signUpAthlete(app);
    await ann.call(payTest, { body: { price: 'monthly', seats: 1, card: TEST_CARD } });
    await operator('suspend', ann.email, 'spam');
    const say = () => ann.call(sendChatMessage, { body: { message: 'hello' } });
    expect((await say()).error.message).toContain('suspended');
    expect(await tierOf(ann)).toBe('premium');
    expect((await ann.call(commandSubscription, { body: { do: 'cancel' } })).status).toBe(200);
    await operator('unsuspend', ann.email);
    expect((await say()).status).toBe(200);
  });

  it('answers a question to support, once', async () => {
    const id = crypto.randomUUID();
    const message = 'My plan has mushrooms, and I said no mushrooms.';
    await app.anyone.call(askSupport, { body: { id, email: 'bob@example.com', topic: 'plans', message } });
    const reference = id.slice(0, 8).toUpperCase();
    expect(await operator('support')).toContain(message);
    const path = join(folder, 'answer.txt');
    writeFileSync(path, 'Hello Bob, tell Rae, and they are gone.\n');
    await operator('answer', reference, path);
    expect(await operator('support')).toBe('Every question is answered.');
    await expect(operator('answer', reference, path)).rejects.toThrow(/was answered/);
    const mails = await app.database.db.select().from(mailQueue);
    expect(mails.filter(({ body }) => body.startsWith('Hello Bob'))).toMatchObject([{ recipient: 'bob@example.com' }]);
    expect(await operator('actions')).toContain(reference);
  });

  it('deletes an account at once and for good, signs it out and keeps why', async () => {
    const ann = await signUpAthlete(app);
    await expect(operator('delete', ann.email, ' ')).rejects.toThrow(/Say why/);
    await operator('delete', ann.email, 'asked by letter');
    expect((await ann.call(getMembership)).status).toBe(401);
    if (app.database.kind === 'postgres') {
      expect(await operator('deletions')).toContain(`${ann.email}  is being deleted`);
      expect((await ann.call(keepAccount)).status).toBe(401);
    } else {
      await expect(operator('delete', ann.email, 'again')).rejects.toThrow(/Nobody/);
      expect(await operator('actions')).toContain('somebody who is gone, or had no account  "asked by letter"');
    }
  });

  it('is shown what strangers wrote without what moves a terminal', () => {
    expect(onOneLine('a\u009b2J\u001b[2J\u202eb\nc')).toBe('"a\\u{9b}2J\\u{1b}[2J\\u{202e}b ⏎ c"');
  });
});
