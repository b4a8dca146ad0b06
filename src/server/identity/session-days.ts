/** A session ends when it was not used for so long, and in any case so long after the sign-in. */
export const SESSION_DAYS = { idle: 30, most: 90 } as const;
