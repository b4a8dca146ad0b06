import type { FastifyBaseLogger } from 'fastify';
import { nextReminders, type ReminderKind } from '#core/reminders/reminders.ts';
import type { Database, Db } from '../db/database.ts';
import { inTransaction } from '../http/transaction.ts';
import { startRepeating } from '../start-repeating.ts';
import { isRestDay } from '../training/exceptions.ts';
import type { Push, PushMessage } from './push.ts';
import {
  deleteDevice,
  holdDueReminders,
  type PushDevice,
  type ReminderRow,
  selectDevices,
  setNextDue,
} from './store.ts';
import { readReminders } from './stored-reminders.ts';

const EVERY_MS = 20_000;
const AT_ONCE = 100;
/** After an outage, what is older than this is left out rather than sent late. */
const LATE_MS = 30 * 60_000;
const UNREADABLE_PAUSE_MS = 86_400_000;

const MESSAGES: Record<ReminderKind, PushMessage> = {
  workout: {
    title: 'Time to train',
    body: 'Your session is ready when you are.',
    path: '/exercise-plans',
    tag: 'workout',
  },
  weight: { title: 'A moment for your log', body: 'Note how you are doing today.', path: '/dashboard', tag: 'weight' },
  groceries: { title: 'Groceries', body: 'Your list is ready for the store.', path: '/meal-plans', tag: 'groceries' },
};

export type Reminding = { database: Database; push: Push; now: () => Date; log: FastifyBaseLogger };
type Due = { userId: string; kinds: ReminderKind[] };

/** What a row asks for now, and when it asks next. */
function dueOf(
  row: ReminderRow,
  { now, log }: Pick<Reminding, 'log'> & { now: Date },
): Due & { nextDueAt: Date | null } {
  const { userId, nextDueAt } = row;
  if (!nextDueAt) return { userId, kinds: [], nextDueAt: null };
  const read = readReminders(row, log);
  // Looked at again another day: a later release may be able to read them.
  if (!read.ok) return { userId, kinds: [], nextDueAt: new Date(now.getTime() + UNREADABLE_PAUSE_MS) };
  const isLate = now.getTime() - nextDueAt.getTime() > LATE_MS;
  const kinds = isLate ? [] : (nextReminders(read.value, nextDueAt.getTime() - 1)?.kinds ?? []);
  const next = nextReminders(read.value, now.getTime());
  return { userId, kinds, nextDueAt: next && new Date(next.at) };
}

/**
 * Sends every reminder that is due. Each is marked as sent first: should the server end in between, one is left out rather
 * than sent twice.
 */
export async function sendDueReminders({ database, push, now, log }: Reminding): Promise<void> {
  const due = await inTransaction(database.db, async (tx) => {
    const rows = (await holdDueReminders(tx, { now: now(), limit: AT_ONCE })).map((row) =>
      dueOf(row, { now: now(), log }),
    );
    for (const row of rows) await setNextDue(tx, row);
    const wanted: Due[] = [];
    for (const row of rows) wanted.push(await withoutRest(tx, row, { now: now(), log }));
    return wanted.filter(({ kinds }) => kinds.length > 0);
  });
  if (due.length === 0) return;
  const devices = await selectDevices(
    database.db,
    due.map(({ userId }) => userId),
  );
  const sending = devices.flatMap((device) => {
    const kinds = due.find(({ userId }) => userId === device.userId)?.kinds ?? [];
    return kinds.map((kind) => sendOne({ database, push, now, log }, { device, kind }));
  });
  await Promise.all(sending);
}

/** Nobody is called to train on a day on which they said they would not. */
async function withoutRest(
  tx: Db,
  { userId, kinds }: Due,
  { now, log }: Pick<Reminding, 'log'> & { now: Date },
): Promise<Due> {
  const rests = kinds.includes('workout') && (await isRestDay(tx, { userId, now, log }));
  return { userId, kinds: rests ? kinds.filter((kind) => kind !== 'workout') : kinds };
}

async function sendOne(
  { database, push, log }: Reminding,
  { device, kind }: { device: PushDevice; kind: ReminderKind },
): Promise<void> {
  const { id, userId, endpoint, p256dh, auth } = device;
  const result = await push.send({ endpoint, keys: { p256dh, auth } }, MESSAGES[kind]);
  if (result === 'gone') await deleteDevice(database.db, { userId, id });
  if (result === 'failed') log.warn({ deviceId: id }, 'a reminder could not be sent');
}

/** Sends reminders until it is stopped; stopping waits for what is under way. */
export function startReminding(reminding: Reminding): { stop: () => Promise<void> } {
  return startRepeating({
    everyMs: EVERY_MS,
    isReady: () => reminding.database.isReady(),
    work: () => sendDueReminders(reminding),
    failed: (err) => reminding.log.error({ err }, 'reminding failed'),
  });
}
