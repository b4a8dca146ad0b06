import { logSchema } from '#contract/logs.ts';
import { versionedDocument } from '#core/documents/versioned-document.ts';

/** A log as the columns of its row make it, and as it is kept aside for a day when it was removed. */
export const logDocument = versionedDocument({ name: 'log', schema: () => logSchema, upgrades: [] });
