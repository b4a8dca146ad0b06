import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { accountDeletions, consents } from '../db/schema/account.ts';
import { adaptiveDecisions } from '../db/schema/adaptive.ts';
import { chatMessages, chatSessions, deeds, profileChanges } from '../db/schema/chat.ts';
import {
  communityBlocks,
  communityEntries,
  communityHides,
  communityLikes,
  communityPeople,
  communityReports,
} from '../db/schema/community.ts';
import { mailQueue, newsletterSubscribers, supportRequests } from '../db/schema/contact.ts';
import { imports } from '../db/schema/imports.ts';
import { deletedLogs, logs } from '../db/schema/logs.ts';
import {
  billingAccounts,
  familySeats,
  payments,
  studentProofs,
  subscriptions,
  usageCounters,
} from '../db/schema/membership.ts';
import { memories } from '../db/schema/memories.ts';
import { profiles, unreadableDocuments } from '../db/schema/people.ts';
import { photos } from '../db/schema/photos.ts';
import { favorites, feedback, plans } from '../db/schema/plans.ts';
import { pushDevices, reminderSettings } from '../db/schema/reminders.ts';
import { trainingExceptions } from '../db/schema/training-exceptions.ts';

/**
 * Every table of the database, and what becomes of a person's rows when they take their data along and when they leave. A test
 * fails for a table that stands in no list.
 */

/** Rows of one person, which an export holds. */
export type PersonTable = {
  /** How the export calls them. */
  name: string;
  table: PgTable;
  /** Holds the person's id, or their address. */
  owner: AnyPgColumn;
  /** Columns that mean nothing elsewhere, or open something. */
  without?: readonly string[];
  /** Its documents are too large for a cell: the tables for spreadsheets leave them out. */
  plainCsv?: true;
};

const own = <Table extends PgTable & { userId: AnyPgColumn }>(
  name: string,
  table: Table,
  more: Omit<PersonTable, 'name' | 'table' | 'owner'> = {},
): PersonTable => ({ name, table, owner: table.userId, ...more });

/** Exported, and put back by an import. What others refer to stands before them. They go with the person's record. */
export const RESTORED: readonly PersonTable[] = [
  own('profile', profiles),
  own('consents', consents),
  own('plans', plans, { plainCsv: true }),
  own('favorites', favorites),
  own('feedback', feedback),
  own('imports', imports),
  own('logs', logs),
  own('deletedLogs', deletedLogs, { plainCsv: true }),
  own('photos', photos, { without: ['fileKey', 'thumbKey'] }),
  own('reminders', reminderSettings, { without: ['heldUntil'] }),
  own('memories', memories),
  own('trainingExceptions', trainingExceptions),
  own('calorieDecisions', adaptiveDecisions),
  own('conversations', chatSessions),
  own('messages', chatMessages, { plainCsv: true }),
  own('profileChanges', profileChanges),
  own('deeds', deeds, { plainCsv: true }),
  own('usage', usageCounters),
  own('unreadable', unreadableDocuments, { plainCsv: true }),
];

/** Exported for the person to see; it holds in this installation only. It goes with the person's record. */
export const TOLD: readonly PersonTable[] = [
  own('subscription', subscriptions),
  own('payments', payments),
  own('paymentAccount', billingAccounts, { without: ['looks'] }),
  own('studentProof', studentProofs, { without: ['tokenHash'] }),
  own('family', familySeats, { without: ['tokenHash'] }),
  own('devices', pushDevices, { without: ['endpoint', 'p256dh', 'auth'] }),
  own('deletion', accountDeletions),
  own('communityName', communityPeople),
  own('communityEntries', communityEntries, { without: ['photoKey'] }),
  own('communityLikes', communityLikes),
  own('communityHidden', communityHides),
  own('communityBlocked', communityBlocks),
  own('communityReports', communityReports, { without: ['snapshot'] }),
];

const addressed = (name: string, table: PgTable, owner: AnyPgColumn): PersonTable => ({ name, table, owner });

/**
 * What is kept by an e-mail address alone. It is exported only to who has proved that the address is theirs, and goes when the account
 * with that address goes.
 */
export const BY_ADDRESS: readonly PersonTable[] = [
  addressed('newsletter', newsletterSubscribers, newsletterSubscribers.email),
  addressed('supportRequests', supportRequests, supportRequests.email),
  addressed('mailOnItsWay', mailQueue, mailQueue.recipient),
];

/** Tables of people with a rule of their own. */
export const BESIDE: Readonly<Record<string, { exported: string; goes: string }>> = {
  users: { exported: 'as the person of the export', goes: 'last, and all that hangs on it with it' },
  auth_users: { exported: 'by the identity port', goes: 'by the identity port' },
  auth_sessions: { exported: 'by the identity port, without what opens them', goes: 'by the identity port' },
  auth_accounts: { exported: 'by the identity port, without password and tokens', goes: 'by the identity port' },
  auth_verifications: { exported: 'not: secrets of minutes', goes: 'by the identity port, else within the hour' },
  auth_second_steps: { exported: 'by the identity port: whether there is one', goes: 'by the identity port' },
  auth_passkeys: { exported: 'by the identity port, without keys', goes: 'by the identity port' },
  auth_devices: { exported: 'not: marks that mean nothing elsewhere', goes: 'by the identity port' },
  external_accounts: { exported: 'by the identity port', goes: 'by the identity port' },
  newsletter_tokens: { exported: 'not: they open a link', goes: 'with the address that they are of' },
  idempotency_keys: {
    exported: 'not: copies of answers that stand elsewhere, kept for seven days',
    goes: 'with the record',
  },
  operator_actions: { exported: 'not: the book of whoever runs it', goes: 'their id; the line stays, about nobody' },
  rate_limits: { exported: 'not: counts of attempts, gone within hours', goes: 'by the id that they count' },
};

/** Tables in which nothing is of a person. */
export const OF_NOBODY: readonly string[] = [
  'analytics_counts',
  'analytics_visitors',
  'analytics_salts',
  'billing_events',
  'data_keys',
  'deleted_people',
];
