import type { FastifyBaseLogger } from 'fastify';
import type { KeptMemory } from '#contract/memory.ts';
import { isOfHealth } from '#core/coach/memory/health-words.ts';
import type { Memory } from '#core/coach/memory/memory.ts';
import { vocabularyOf } from '#core/premises/reading-facts.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { loadReadingFacts } from '../catalogue/reading-facts.ts';
import type { Db } from '../db/database.ts';
import { httpError, notFound } from '../http/http-error.ts';
import { lockPlansOf } from '../plans/store.ts';
import { insertMemory, selectMemory, setMemory } from './store.ts';
import { memoryIn, toMemory } from './stored-memory.ts';

type Input = { userId: string; id: string; catalogue: Catalogue; now: Date; log: FastifyBaseLogger };

const OF_HEALTH =
  'That sounds like an allergy, an illness, a medicine or an injury. It belongs in your answers, where every plan is checked against it.';

/**
 * Keeps a memory, or changes the one of that id. What is of health is refused: a memory is a wish at most, and what protects
 * somebody must be a rule.
 */
export async function keepMemory(
  tx: Db,
  { catalogue, log, ...written }: Input & { memory: Memory },
): Promise<KeptMemory> {
  expectNoHealth(written.memory.text, catalogue);
  // Two at once must not both find room for the last one.
  await lockPlansOf(tx, written.userId);
  const row = (await setMemory(tx, written)) ?? (await insertMemory(tx, written));
  if (!row) throw notFound('memory');
  return toMemory(row, log);
}

type Changed = Input & Pick<Memory, 'text' | 'date'>;

/** Words a memory anew, which then are the person's own words. What it is of follows from whether it has a day. */
export async function changeMemory(tx: Db, { text, date, catalogue, log, ...one }: Changed): Promise<KeptMemory> {
  expectNoHealth(text, catalogue);
  const before = await selectMemory(tx, one);
  if (!before) throw notFound('memory');
  const known = memoryIn(before, log)?.kind ?? 'fact';
  const kind = date !== null ? 'when' : known;
  const row = await setMemory(tx, { ...one, memory: { kind, text, date, quote: text, source: 'typed' } });
  if (!row) throw notFound('memory');
  return toMemory(row, log);
}

function expectNoHealth(text: string, catalogue: Catalogue): void {
  if (isOfHealth(text, vocabularyOf(loadReadingFacts(catalogue)))) throw httpError('conflict', OF_HEALTH);
}
