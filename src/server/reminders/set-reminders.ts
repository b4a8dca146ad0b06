import { reminderSettingsDocument } from '#core/reminders/reminder-versions.ts';
import { nextReminders, type ReminderSettings } from '#core/reminders/reminders.ts';
import type { Db } from '../db/database.ts';
import { insertUnreadable } from '../documents/store.ts';
import { keepReminders, selectReminders } from './store.ts';
import { documentOf } from './stored-reminders.ts';

type Chosen = { userId: string; settings: ReminderSettings; now: Date; newId: () => string };

/** Keeps what the person chose. What stood there and cannot be read is kept aside before. */
export async function setReminders(db: Db, { userId, settings, now, newId }: Chosen): Promise<ReminderSettings> {
  const before = await selectReminders(db, userId);
  if (before && !reminderSettingsDocument.read(documentOf(before)).ok) {
    const { content, version: contentVersion } = documentOf(before);
    const kept = { id: newId(), userId, document: reminderSettingsDocument.name, sourceId: userId, keptAt: now };
    await insertUnreadable(db, { ...kept, content, contentVersion });
  }
  const next = nextReminders(settings, now.getTime());
  const { content, version: settingsVersion } = reminderSettingsDocument.write(settings);
  const nextDueAt = next && new Date(next.at);
  await keepReminders(db, { userId, settings: content, settingsVersion, nextDueAt, heldUntil: null });
  return settings;
}
