import { versionedDocument } from '#core/documents/versioned-document.ts';
import { reminderSettingsSchema } from './reminders.ts';

/** What a person wants to be reminded of, as it is stored. */
export const reminderSettingsDocument = versionedDocument({
  name: 'reminder-settings',
  schema: () => reminderSettingsSchema,
  upgrades: [],
});
