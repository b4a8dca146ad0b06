import { ImportFault } from '#core/imports/import-fault.ts';
import type { ImportReading } from '#core/imports/reading.ts';
import { answerOrder, type ReadFile, type ReadingNews, type ReadingOptions, UNREADABLE } from './reading-messages.ts';

/** FIT files say what they are behind their first eight bytes. */
async function isFit(file: Blob): Promise<boolean> {
  const mark = new Uint8Array(await file.slice(8, 12).arrayBuffer());
  return String.fromCharCode(...mark) === '.FIT';
}

/** The decoder of FIT files is large, and few have one. */
const startWorker = (fit: boolean): Worker =>
  fit
    ? new Worker(new URL('./fit-worker.ts', import.meta.url), { type: 'module' })
    : new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });

const reader = async (fit: boolean): Promise<ReadFile> =>
  fit ? (await import('./read-fit-file.ts')).readFitFile : (await import('./read-file.ts')).readFile;

/**
 * Reads a file beside the page, which stays alive however large it is. Nothing of it leaves the device.
 * @throws ImportFault, whose message is fit to be shown; DOMException `AbortError` when `signal` ended it
 */
export async function readInWorker(
  file: Blob,
  { timeZone, onProgress, signal }: ReadingOptions & { signal: AbortSignal },
): Promise<ImportReading> {
  const fit = await isFit(file);
  if (typeof Worker === 'undefined') return readHere(await reader(fit), file, { timeZone, onProgress });
  const worker = startWorker(fit);
  try {
    return await new Promise((resolve, reject) => {
      const onNews = (news: ReadingNews) => {
        if (news.kind === 'progress') onProgress(news.share);
        else if (news.kind === 'read') resolve(news.reading);
        else reject(new ImportFault(news.message));
      };
      worker.addEventListener('message', ({ data }: MessageEvent<ReadingNews>) => onNews(data));
      // Also where memory ran out.
      worker.addEventListener('error', () => reject(new ImportFault(UNREADABLE)));
      signal.addEventListener('abort', () => reject(new DOMException('Reading was ended', 'AbortError')));
      worker.postMessage({ file, timeZone });
    });
  } finally {
    worker.terminate();
  }
}

/** Where there are no workers. */
async function readHere(read: ReadFile, file: Blob, { timeZone, onProgress }: ReadingOptions): Promise<ImportReading> {
  let last: ReadingNews | undefined;
  await answerOrder(read, { file, timeZone }, (news) => {
    if (news.kind === 'progress') onProgress(news.share);
    else last = news;
  });
  if (last?.kind === 'read') return last.reading;
  throw new ImportFault(last?.kind === 'fault' ? last.message : UNREADABLE);
}
