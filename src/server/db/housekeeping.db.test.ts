import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { startTestDatabase } from '#test/database.ts';
import { sweep } from './housekeeping.ts';
import { users } from './schema/people.ts';
import { idempotencyKeys, rateLimits } from './schema/requests.ts';

const store = startTestDatabase();
const NOW = new Date('2026-05-04T12:00:00.000Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);

describe('housekeeping', () => {
  it('removes what has served its purpose, and only that', async () => {
    const { db } = store.database;
    await db.insert(users).values({ id: 'ann', email: 'ann@example.com', createdAt: hoursAgo(9999) });
    const keyMade = (hours: number) => ({
      userId: 'ann',
      key: randomUUID(),
      requestHash: 'x',
      answer: `${hours}`,
      createdAt: hoursAgo(hours),
    });
    await db.insert(idempotencyKeys).values([keyMade(1), keyMade(7 * 24 - 1), keyMade(7 * 24 + 1)]);
    const window = (hours: number) => ({
      name: 'log',
      subject: `${hours}`,
      windowStart: hoursAgo(hours),
      count: 1,
      expiresAt: hoursAgo(hours),
    });
    await db.insert(rateLimits).values([window(-1), window(1)]);

    await sweep(db, NOW);
    await sweep(db, NOW);

    expect((await db.select().from(idempotencyKeys)).map(({ answer }) => answer).sort()).toEqual(['1', '167']);
    expect((await db.select().from(rateLimits)).map(({ subject }) => subject)).toEqual(['-1']);
    expect(await db.select().from(users)).toHaveLength(1);
  });

  it('vacuums', async () => {
    await expect(store.database.vacuum()).resolves.toBeUndefined();
  });
});
