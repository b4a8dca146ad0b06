import type { FastifyBaseLogger } from 'fastify';
import { nextReminders, type ReminderKind } from '#core/reminders/reminders.ts';
import type { Database, Db } from '../db/database.ts';
import { startRepeating } from '../start-repeating.ts';
import { isRestDay } from '../training/exceptions.ts';
import type { Push, PushMessage } from './push.ts';
import {
  claimDueReminders,
  deleteDevice,
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
/** Longer than push services are waited for. */
const HELD_MS = 60_000;
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
 * Sends every reminder that is due. It is marked as sent afterwards: should the server end in between, another one sends it once more
 * when the hold is over, and by its tag a browser shows the two as one.
 */
export async function sendDueReminders(reminding: Reminding): Promise<void> {
  const { database, now, log } = reminding;
  const heldUntil = new Date(now().getTime() + HELD_MS);
  const rows = await claimDueReminders(database.db, { now: now(), heldUntil, limit: AT_ONCE });
  await Promise.all(
    rows.map(async (row) => {
      const { nextDueAt, ...due } = dueOf(row, { now: now(), log });
      await sendTo(reminding, await withoutRest(database.db, due, { now: now(), log }));
      await setNextDue(database.db, { userId: row.userId, nextDueAt, heldUntil });
    }),
  );
}

async function sendTo(reminding: Reminding, { userId, kinds }: Due): Promise<void> {
  if (kinds.length === 0) return;
  const devices = await selectDevices(reminding.database.db, userId);
  const sending = devices.flatMap((device) => kinds.map((kind) => sendOne(reminding, { device, kind })));
  await Promise.all(sending);
}

/** Nobody is called to train on a day on which they said they would not. */
async function withoutRest(
  db: Db,
  { userId, kinds }: Due,
  { now, log }: Pick<Reminding, 'log'> & { now: Date },
): Promise<Due> {
  const rests = kinds.includes('workout') && (await isRestDay(db, { userId, now, log }));
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
