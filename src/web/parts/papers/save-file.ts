import type { Operation } from '#contract/operation.ts';
import { fetchOperation, type LooseParts } from '#web/api/call-operation.ts';

const ONE_MINUTE_MS = 60_000;

const nameIn = (disposition: string | null): string => /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? 'ironleaf';

/** Fetches a file and has the browser save it under the server's name; what the server refuses is thrown, not saved. */
export async function saveFile(operation: Operation, parts: LooseParts): Promise<void> {
  const response = await fetchOperation(operation, parts, '*/*');
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = nameIn(response.headers.get('content-disposition'));
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the file only after the click is over.
  setTimeout(() => URL.revokeObjectURL(address), ONE_MINUTE_MS);
}
