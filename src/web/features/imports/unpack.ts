import { Inflate } from 'fflate';
import { ImportFault } from '#core/imports/import-fault.ts';
import { packedBytes, type ZipEntry } from './zip-directory.ts';

const CHUNK_BYTES = 512 * 1024;
/** Real texts are packed to a fortieth at best; what unpacks to far more is made to fill a memory or to take all day. */
const MOST_GROWTH = 200;
const GROWTH_FREE_BYTES = 16 * 1024 * 1024;
const [STORED, DEFLATED] = [0, 8];

export type Unpacking = {
  /** Takes the next piece; it is not used again. */
  take: (bytes: Uint8Array) => void;
  /** Told how much of the file is read, from 0 to 1. */
  onProgress: (share: number) => void;
};

/** Reads a file piece by piece: never more than a few pieces of it are in memory. */
export async function readInPieces(file: Blob, { take, onProgress }: Unpacking): Promise<void> {
  for (let at = 0; at < file.size; at += CHUNK_BYTES) {
    take(new Uint8Array(await file.slice(at, at + CHUNK_BYTES).arrayBuffer()));
    onProgress(Math.min(1, (at + CHUNK_BYTES) / file.size));
  }
}

/**
 * Unpacks one file of a zip piece by piece. `most`: bytes that it may come to.
 * @throws ImportFault for what is broken, packed in another way, or comes to more than any real file would
 */
export async function unpack(
  file: Blob,
  entry: ZipEntry,
  { most, ...out }: Unpacking & { most: number },
): Promise<void> {
  const packed = await packedBytes(file, entry);
  const limit = Math.min(most, MOST_GROWTH * entry.packed + GROWTH_FREE_BYTES);
  let size = 0;
  const take = (bytes: Uint8Array) => {
    size += bytes.length;
    if (size > limit)
      throw new ImportFault('This zip unpacks to far more than it should, so it was not read any further.');
    out.take(bytes);
  };
  if (entry.method === STORED) await readInPieces(packed, { ...out, take });
  else if (entry.method === DEFLATED) await inflate(packed, { ...out, take });
  else
    throw new ImportFault(
      'This zip is packed in a way that cannot be read here. Unpack it, then choose the file inside.',
    );
  if (size !== entry.size) throw notWhole();
}

const notWhole = () =>
  new ImportFault('This zip is broken or not complete. Download or export it again, then try once more.');

async function inflate(packed: Blob, { take, onProgress }: Unpacking): Promise<void> {
  const inflater = new Inflate((bytes) => take(bytes));
  let read = 0;
  await readInPieces(packed, {
    take: (bytes) => {
      read += bytes.length;
      try {
        inflater.push(bytes, read === packed.size);
      } catch (error) {
        throw error instanceof ImportFault ? error : notWhole();
      }
    },
    onProgress,
  });
}
