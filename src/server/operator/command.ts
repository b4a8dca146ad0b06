import type { Billing } from '../billing/billing.ts';
import type { Database } from '../db/database.ts';
import type { FileStore } from '../files/files.ts';
import type { Identity } from '../identity/identity.ts';

/** What a command works on. */
export type Installation = {
  database: Database;
  identity: Identity;
  billing: Billing;
  files: FileStore;
  now: () => Date;
  say: (line: string) => void;
};

export type Command = {
  /** What follows its name, each a word. */
  words: readonly string[];
  does: string;
  run: (words: readonly string[], installation: Installation) => Promise<void>;
};
