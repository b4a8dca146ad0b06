import { z } from 'zod';
import { versionedDocument } from '#core/documents/versioned-document.ts';

/** What feedback is about: as it was said, and the recipes or exercises that were meant. */
export const feedbackItemsDocument = versionedDocument({
  name: 'feedback-items',
  schema: () => z.strictObject({ specificItems: z.array(z.string()).nullable(), itemIds: z.array(z.string()) }),
  upgrades: [],
});
