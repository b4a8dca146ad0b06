import type { FastifyBaseLogger } from 'fastify';
import * as contract from '#contract/reminders.ts';
import { reminderSettingsDocument } from '#core/reminders/reminder-versions.ts';
import { nextReminders, type ReminderSettings } from '#core/reminders/reminders.ts';
import type { Db } from '../db/database.ts';
import { readOrReport } from '../documents/read-or-report.ts';
import { insertUnreadable } from '../documents/store.ts';
import { httpError, notFound } from '../http/http-error.ts';
import type { Router } from '../http/router.ts';
import { countDevices, deleteDevice, keepDevice, keepReminders, type ReminderRow, selectReminders } from './store.ts';

export function reminderRoutes({ route }: Router, { publicKey }: { publicKey: string }): void {
  route(contract.getReminders, async ({ db, session: { userId }, log }) => {
    const row = await selectReminders(db, userId);
    const settings = row ? readReminders(row, log) : null;
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

const storedIn = ({ settings: content, settingsVersion: version }: ReminderRow) => ({ version, content });

function readReminders(row: ReminderRow, log: FastifyBaseLogger): ReminderSettings {
  const read = readOrReport(reminderSettingsDocument, storedIn(row), { userId: row.userId, log });
  if (read.ok) return read.value;
  throw httpError('unreadable_document', 'We could not read your reminders. They are kept. Please choose them again.');
}

type Chosen = { userId: string; settings: ReminderSettings; now: Date; newId: () => string };

/** What cannot be read is kept aside before something else is chosen. */
async function setReminders(db: Db, { userId, settings, now, newId }: Chosen): Promise<ReminderSettings> {
  const before = await selectReminders(db, userId);
  if (before && !reminderSettingsDocument.read(storedIn(before)).ok) {
    const { content, version: contentVersion } = storedIn(before);
    const kept = { id: newId(), userId, document: reminderSettingsDocument.name, sourceId: userId, keptAt: now };
    await insertUnreadable(db, { ...kept, content, contentVersion });
  }
  const next = nextReminders(settings, now.getTime());
  const { content, version: settingsVersion } = reminderSettingsDocument.write(settings);
  await keepReminders(db, { userId, settings: content, settingsVersion, nextDueAt: next && new Date(next.at) });
  return settings;
}
