import { ImportFault } from '#core/imports/import-fault.ts';
import type { ImportReading } from '#core/imports/reading.ts';

/** `onProgress`: told how much is read, from 0 to 1. */
export type ReadingOptions = { timeZone: string; onProgress: (share: number) => void };
/** @throws ImportFault, whose message is fit to be shown */
export type ReadFile = (file: Blob, options: ReadingOptions) => Promise<ImportReading>;

export type ReadingOrder = { file: Blob; timeZone: string };
export type ReadingNews =
  | { kind: 'progress'; share: number }
  | { kind: 'read'; reading: ImportReading }
  | { kind: 'fault'; message: string };

/** What is said where nothing better is known. */
export const UNREADABLE = 'This file could not be read. Export it again, then try once more.';

/** How a reader answers an order, in a worker as in the page. */
export async function answerOrder(read: ReadFile, { file, timeZone }: ReadingOrder, tell: (news: ReadingNews) => void) {
  let told = 0;
  const onProgress = (share: number) => {
    // A hundred times is enough for a bar.
    if (share - told < 0.01) return;
    told = share;
    tell({ kind: 'progress', share });
  };
  try {
    tell({ kind: 'read', reading: await read(file, { timeZone, onProgress }) });
  } catch (error) {
    tell({ kind: 'fault', message: error instanceof ImportFault ? error.message : UNREADABLE });
  }
}
