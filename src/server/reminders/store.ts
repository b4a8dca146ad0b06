import { and, asc, count, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { keepNewest } from '../db/row-limits.ts';
import { pushDevices, reminderSettings } from '../db/schema/reminders.ts';

export type PushDevice = typeof pushDevices.$inferSelect;
export type ReminderRow = typeof reminderSettings.$inferSelect;

export async function selectReminders(db: Db, userId: string): Promise<ReminderRow | undefined> {
  const [row] = await db.select().from(reminderSettings).where(eq(reminderSettings.userId, userId));
  return row;
}

export async function keepReminders(db: Db, row: ReminderRow): Promise<void> {
  const { userId: _, ...change } = row;
  await db.insert(reminderSettings).values(row).onConflictDoUpdate({ target: reminderSettings.userId, set: change });
}

type Claim = { now: Date; heldUntil: Date; limit: number };

/** Takes reminders that are due, so that no other server takes them before `heldUntil`. */
export function claimDueReminders(db: Db, { now, heldUntil, limit }: Claim): Promise<ReminderRow[]> {
  const due = db
    .select({ userId: reminderSettings.userId })
    .from(reminderSettings)
    .where(
      and(
        lte(reminderSettings.nextDueAt, now),
        or(isNull(reminderSettings.heldUntil), lte(reminderSettings.heldUntil, now)),
      ),
    )
    .orderBy(asc(reminderSettings.nextDueAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return db.update(reminderSettings).set({ heldUntil }).where(inArray(reminderSettings.userId, due)).returning();
}

type Sent = Pick<ReminderRow, 'userId' | 'nextDueAt'> & { heldUntil: Date };

/** Ends a hold, when what was due is sent. Where the person chose anew meanwhile, that stands. */
export async function setNextDue(db: Db, { userId, nextDueAt, heldUntil }: Sent): Promise<void> {
  await db
    .update(reminderSettings)
    .set({ nextDueAt, heldUntil: null })
    .where(and(eq(reminderSettings.userId, userId), eq(reminderSettings.heldUntil, heldUntil)));
}

export async function countDevices(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ devices: count() }).from(pushDevices).where(eq(pushDevices.userId, userId));
  return row?.devices ?? 0;
}

export const selectDevices = (db: Db, userId: string): Promise<PushDevice[]> =>
  db.select().from(pushDevices).where(eq(pushDevices.userId, userId));

/** Keeps a device, in the place of the person's oldest one if there are too many; a browser that was another person's is theirs no more. */
export async function keepDevice(db: Db, device: PushDevice): Promise<void> {
  await db.delete(pushDevices).where(eq(pushDevices.endpoint, device.endpoint));
  await db.insert(pushDevices).values(device);
  const rows = { table: pushDevices, userId: pushDevices.userId, id: pushDevices.id, age: pushDevices.createdAt };
  await keepNewest(db, rows, { userId: device.userId, limit: 'devices' });
}

/** Whether there was one. */
export async function deleteDevice(db: Db, { userId, id }: { userId: string; id: string }): Promise<boolean> {
  const gone = await db
    .delete(pushDevices)
    .where(and(eq(pushDevices.id, id), eq(pushDevices.userId, userId)))
    .returning({ id: pushDevices.id });
  return gone.length > 0;
}
