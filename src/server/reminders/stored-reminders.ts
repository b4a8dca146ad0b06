import type { FastifyBaseLogger } from 'fastify';
import type { ReadDocument, StoredDocument } from '#core/documents/versioned-document.ts';
import { reminderSettingsDocument } from '#core/reminders/reminder-versions.ts';
import type { ReminderSettings } from '#core/reminders/reminders.ts';
import { readOrReport } from '../documents/read-or-report.ts';
import type { ReminderRow } from './store.ts';

/** The settings that a row keeps, in the form that they were written in. */
export const documentOf = ({ settings, settingsVersion }: ReminderRow): StoredDocument => ({
  version: settingsVersion,
  content: settings,
});

/** The settings that a row keeps; a report if they cannot be read. */
export const readReminders = (row: ReminderRow, log: FastifyBaseLogger): ReadDocument<ReminderSettings> =>
  readOrReport(reminderSettingsDocument, documentOf(row), { userId: row.userId, log });
