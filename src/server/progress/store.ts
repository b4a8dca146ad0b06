import { and, desc, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm';
import { kindsIn, type Statistic } from '#core/progress/log-kinds.ts';
import type { Db } from '../db/database.ts';
import { logs } from '../db/schema/logs.ts';

type Input = { userId: string; since: Date; utcOffsetMinutes: number };

const counts = (statistic: Statistic) => inArray(logs.logType, kindsIn(statistic));

/** Sums by calendar day of the person: each log counts for the day on the clock it was made on. */
export function selectActivity(db: Db, { userId, since, utcOffsetMinutes }: Input) {
  const minutes = sql`coalesce(${logs.utcOffsetMinutes}, ${utcOffsetMinutes}::int)`;
  const day = sql<number>`floor((extract(epoch from ${logs.loggedAt}) + 60 * ${minutes}) / 86400)::int`;
  const name = sql`${logs.data} ->> 'exerciseName'`;
  return db
    .select({
      day,
      logs: sql<number>`count(*)::int`,
      workouts: sql<number>`(count(*) filter (where ${counts('workouts')}))::int`,
      exercises: sql<
        string[]
      >`coalesce(json_agg(distinct ${name}) filter (where ${counts('exercises')} and ${name} is not null), '[]'::json)`,
      energy: sql<number[]>`coalesce(json_agg(${logs.value}) filter (where ${counts('energy')}), '[]'::json)`,
    })
    .from(logs)
    .where(and(eq(logs.userId, userId), gte(logs.loggedAt, since)))
    .groupBy(sql`1`)
    .orderBy(sql`1`);
}

type Wanted = { userId: string; statistic: Statistic; since: Date };

/** The numbers that a sum is made of since a moment, oldest first. */
export function selectValues(db: Db, { userId, statistic, since }: Wanted) {
  const { value, loggedAt, utcOffsetMinutes } = logs;
  return db
    .select({ value: sql<number>`${value}`, loggedAt, utcOffsetMinutes })
    .from(logs)
    .where(and(eq(logs.userId, userId), counts(statistic), isNotNull(value), gte(loggedAt, since)))
    .orderBy(loggedAt, logs.id);
}

/** The weight that was logged last, pounds. */
export async function selectLatestWeight(db: Db, userId: string): Promise<number | null> {
  const [row] = await db
    .select({ value: logs.value })
    .from(logs)
    .where(and(eq(logs.userId, userId), counts('weights')))
    .orderBy(sql`${logs.loggedAt} desc, ${logs.id} desc`)
    .limit(1);
  return row?.value ?? null;
}

type Recent = { userId: string; since: Date; limit: number };

/** Everything that was logged since a moment, newest first. */
export function selectRecentLogs(db: Db, { userId, since, limit }: Recent) {
  return db
    .select()
    .from(logs)
    .where(and(eq(logs.userId, userId), gte(logs.loggedAt, since)))
    .orderBy(desc(logs.loggedAt), desc(logs.id))
    .limit(limit);
}
