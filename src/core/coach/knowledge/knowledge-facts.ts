import type { Choice } from '../turn.ts';
import type { Entry } from './card.ts';

/** What was found for a message: an answer, or the nearest things that the coach can tell or do. */
export type KnowledgeFacts = {
  /** Null where nothing fits well enough. */
  told: Extract<Entry, { kind: 'card' | 'app' }> | null;
  /** What this person is told first, and whether the answer follows. */
  caution: { first: string; tell: boolean } | null;
  /** What the answer means for how this person eats. */
  inCase: readonly string[];
  nearest: readonly Choice[];
};
