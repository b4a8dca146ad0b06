import type { FastifyBaseLogger } from 'fastify';
import { shownMemory } from '#core/coach/memory/say-memories.ts';
import type { CoachAction, Receipt } from '#core/coach/turn.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Db } from '../db/database.ts';
import { keepMemory } from './keep-memory.ts';
import { deleteMemory } from './store.ts';

type Action = Extract<CoachAction, { kind: 'keep_memories' | 'forget_memories' }>;
type Actor = { userId: string; catalogue: Catalogue; now: Date; log: FastifyBaseLogger };

/** Keeps or forgets what the person said yes to. */
export async function settleMemories(tx: Db, { kind, memories }: Action, actor: Actor): Promise<Receipt[]> {
  const isKeeping = kind === 'keep_memories';
  for (const { id, kind: of, text, date, quote } of memories) {
    if (isKeeping) await keepMemory(tx, { ...actor, id, memory: { kind: of, text, date, quote, source: 'chat' } });
    else await deleteMemory(tx, { userId: actor.userId, id });
  }
  const state = isKeeping ? 'kept' : 'forgotten';
  return [
    { kind: 'memory', memories: memories.map((memory) => ({ ...shownMemory({ replaces: null, ...memory }), state })) },
  ];
}
