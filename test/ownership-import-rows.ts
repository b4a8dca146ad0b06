import * as imports from '#contract/imports.ts';
import type { Row, Things } from './ownership-rows.ts';

const entry = { logType: 'energy', value: 4, unit: 'level', notes: null, loggedAt: '2026-05-01T10:00:00.000Z' };
const rows = [{ at: 0, entries: [entry] }];
const ofImport = ({ importId }: Things) => ({ params: { importId } });

/** The imports' part of the ownership matrix. */
export const IMPORT_ROWS: Row[] = [
  { operation: imports.listImports, ask: () => ({}) },
  { operation: imports.checkImport, ask: () => ({ body: { rows } }) },
  // an id of nobody's begins an import; somebody else's is refused (src/server/imports/imports.db.test.ts)
  {
    operation: imports.addImportRows,
    ask: (t) => ({ ...ofImport(t), body: { source: 'hevy', fileName: 'hevy.csv', rows } }),
  },
  { operation: imports.undoImport, ask: ofImport, names: true },
];
