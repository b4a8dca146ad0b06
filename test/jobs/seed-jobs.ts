import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { started } from '#core/membership/subscription.ts';
import type { Db } from '#server/db/database.ts';
import { accountDeletions } from '#server/db/schema/account.ts';
import { deletedLogs } from '#server/db/schema/logs.ts';
import { users } from '#server/db/schema/people.ts';
import { photos } from '#server/db/schema/photos.ts';
import { pushDevices } from '#server/db/schema/reminders.ts';
import { newFileKey, openFolderFiles } from '#server/files/folder-files.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { putSubscription } from '#server/membership/subscription-store.ts';
import { setReminders } from '#server/reminders/set-reminders.ts';

const MONTH_AGO = 31 * 86_400_000;

export type Seeding = { folder: string; from: number; people: number; spanMs: number };

/** So many people of each kind, with one thing due about each, at moments that are spread over a span from `from` on. */
export async function seedJobs(db: Db, { folder, from, people, spanMs }: Seeding): Promise<void> {
  for (let place = 0; place < people; place++) {
    const dueAt = new Date(from + Math.round((spanMs * place) / people));
    await pays(db, { userId: `pays-${place}`, dueAt, isCardFailing: false });
    await pays(db, { userId: `fails-${place}`, dueAt, isCardFailing: true });
    await leaves(db, { userId: `leaves-${place}`, dueAt, folder });
    await isReminded(db, { userId: `reminded-${place}`, dueAt });
    await queueMail(db, {
      message: { to: `mailed-${place}@example.com`, subject: 'x', text: 'x' },
      id: randomUUID(),
      now: dueAt,
    });
  }
}

type Person = { userId: string; dueAt: Date };
const addUser = (db: Db, { userId, dueAt }: Person) =>
  db
    .insert(users)
    .values({ id: userId, email: `${userId}@example.com`, createdAt: new Date(dueAt.getTime() - MONTH_AGO) });

async function pays(db: Db, { userId, dueAt, isCardFailing }: Person & { isCardFailing: boolean }): Promise<void> {
  await addUser(db, { userId, dueAt });
  const begun = started({ price: 'monthly', seats: 1, now: dueAt.getTime() - MONTH_AGO });
  const subscription = { ...begun, currentPeriodEnd: dueAt.getTime() };
  await putSubscription(
    db,
    { userId, provider: 'embedded', cardLast4: '4242', isCardFailing },
    { subscription, now: dueAt },
  );
}

async function leaves(db: Db, { userId, dueAt, folder }: Person & { folder: string }): Promise<void> {
  await addUser(db, { userId, dueAt });
  const [fileKey, thumbKey] = [newFileKey(), newFileKey()];
  const files = openFolderFiles(join(folder, 'photos'));
  for (const key of [fileKey, thumbKey]) await files.put(key, Buffer.from('x'));
  const size = { width: 1, height: 1, bytes: 2 };
  await db
    .insert(photos)
    .values({ id: randomUUID(), userId, fileKey, thumbKey, ...size, takenAt: dueAt, createdAt: dueAt });
  const removed = { id: randomUUID(), log: {}, logVersion: 1, deletedAt: new Date(dueAt.getTime() - 2 * 86_400_000) };
  await db.insert(deletedLogs).values({ ...removed, userId: `pays-${userId.split('-')[1]}` });
  await db.insert(accountDeletions).values({ userId, requestedAt: dueAt, dueAt });
}

async function isReminded(db: Db, { userId, dueAt }: Person): Promise<void> {
  await addUser(db, { userId, dueAt });
  const wholeMinute = new Date(Math.ceil(dueAt.getTime() / 60_000) * 60_000);
  const time = wholeMinute.toISOString().slice(11, 16);
  const reminders = [{ kind: 'weight', days: [0, 1, 2, 3, 4, 5, 6], time }] as const;
  const settings = {
    timeZone: 'UTC',
    reminders: reminders.map(({ kind, days }) => ({ kind, days: [...days], time })),
    quiet: null,
  };
  const chosenAt = new Date(wholeMinute.getTime() - 60_000);
  await setReminders(db, { userId, settings, now: chosenAt, newId: randomUUID });
  const device = { id: randomUUID(), userId, endpoint: `https://push.example.com/${userId}`, p256dh: 'x', auth: 'x' };
  await db.insert(pushDevices).values({ ...device, createdAt: dueAt });
}
