import support from '#data/support.json' with { type: 'json' };

/** Where people answer; null as long as nobody reads a mailbox. */
export const SUPPORT_EMAIL = support.email as string | null;
