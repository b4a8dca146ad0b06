import { type Deed, deedDocument } from '#core/coach/actions/deed-versions.ts';
import { readOrReport } from '../documents/read-or-report.ts';
import type { Actor } from './performed.ts';
import type { DeedRow } from './store.ts';

/** The deed that a row keeps; null, and a report, if it cannot be read. */
export function readDeed({ id, userId, deed: content, deedVersion: version }: DeedRow, log: Actor['log']): Deed | null {
  const read = readOrReport(deedDocument, { version, content }, { userId, id, log });
  return read.ok ? read.value : null;
}
