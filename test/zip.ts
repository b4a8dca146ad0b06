import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type Entry, fromBufferPromise } from 'yauzl';
import { ZipFile } from 'yazl';

/** The files in a zip, by their paths. */
export async function filesIn(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true });
  const files = new Map<string, Buffer>();
  return new Promise((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      zip
        .openReadStreamPromise(entry)
        .then(buffer)
        .then((content) => {
          files.set(entry.fileName, content);
          zip.readEntry();
        }, reject);
    });
    zip.once('end', () => resolve(files));
    zip.once('error', reject);
    zip.readEntry();
  });
}

/** Bytes in a file of their own; its path. */
export function fileOf(bytes: Uint8Array): string {
  const path = join(mkdtempSync(join(tmpdir(), 'ironleaf-zip-')), `${randomUUID()}.zip`);
  writeFileSync(path, bytes);
  return path;
}

/** A zip of such files, on the disk; its path. */
export async function zipOf(files: Iterable<readonly [string, Buffer]>): Promise<string> {
  const zip = new ZipFile();
  for (const [path, bytes] of files) zip.addBuffer(bytes, path);
  zip.end();
  return fileOf(await buffer(zip.outputStream as NodeJS.ReadableStream & AsyncIterable<Buffer>));
}
