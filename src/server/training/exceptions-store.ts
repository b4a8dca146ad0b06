import { and, desc, eq } from 'drizzle-orm';
import { type KeptException, trainingExceptionDocument } from '#core/training/exceptions/exception-versions.ts';
import type { Db } from '../db/database.ts';
import { keepNewest } from '../db/row-limits.ts';
import { trainingExceptions } from '../db/schema/training-exceptions.ts';

export type ExceptionRow = typeof trainingExceptions.$inferSelect;
type OfPerson = { userId: string };
type One = OfPerson & { id: string };

const mine = ({ userId, id }: One) => and(eq(trainingExceptions.id, id), eq(trainingExceptions.userId, userId));

/** Newest first. */
export function selectExceptions(db: Db, { userId }: OfPerson): Promise<ExceptionRow[]> {
  return db
    .select()
    .from(trainingExceptions)
    .where(eq(trainingExceptions.userId, userId))
    .orderBy(desc(trainingExceptions.createdAt), desc(trainingExceptions.id));
}

/** Keeps an exception, or changes the one of that id. */
export async function putException(db: Db, { kept, now, ...one }: One & { kept: KeptException; now: Date }) {
  const { content, version } = trainingExceptionDocument.write(kept);
  const columns = { exception: content, exceptionVersion: version };
  const changed = await db.update(trainingExceptions).set(columns).where(mine(one)).returning();
  if (changed.length > 0) return;
  await db.insert(trainingExceptions).values({ ...one, ...columns, createdAt: now });
  const { userId, id, createdAt: age } = trainingExceptions;
  await keepNewest(
    db,
    { table: trainingExceptions, userId, id, age },
    { userId: one.userId, limit: 'trainingExceptions' },
  );
}

export async function deleteException(db: Db, one: One): Promise<void> {
  await db.delete(trainingExceptions).where(mine(one));
}
