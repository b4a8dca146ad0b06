import { z } from 'zod';
import { versionedDocument } from '#core/documents/versioned-document.ts';

/** `when`: something with a date or a time. `taste`: a wish for plans and swaps, never a rule. `fact`: anything else. */
export const MEMORY_KINDS = ['when', 'taste', 'fact'] as const;

/** In letters; more is no memory but a diary. */
export const MEMORY_MAX = 200;

const memoryText = z.string().trim().min(1).max(MEMORY_MAX);

/** What the coach remembers of a person. */
export const memorySchema = z.strictObject({
  kind: z.enum(MEMORY_KINDS),
  text: memoryText,
  /** The day it is about, or that it begins on; null where it is about none. */
  date: z.iso.date().nullable(),
  /** The person's own words; what they typed themselves is its own quote. */
  quote: memoryText,
  source: z.enum(['chat', 'typed']),
});

export type Memory = z.infer<typeof memorySchema>;

/** What a row of the memories holds. */
export const memoryDocument = versionedDocument({ name: 'memory', schema: () => memorySchema, upgrades: [] });

/** Something that the coach could remember, if the person says so. */
export type MemoryProposal = Pick<Memory, 'kind' | 'text' | 'date' | 'quote'>;

/** A memory that is kept. */
export type KeptMemory = Memory & { id: string };
