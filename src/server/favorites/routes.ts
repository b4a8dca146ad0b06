import * as contract from '#contract/favorites.ts';
import { notFound } from '../http/http-error.ts';
import type { Router } from '../http/router.ts';
import { inTurns } from '../turns.ts';
import { addFavorite } from './add-favorite.ts';
import { deleteFavorite, selectFavorites } from './store.ts';
import { toFavorite } from './stored-favorite.ts';

export function favoriteRoutes({ route }: Router): void {
  route(contract.listFavorites, async ({ db, session, query, log }) => {
    const rows = await selectFavorites(db, { userId: session.userId, type: query.type });
    return inTurns(rows, (row) => [toFavorite(row, log)]);
  });

  route(contract.addFavorite, ({ db, session, body, now, newId }) =>
    addFavorite(db, { ...body, id: newId(), userId: session.userId, createdAt: now.toISOString() }),
  );

  route(contract.removeFavorite, async ({ db, session, params }) => {
    const isDeleted = await deleteFavorite(db, { userId: session.userId, id: params.favoriteId });
    if (!isDeleted) throw notFound('favourite');
    return { ok: true };
  });
}
