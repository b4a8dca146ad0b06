import { and, desc, eq } from 'drizzle-orm';
import { type Memory, memoryDocument } from '#core/coach/memory/memory.ts';
import type { Db } from '../db/database.ts';
import { expectRoom } from '../db/row-limits.ts';
import { memories } from '../db/schema/memories.ts';

export type MemoryRow = typeof memories.$inferSelect;
type OfPerson = { userId: string };
type One = OfPerson & { id: string };

const mine = ({ userId, id }: One) => and(eq(memories.id, id), eq(memories.userId, userId));

export function selectMemories(db: Db, { userId }: OfPerson): Promise<MemoryRow[]> {
  return db
    .select()
    .from(memories)
    .where(eq(memories.userId, userId))
    .orderBy(desc(memories.createdAt), desc(memories.id));
}

export async function selectMemory(db: Db, one: One): Promise<MemoryRow | undefined> {
  const [row] = await db.select().from(memories).where(mine(one));
  return row;
}

const columnsOf = (memory: Memory, now: Date) => {
  const { content, version } = memoryDocument.write(memory);
  return { memory: content, memoryVersion: version, updatedAt: now };
};

type Written = One & { memory: Memory; now: Date };

/** The row as it is now; none where the person has no such memory. */
export async function setMemory(db: Db, { memory, now, ...one }: Written): Promise<MemoryRow | undefined> {
  const [row] = await db.update(memories).set(columnsOf(memory, now)).where(mine(one)).returning();
  return row;
}

/** Refuses one more than a person may keep. None where the id is somebody else's. */
export async function insertMemory(db: Db, { memory, now, ...one }: Written): Promise<MemoryRow | undefined> {
  await expectRoom(db, memories, { userId: one.userId, limit: 'memories', adding: 1 });
  const row = { ...one, ...columnsOf(memory, now), createdAt: now };
  const [kept] = await db.insert(memories).values(row).onConflictDoNothing().returning();
  return kept;
}

/** Whether there was one to delete. */
export async function deleteMemory(db: Db, one: One): Promise<boolean> {
  return (await db.delete(memories).where(mine(one)).returning({ id: memories.id })).length > 0;
}
