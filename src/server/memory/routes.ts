import * as contract from '#contract/memory.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { notFound } from '../http/http-error.ts';
import type { Router } from '../http/router.ts';
import { inTurns } from '../turns.ts';
import { changeMemory, keepMemory } from './keep-memory.ts';
import { deleteMemory, selectMemories } from './store.ts';
import { toMemory } from './stored-memory.ts';

export function memoryRoutes({ route }: Router, catalogue: Catalogue): void {
  route(contract.listMemories, async ({ db, session: { userId }, log }) =>
    inTurns(await selectMemories(db, { userId }), (row) => [toMemory(row, log)]),
  );

  route(contract.keepMemory, ({ db, session: { userId }, body, now, log }) => {
    const { userId: _, id, ...memory } = body;
    return keepMemory(db, { userId, id, memory, catalogue, now, log });
  });

  route(contract.changeMemory, ({ db, session: { userId }, params, body, now, log }) => {
    const { text, date } = body;
    return changeMemory(db, { userId, id: params.memoryId, text, date, catalogue, now, log });
  });

  route(contract.forgetMemory, async ({ db, session: { userId }, params }) => {
    if (!(await deleteMemory(db, { userId, id: params.memoryId }))) throw notFound('memory');
    return { ok: true };
  });
}
