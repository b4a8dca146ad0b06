import { z } from 'zod';
import askedData from '#data/coach-asked.json' with { type: 'json' };
import { type Query, querySchema } from '../queries/query.ts';

/** How somebody is, or what moves them, told without asking or doing anything. */
export const FEELINGS = [
  ...(['worn', 'low', 'guilt', 'proud', 'stress', 'unmotivated', 'nervous', 'sick', 'sore'] as const),
  ...(['treat', 'angry', 'praise', 'laugh', 'hello', 'relief', 'grief', 'news'] as const),
] as const;
export type Feeling = (typeof FEELINGS)[number];

const asks = z.array(z.string().min(1)).min(10);
const button = { title: z.string().min(1), say: z.string().min(1) };
/** The most general comes last: each row fits one form. */
const rowSchema = z.union([
  z.strictObject({ id: z.string(), ...button, query: querySchema, asks }),
  z.strictObject({ id: z.string(), feeling: z.enum(FEELINGS), asks }),
  z.strictObject({
    id: z.string(),
    isAct: z.literal(true),
    title: z.string().optional(),
    say: z.string().optional(),
    asks,
  }),
  z.strictObject({ id: z.string(), ...button, asks }),
]);
type Row = z.infer<typeof rowSchema>;

/** What a row comes to: a question to the data, a sentence of our own, a feeling, or something to be done that others read. */
export type Asked = {
  id: string;
  asks: readonly string[];
  /** Offered where there is no answer. */
  button: { label: string; say: string } | null;
  means: { kind: 'query'; query: Query } | { kind: 'said'; say: string } | { kind: 'feeling'; feeling: Feeling } | null;
};

function askedOf(row: Row): Asked {
  const { id } = row;
  const title = 'title' in row ? row.title : undefined;
  const say = 'say' in row ? row.say : undefined;
  const offered = title !== undefined && say !== undefined ? { label: title, say } : null;
  return { id, asks: row.asks, button: offered, means: meaningOf(row) };
}

function meaningOf(row: Row): Asked['means'] {
  if ('query' in row) return { kind: 'query', query: row.query };
  if ('feeling' in row) return { kind: 'feeling', feeling: row.feeling };
  return 'isAct' in row ? null : { kind: 'said', say: row.say };
}

export const ASKED: readonly Asked[] = z
  .strictObject({ about: z.string(), asked: z.array(rowSchema) })
  .parse(askedData)
  .asked.map(askedOf);

/** Everything that is learned from, as one text, to tell by a fingerprint whether kept weights are of it. */
export const allAsked = (): string => JSON.stringify(ASKED.map(({ id, asks: list }) => [id, list]));
