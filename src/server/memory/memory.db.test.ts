import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { changeMemory, forgetMemory, keepMemory, listMemories } from '#contract/memory.ts';
import { startTestApp } from '#test/app.ts';
import { MUSHROOMS, WEDDING } from '#test/memories.ts';
import { memories } from '../db/schema/memories.ts';

const app = startTestApp();

describe('what is remembered', () => {
  it('is kept once under its id, listed newest first, worded anew and forgotten', async () => {
    const ann = await app.signUp();
    const id = randomUUID();
    for (let times = 0; times < 2; times++) await ann.call(keepMemory, { body: { id, ...WEDDING } });
    app.clock.advance({ minutes: 1 });
    const { body: taste } = await ann.call(keepMemory, { body: { id: randomUUID(), ...MUSHROOMS } });
    expect((await ann.call(listMemories, {})).body).toEqual([taste, expect.objectContaining({ id, ...WEDDING })]);

    const body = { text: 'Wedding of my brother', date: '2026-06-19' };
    const changed = await ann.call(changeMemory, { params: { memoryId: id }, body });
    expect(changed.body).toMatchObject({ id, kind: 'when', ...body, quote: body.text, source: 'typed' });

    expect((await ann.call(forgetMemory, { params: { memoryId: id } })).body).toEqual({ ok: true });
    expect((await ann.call(forgetMemory, { params: { memoryId: id } })).status).toBe(404);
    expect((await ann.call(listMemories, {})).body).toEqual([taste]);
  });

  it('is never taken from another person by its id', async () => {
    const [ann, bob] = [await app.signUp(), await app.signUp()];
    const id = randomUUID();
    await ann.call(keepMemory, { body: { id, ...WEDDING } });
    expect((await bob.call(keepMemory, { body: { id, ...MUSHROOMS } })).status).toBe(404);
    expect((await ann.call(listMemories, {})).body).toEqual([expect.objectContaining(WEDDING)]);
  });

  it.each([
    'allergic to walnuts',
    'I have type 2 diabetes',
    'takes metformin at 8',
    'my knee hurts on stairs',
    'cannot eat gluten',
    'peanuts make my throat swell',
  ])('is never of health: %s', async (text) => {
    const ann = await app.signUp();
    const { status, error } = await ann.call(keepMemory, { body: { id: randomUUID(), ...MUSHROOMS, text } });
    expect([status, error.message]).toEqual([409, expect.stringContaining('belongs in your answers')]);
    expect(await app.database.db.select().from(memories).where(eq(memories.userId, ann.userId))).toEqual([]);
  });

  it('is encrypted in the database, and says so where it cannot be read', async () => {
    const ann = await app.signUp();
    const id = randomUUID();
    await ann.call(keepMemory, { body: { id, ...WEDDING } });
    const stored = await app.database.db.execute(sql`select memory::text as stored from memories where id = ${id}`);
    expect(JSON.stringify(stored)).not.toMatch(/wedding/i);
    await app.database.db
      .update(memories)
      .set({ memory: { what: 'else' } })
      .where(eq(memories.id, id));
    expect((await ann.call(listMemories, {})).body).toMatchObject([
      { id, text: expect.stringContaining('could not be') },
    ]);
    expect((await ann.call(forgetMemory, { params: { memoryId: id } })).status).toBe(200);
  });
});
