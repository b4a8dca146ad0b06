import * as contract from '#contract/reminders.ts';
import { nextReminders, type ReminderSettings, reminderSettingsSchema } from '#core/reminders/reminders.ts';
import type { Db } from '../db/database.ts';
import { notFound } from '../http/http-error.ts';
import type { Router } from '../http/router.ts';
import { countDevices, deleteDevice, keepDevice, keepReminders, selectReminders } from './store.ts';

export function reminderRoutes({ route }: Router, { publicKey }: { publicKey: string }): void {
  route(contract.getReminders, async ({ db, session: { userId } }) => {
    const row = await selectReminders(db, userId);
    const settings = reminderSettingsSchema.safeParse(row?.settings);
    return { settings: settings.success ? settings.data : null, devices: await countDevices(db, userId), publicKey };
  });

  route(contract.setReminders, ({ db, session: { userId }, body, now }) =>
    setReminders(db, { userId, settings: body, now }),
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

type Chosen = { userId: string; settings: ReminderSettings; now: Date };

async function setReminders(db: Db, { userId, settings, now }: Chosen): Promise<ReminderSettings> {
  const next = nextReminders(settings, now.getTime());
  await keepReminders(db, { userId, settings, nextDueAt: next && new Date(next.at) });
  return settings;
}
