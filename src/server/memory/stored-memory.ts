import type { FastifyBaseLogger } from 'fastify';
import type { KeptMemory } from '#contract/memory.ts';
import { type Memory, memoryDocument, type KeptMemory as Remembered } from '#core/coach/memory/memory.ts';
import type { Db } from '../db/database.ts';
import { readOrReport } from '../documents/read-or-report.ts';
import { type MemoryRow, selectMemories } from './store.ts';

const UNREADABLE = 'This could not be read. It is kept; you can forget it.';

const placeholder: Memory = { kind: 'fact', text: UNREADABLE, date: null, quote: UNREADABLE, source: 'typed' };

/** What a row keeps; none where it cannot be read, which is reported. */
export function memoryIn(row: MemoryRow, log: FastifyBaseLogger): Memory | undefined {
  const stored = { version: row.memoryVersion, content: row.memory };
  const read = readOrReport(memoryDocument, stored, { userId: row.userId, id: row.id, log });
  return read.ok ? read.value : undefined;
}

/** All that can be read of what is remembered of a person, newest first. */
export async function loadMemories(
  db: Db,
  { userId, log }: { userId: string; log: FastifyBaseLogger },
): Promise<Remembered[]> {
  const rows = await selectMemories(db, { userId });
  return rows.flatMap((row) => {
    const memory = memoryIn(row, log);
    return memory ? [{ id: row.id, ...memory }] : [];
  });
}

/** The memory of a row. One that cannot be read keeps its place and says so. */
export function toMemory(row: MemoryRow, log: FastifyBaseLogger): KeptMemory {
  return { id: row.id, ...(memoryIn(row, log) ?? placeholder), createdAt: row.createdAt.toISOString() };
}
