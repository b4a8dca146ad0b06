import { z } from 'zod';
import { reminderSettingsSchema } from '#core/reminders/reminders.ts';
import { idSchema, okSchema } from './common.ts';
import { operation } from './operation.ts';

/** https, a public host name, no port, nobody's name in it. */
const PUSH_ADDRESS = /^https:\/\/(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?:\/[^\s]*)?$/i;
const base64Url = z.string().regex(/^[\w-]{16,200}={0,2}$/);

/** Where a browser's push service takes messages: a public https address, never one inside a network. */
const endpointSchema = z.string().max(1000).regex(PUSH_ADDRESS, 'must be the https address of a push service');

export const pushSubscriptionSchema = z.strictObject({
  endpoint: endpointSchema,
  keys: z.strictObject({ p256dh: base64Url, auth: base64Url }),
});

const remindersSchema = z.strictObject({
  /** Null: nothing was chosen yet. */
  settings: reminderSettingsSchema.nullable(),
  /** On how many devices of the person they are shown. */
  devices: z.number().int(),
  /** What a browser needs to let this server, and no other, send it messages. */
  publicKey: z.string(),
});

export const getReminders = operation({
  method: 'GET',
  path: '/api/reminders',
  summary: 'What the person wants to be reminded of, and on how many devices',
  tag: 'reminders',
  response: () => remindersSchema,
});

export const setReminders = operation({
  method: 'PUT',
  path: '/api/reminders',
  summary: 'Chooses the reminders',
  tag: 'reminders',
  body: () => reminderSettingsSchema,
  response: () => reminderSettingsSchema,
});

export const addPushDevice = operation({
  method: 'POST',
  path: '/api/reminders/devices',
  summary: 'Shows the reminders on one more device',
  tag: 'reminders',
  body: () => pushSubscriptionSchema,
  response: () => z.strictObject({ id: idSchema }),
});

export const removePushDevice = operation({
  method: 'DELETE',
  path: '/api/reminders/devices/:deviceId',
  summary: 'Shows them there no more',
  tag: 'reminders',
  params: () => z.strictObject({ deviceId: idSchema }),
  response: () => okSchema,
});

export type PushSubscription = z.infer<typeof pushSubscriptionSchema>;
