import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { captureLog } from '#test/capture-log.ts';
import { createTestClock } from '#test/clock.ts';
import { startTestDatabase } from '#test/database.ts';
import { startSmtpServer } from '#test/smtp-server.ts';
import { mailQueue } from '../db/schema/contact.ts';
import { deliverDueMail, pauseAfter } from './deliver-mail.ts';
import { embeddedMail } from './embedded.ts';
import { queueMail } from './queue-mail.ts';
import { smtpMail } from './smtp.ts';

const FROM = 'Ironleaf <rae@example.com>';
const MESSAGE = { to: 'ann@example.com', subject: 'Grüße', text: 'One set left.\n.\nSame weight.' };

const store = startTestDatabase();
const log = captureLog();
const clock = createTestClock();
let smtp: Awaited<ReturnType<typeof startSmtpServer>>;

beforeAll(async () => {
  smtp = await startSmtpServer();
});
beforeEach(() => log.start());
afterAll(() => smtp.close());

const queue = (message: typeof MESSAGE & { replyTo?: string }) =>
  queueMail(store.database.db, { message, id: randomUUID(), now: clock.now() });
const deliver = () =>
  deliverDueMail({
    database: store.database,
    mail: smtpMail({ url: smtp.url, from: FROM }),
    now: clock.now,
    log: log.logger,
  });

describe('mail', () => {
  it('reaches the mail server once, with sender, answer address and every line', async () => {
    await queue({ ...MESSAGE, replyTo: 'bob@example.com' });
    await deliver();
    await deliver();
    expect(smtp.received).toHaveLength(1);
    const [mail] = smtp.received.splice(0);
    expect(mail).toContain('From: Ironleaf <rae@example.com>');
    expect(mail).toContain('To: ann@example.com');
    expect(mail).toContain('Reply-To: bob@example.com');
    expect(mail).toContain('One set left.\r\n..\r\nSame weight.');
    expect(await store.database.db.select().from(mailQueue)).toEqual([]);
  });

  it('that is turned down waits, longer each time, and is sent when its time has come', async () => {
    await queue(MESSAGE);
    smtp.refuse(true);
    await deliver();
    smtp.refuse(false);
    await deliver();
    expect(smtp.received).toEqual([]);
    clock.advance({ seconds: pauseAfter(1) / 1000 });
    await deliver();
    expect(smtp.received.splice(0)).toHaveLength(1);
    expect([1, 2, 3, 20].map(pauseAfter)).toEqual([30_000, 60_000, 120_000, 14_400_000]);
  });

  it('that two servers deliver at once is sent by one of them', async () => {
    for (let count = 0; count < 5; count++) await queue(MESSAGE);
    await Promise.all([deliver(), deliver()]);
    expect(smtp.received.splice(0)).toHaveLength(5);
  });

  it('becomes a file for its owner alone where no mail server is set up, and the log says where', async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'ironleaf-mail-'));
    const mail = embeddedMail({ dataFolder, from: FROM, now: clock.now, log: log.logger });
    const sending = { id: randomUUID(), queuedAt: clock.now() };
    for (let time = 0; time < 2; time++) await mail.send(MESSAGE, sending);
    const [name, second] = readdirSync(join(dataFolder, 'mail'));
    const file = join(dataFolder, 'mail', name ?? '');
    expect(second, 'sent a second time, it is the same mail').toBeUndefined();
    expect(readFileSync(file, 'utf8')).toContain('To: ann@example.com');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(log.lines).toMatchObject([{ level: 40, file }, {}]);
  });
});
