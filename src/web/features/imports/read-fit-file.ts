import FitParser from 'fit-file-parser';
import { ImportFault } from '#core/imports/import-fault.ts';
import { readFit } from '#core/imports/read-fit.ts';
import type { ReadFile } from './reading-messages.ts';

const MOST_BYTES = 25 * 1024 * 1024;

/** Reads the workouts of a FIT file; one whose checksum is wrong is broken. */
export const readFitFile: ReadFile = async (file, { timeZone, onProgress }) => {
  if (file.size > MOST_BYTES) throw new ImportFault('This FIT file is larger than any workout, so it was not read.');
  const bytes = await file.arrayBuffer();
  onProgress(0.5);
  const decoded = await new FitParser({ force: false, mode: 'list', lengthUnit: 'm' }).parseAsync(bytes).catch(() => {
    throw new ImportFault('This FIT file is broken or not complete. Copy it from your watch or its app again.');
  });
  onProgress(1);
  return readFit(decoded, timeZone);
};
