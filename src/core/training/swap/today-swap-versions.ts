import { versionedDocument } from '#core/documents/versioned-document.ts';
import { todaySwapSchema } from './today-swaps.ts';

/** One exercise for today, beside a stored workout plan. */
export const todaySwapDocument = versionedDocument({
  name: 'today-swap',
  schema: () => todaySwapSchema,
  upgrades: [],
});
