import { z } from 'zod';
import { PURPOSES } from '#core/account/consents.ts';
import { momentSchema, okSchema } from './common.ts';
import { operation } from './operation.ts';

const count = z.number().int().nonnegative();

/** What stands of one consent: `allowed` is what holds, the rest is of the last decision; null where there was none. */
export const consentSchema = z.strictObject({
  purpose: z.enum(PURPOSES),
  allowed: z.boolean(),
  decidedAt: momentSchema.nullable(),
  version: z.number().int().nullable(),
});

export const deletionSchema = z.strictObject({ requestedAt: momentSchema, dueAt: momentSchema });

export const accountSchema = z.strictObject({
  email: z.string(),
  createdAt: momentSchema,
  consents: z.array(consentSchema),
  /** Null: the account is to stay. */
  deletion: deletionSchema.nullable(),
  /** What there is of the person, for who thinks of deleting it. */
  holds: z.strictObject({ plans: count, logs: count, photos: count, conversations: count, memories: count }),
});

export const getAccount = operation({
  method: 'GET',
  path: '/api/account',
  summary: 'The account of the person who asks: consents, what is kept, and whether it is to be deleted',
  tag: 'account',
  response: () => accountSchema,
});

export const setConsent = operation({
  method: 'PUT',
  path: '/api/account/consents',
  summary: 'Gives a consent or takes it back; the decision is kept with the version of its words',
  tag: 'account',
  body: () => z.strictObject({ purpose: z.enum(PURPOSES), given: z.boolean() }),
  response: () => z.array(consentSchema),
});

export const exportAccount = operation({
  method: 'GET',
  path: '/api/account/export',
  summary: 'Everything of the person as a zip: JSON by the schema at /schema/export-v1.json, CSV, photos',
  tag: 'account',
  needsRecentSignIn: true,
  response: () => z.file(),
});

export const requestDeletion = operation({
  method: 'POST',
  path: '/api/account/deletion',
  summary: 'Deletes the account in seven days and ends its other sessions; until then it can be kept',
  tag: 'account',
  needsRecentSignIn: true,
  response: () => deletionSchema,
});

export const keepAccount = operation({
  method: 'DELETE',
  path: '/api/account/deletion',
  summary: 'Keeps an account that was to be deleted; 409 when its time is over',
  tag: 'account',
  response: () => okSchema,
});

export type Account = z.infer<typeof accountSchema>;
export type Consent = z.infer<typeof consentSchema>;
export type Deletion = z.infer<typeof deletionSchema>;
