import { timestamp } from 'drizzle-orm/pg-core';

/** A moment, to the millisecond: what JavaScript can hold, so that a moment read back equals the one written. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
