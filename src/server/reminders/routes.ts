import type { FastifyBaseLogger } from 'fastify';
import * as contract from '#contract/reminders.ts';
import type { ReminderSettings } from '#core/reminders/reminders.ts';
import { httpError, notFound } from '../http/http-error.ts';
import type { Router } from '../http/router.ts';
import { setReminders } from './set-reminders.ts';
import { countDevices, deleteDevice, keepDevice, type ReminderRow, selectReminders } from './store.ts';
import { readReminders } from './stored-reminders.ts';

export function reminderRoutes({ route }: Router, { publicKey }: { publicKey: string }): void {
  route(contract.getReminders, async ({ db, session: { userId }, log }) => {
    const row = await selectReminders(db, userId);
    const settings = row ? foundReminders(row, log) : null;
    return { settings, devices: await countDevices(db, userId), publicKey };
  });

  route(contract.setReminders, ({ db, session: { userId }, body, now, newId }) =>
    setReminders(db, { userId, settings: body, now, newId }),
  );

  route(contract.addPushDevice, async ({ db, session: { userId }, body, now, newId }) => {
    const id = newId();
    await keepDevice(db, { id, userId, endpoint: body.endpoint, ...body.keys, createdAt: now });
    return { id };
  });

  route(contract.removePushDevice, async ({ db, session: { userId }, params }) => {
    if (!(await deleteDevice(db, { userId, id: params.deviceId }))) throw notFound('device');
    return { ok: true };
  });
}

/** The settings that a row keeps; refused where they cannot be read. */
function foundReminders(row: ReminderRow, log: FastifyBaseLogger): ReminderSettings {
  const read = readReminders(row, log);
  if (read.ok) return read.value;
  throw httpError('unreadable_document', 'We could not read your reminders. They are kept. Please choose them again.');
}
