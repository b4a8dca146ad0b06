import { z } from 'zod';

// What the calls of the embedded identity provider take. Apart from what they answer, since a browser reads only that.

export const confirmBody = z.strictObject({ password: z.string().min(1).max(512) });
export const changePasswordBody = z.strictObject({
  currentPassword: z.string().min(1).max(512),
  newPassword: z.string().max(512),
});
export const changeEmailBody = z.strictObject({ newEmail: z.email().max(254), password: z.string().min(1).max(512) });
export const confirmEmailBody = z.strictObject({ token: z.string().min(1).max(1000) });

/** A code of an authenticator app. */
const appCode = z
  .string()
  .trim()
  .regex(/^\d{6}$/, 'A code has six digits.');
export const secondStepCodeBody = z.strictObject({ code: appCode });
export const proveSecondStepBody = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('app'), code: appCode }),
  z.strictObject({ kind: z.literal('recovery'), code: z.string().trim().min(1).max(40) }),
]);

/** What a browser says of a passkey; the library checks it. */
const passkeyResponse = z.looseObject({ id: z.string().max(2000) });
export const addPasskeyBody = z.strictObject({ response: passkeyResponse, name: z.string().trim().min(1).max(60) });
export const passkeyProofBody = z.strictObject({ response: passkeyResponse });
export const removePasskeyBody = z.strictObject({ id: z.string().min(1).max(128) });
export const endSessionBody = z.strictObject({ id: z.string().min(1).max(128) });
