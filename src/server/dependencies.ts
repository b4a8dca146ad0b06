import type { Database } from './db/database.ts';
import type { Identity } from './identity/identity.ts';
import type { LimitValues } from './limits.ts';

/** What every request may need from outside. Tests pass their own. */
export type Dependencies = {
  database: Database;
  identity: Identity;
  limits: LimitValues;
  /** The clock. */
  now: () => Date;
  /** A new id for a row: a UUID. */
  newId: () => string;
};
