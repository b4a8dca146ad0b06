import { type Entry, openPromise, type ZipFile } from 'yauzl';

/** Unpacked; a person's rows are bounded, and so is what an export of them can hold. */
const MOST_BYTES = 400 * 1024 * 1024;
const MOST_ENTRIES = 2000;

export type ZipContent = {
  has: (path: string) => boolean;
  /** The bytes of one file, refused beyond `most`; null if there is none of that name. */
  read: (path: string, most: number) => Promise<Buffer | null>;
  close: () => void;
};

/** A zip that cannot be read, or not safely; the message is for whoever gave it. */
export class ZipError extends Error {
  override name = 'ZipError';
}

/** Opens a zip on the disk. Nothing of it is unpacked but what is asked for, and no more than it says of itself. */
export async function readZip(path: string): Promise<ZipContent> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false, validateEntrySizes: true }).catch(
    (error: Error) => {
      throw new ZipError(`This is no zip that can be read: ${error.message}.`);
    },
  );
  const entries = await listEntries(zip);
  return {
    has: (name) => entries.has(name),
    read: async (name, most) => {
      const entry = entries.get(name);
      return entry ? bytesOf(zip, entry, Math.min(most, MOST_BYTES)) : null;
    },
    close: () => zip.close(),
  };
}

async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > MOST_ENTRIES) throw new ZipError('There are too many files in this zip.');
  const entries = new Map<string, Entry>();
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.once('end', resolve);
    zip.once('error', (error: Error) => reject(new ZipError(`This zip cannot be read: ${error.message}.`)));
    zip.readEntry();
  });
  return entries;
}

async function bytesOf(zip: ZipFile, entry: Entry, most: number): Promise<Buffer> {
  if (entry.uncompressedSize > most) throw new ZipError(`${entry.fileName} is too large.`);
  const chunks: Buffer[] = [];
  try {
    // The library stops where more comes than the entry said.
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
  } catch (error) {
    throw new ZipError(`${entry.fileName} cannot be read: ${(error as Error).message}.`);
  }
  return Buffer.concat(chunks);
}
