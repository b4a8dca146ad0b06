import { customType, integer, timestamp } from 'drizzle-orm/pg-core';
import { isSealed, seal, unseal } from '../encryption.ts';

/** A moment, to the millisecond: what JavaScript can hold, so that a moment read back equals the one written. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** The version of the document in a JSON column; what was stored before versions were is 1. */
export const documentVersion = (name: string) => integer(name).notNull().default(1);

/** Text that is encrypted in the database and plain to the code. `place` is table and column. Nothing can be searched by it. */
export const sealedText = (name: string, place: string) =>
  customType<{ data: string; driverData: string }>({
    dataType: () => 'text',
    toDriver: (text) => seal(text, place),
    fromDriver: (stored) => (isSealed(stored) ? unseal(stored, place) : stored),
  })(name);

/** The same for JSON: the column holds one encrypted string. */
export const sealedJson = (name: string, place: string) =>
  customType<{ data: unknown; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver: (value) => JSON.stringify(seal(JSON.stringify(value), place)),
    fromDriver: (stored) => (isSealed(stored) ? JSON.parse(unseal(stored, place)) : stored),
  })(name);
