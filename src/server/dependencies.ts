import type { Trainer } from '#contract/settings.ts';
import type { CoachModel } from './ai/coach-model.ts';
import type { PlanWriter } from './ai/plan-writer.ts';
import type { WordGuesser } from './ai/word-guesser.ts';
import type { Billing } from './billing/billing.ts';
import type { Database } from './db/database.ts';
import type { FileStore } from './files/files.ts';
import type { Identity } from './identity/identity.ts';
import type { LimitValues } from './limits.ts';
import type { Push } from './reminders/push.ts';

/** What the server says of itself. */
export type Site = {
  /** Where links in mails lead; without a path. */
  url: string;
  /** Who answers what people ask; null: nobody does yet, and requests are only kept. */
  supportEmail: string | null;
  /** Where to report a hole: `mailto:` or `https:`; null: nowhere yet. */
  securityContact: string | null;
  /** The licensed trainer who stands behind this installation; null: nobody is named. */
  trainer: Trainer | null;
};

/** Anonymous counts; `token` opens the operator's page of them, null: there is no such page. */
export type Analytics = { token: string | null };

/** What every request may need from outside. Tests pass their own. */
export type Dependencies = {
  database: Database;
  identity: Identity;
  limits: LimitValues;
  site: Site;
  /** Where photos are kept. */
  files: FileStore;
  /** Where uploads lie while their requests are answered. */
  uploadFolder: string;
  /** Proposes days of meals; null where no language model is set up. */
  planWriter: PlanWriter | null;
  /** Writes replies in the chat, for who agreed to it; null where no language model is set up. */
  coachModel: CoachModel | null;
  /** Guesses at words of answers that nobody understood, for who agreed to it; null where no language model is set up. */
  wordGuesser: WordGuesser | null;
  /** Sends reminders to the browsers of people. */
  push: Push;
  /** How Premium is paid for. */
  billing: Billing;
  /** Null: nothing is counted. */
  analytics: Analytics | null;
  /** Days that a conversation is kept after its last message. */
  chatKeptDays: number;
  /** The clock. */
  now: () => Date;
  /** A new id for a row: a UUID. */
  newId: () => string;
};

/** What every route needs, whatever it does. */
export type RouteDependencies = Pick<Dependencies, 'database' | 'identity' | 'limits' | 'now' | 'newId'>;
