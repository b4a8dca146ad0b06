import * as contract from '#contract/imports.ts';
import { notFound } from '../http/http-error.ts';
import type { Router } from '../http/router.ts';
import { listImports } from './list-imports.ts';
import { deleteImport } from './store.ts';
import { skippedRows, takeRows } from './take-rows.ts';

export function importRoutes({ route }: Router): void {
  route(contract.listImports, ({ db, session }) => listImports(db, session.userId));

  route(
    contract.checkImport,
    async ({ db, session, body, now }) => ({
      skipped: await skippedRows(db, { userId: session.userId, rows: body.rows, importId: null, now }),
    }),
    { limit: 'import' },
  );

  route(
    contract.addImportRows,
    ({ db, session, params, body, now }) => takeRows(db, { ...body, ...params, userId: session.userId, now }),
    { limit: 'import' },
  );

  route(contract.undoImport, async ({ db, session, params }) => {
    const isGone = await deleteImport(db, { userId: session.userId, id: params.importId });
    if (!isGone) throw notFound('import');
    return { ok: true };
  });
}
