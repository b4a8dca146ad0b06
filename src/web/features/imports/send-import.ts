import { addImportRows, checkImport, IMPORT_LIMITS, importedEntrySchema } from '#contract/imports.ts';
import type { ImportRow, ImportSource, LeftReason } from '#core/imports/reading.ts';
import { ApiError } from '#web/api/api-error.ts';
import { callOperation } from '#web/api/call-operation.ts';

/** A request may be 100 KB; what is around the rows takes some of it. */
const MOST_BYTES = 60_000;
const MOST_WAITS = 20;

/** A row with its place in the import. */
export type PlacedRow = ImportRow & { at: number };
type Batch = readonly PlacedRow[];

const bytesOf = ({ entries }: ImportRow): number => new TextEncoder().encode(JSON.stringify(entries)).length;

/** Rows in requests that the server takes, in their order. */
export function batchesOf(rows: readonly PlacedRow[]): Batch[] {
  const batches: PlacedRow[][] = [];
  let bytes = 0;
  for (const row of rows) {
    const size = bytesOf(row);
    const last = batches.at(-1);
    if (last && bytes + size <= MOST_BYTES && last.length < IMPORT_LIMITS.rows) {
      last.push(row);
      bytes += size;
    } else {
      batches.push([row]);
      bytes = size;
    }
  }
  return batches;
}

/** Parts rows that the server would take from those that it would refuse whole: one wrong row must not hold up the others. */
export function fitRows(rows: readonly ImportRow[]): { fit: PlacedRow[]; unfit: ImportRow[] } {
  const isFit = (row: ImportRow) =>
    row.entries.length <= IMPORT_LIMITS.entriesOfRow &&
    bytesOf(row) <= MOST_BYTES &&
    row.entries.every((entry) => importedEntrySchema.safeParse(entry).success);
  const fit: PlacedRow[] = [];
  const unfit: ImportRow[] = [];
  for (const row of rows) {
    if (isFit(row)) fit.push({ ...row, at: fit.length });
    else unfit.push(row);
  }
  return { fit, unfit };
}

type Sending = { signal: AbortSignal; onProgress?: ((share: number) => void) | undefined };
type Skipped = { row: PlacedRow; reason: LeftReason };

const bodyOf = (batch: Batch) => batch.map(({ at, entries }) => ({ at, entries }));

/** Which rows stand in the log already. */
export async function skippedOf(rows: readonly PlacedRow[], sending: Sending): Promise<Skipped[]> {
  return inBatches(rows, sending, (batch) =>
    callOperation(checkImport, { body: { rows: bodyOf(batch) }, signal: sending.signal }),
  );
}

type Import = { importId: string; source: ImportSource; fileName: string };

/** Keeps the rows; sent again after a fault it goes on where it stopped, since each row is known by its place. */
export async function sendImport(
  rows: readonly PlacedRow[],
  { importId, source, fileName, ...sending }: Import & Sending,
): Promise<Skipped[]> {
  return inBatches(rows, sending, (batch) => {
    const body = { source, fileName, rows: bodyOf(batch) };
    return callOperation(addImportRows, { params: { importId }, body, signal: sending.signal });
  });
}

type Answer = { skipped: { at: number; reason: LeftReason }[] };

async function inBatches(
  rows: readonly PlacedRow[],
  { signal, onProgress }: Sending,
  ask: (batch: Batch) => Promise<Answer>,
): Promise<Skipped[]> {
  const batches = batchesOf(rows);
  const skipped: Skipped[] = [];
  for (const [index, batch] of batches.entries()) {
    const answer = await patiently(() => ask(batch), signal);
    for (const { at, reason } of answer.skipped) {
      const row = batch.find((each) => each.at === at);
      if (row) skipped.push({ row, reason });
    }
    onProgress?.((index + 1) / batches.length);
  }
  return skipped;
}

/** Waits as long as the server asks for, where a long file was too much at once. */
async function patiently<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let waits = 0; ; waits += 1) {
    try {
      return await ask();
    } catch (error) {
      const seconds = error instanceof ApiError && error.status === 429 ? error.retryAfter : undefined;
      if (seconds === undefined || seconds > 15 || waits >= MOST_WAITS || signal.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000 + 200));
    }
  }
}
