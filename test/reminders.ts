import type { PushSubscription } from '#contract/reminders.ts';
import type { ReminderSettings } from '#core/reminders/reminders.ts';

/** Every day at noon and half past six in the evening, New York. */
export const REMINDERS: ReminderSettings = {
  timeZone: 'America/New_York',
  reminders: [
    { kind: 'workout', days: [0, 1, 2, 3, 4, 5, 6], time: '18:30' },
    { kind: 'weight', days: [0, 1, 2, 3, 4, 5, 6], time: '12:00' },
  ],
  quiet: { from: '22:00', until: '07:00' },
};

/** A browser that takes messages, with its real kind of keys. */
export const aBrowser = (name: string): PushSubscription => ({
  endpoint: `https://push.example.com/send/${name}`,
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
});
