import type { Push } from '#server/reminders/push.ts';

/** Nobody's browser is there to be reminded. */
export const NO_PUSH: Push = { publicKey: 'only-for-tests', send: async () => 'gone' };
