import { ImportFault } from '#core/imports/import-fault.ts';
import { readOwnExport } from '#core/imports/read-own-export.ts';
import { readWorkoutCsv } from '#core/imports/read-workout-csv.ts';
import type { ImportReading } from '#core/imports/reading.ts';
import { decodeText } from './decode-text.ts';
import { readHealthXml } from './read-health-xml.ts';
import type { ReadFile } from './reading-messages.ts';
import { readInPieces, type Unpacking, unpack } from './unpack.ts';
import { listZip, type ZipEntry } from './zip-directory.ts';

const MB = 1024 * 1024;
const MOST = { csv: 60 * MB, json: 300 * MB, xml: 32 * 1024 * MB } as const;

type Kind = keyof typeof MOST;
/** Where the bytes of a file come from: the file itself, or one inside of a zip. */
type Source = { kind: Kind; feed: (out: Unpacking) => Promise<void> };

/** Reads a file that somebody chose, whatever it is called: what it is shows at its beginning. */
export const readFile: ReadFile = async (file, { timeZone, onProgress }) => {
  const { kind, feed } = await sourceOf(file);
  if (kind === 'xml') {
    const xml = readHealthXml(timeZone);
    await feed({ take: xml.take, onProgress });
    return xml.end();
  }
  const bytes = await wholeOf(feed, { most: MOST[kind], onProgress });
  return kind === 'csv' ? readWorkoutCsv(decodeText(bytes)) : readOwnJson(bytes);
};

async function sourceOf(file: Blob): Promise<Source> {
  if (file.size === 0) throw new ImportFault('This file is empty. Export it again, then try once more.');
  const start = new Uint8Array(await file.slice(0, 64).arrayBuffer());
  if (start[0] === 0x50 && start[1] === 0x4b) {
    const { kind, entry } = pickEntry(await listZip(file));
    return { kind, feed: (out) => unpack(file, entry, { ...out, most: MOST[kind] }) };
  }
  const text = new TextDecoder().decode(start).replace('\ufeff', '').trimStart();
  const kind = text.startsWith('<') ? 'xml' : text.startsWith('{') ? 'json' : 'csv';
  if (file.size > MOST[kind])
    throw new ImportFault('This file is larger than any such file should be, so it was not read.');
  return { kind, feed: (out) => readInPieces(file, out) };
}

const baseOf = ({ name }: ZipEntry): string => name.slice(name.lastIndexOf('/') + 1).toLowerCase();

/** Of a zip, the one file that holds what can be taken over. Apple calls its own in the phone's language. */
function pickEntry(entries: readonly ZipEntry[]): { kind: Kind; entry: ZipEntry } {
  const files = entries.filter(({ name }) => !name.endsWith('/') && !name.startsWith('__MACOSX/'));
  const own = files.find(({ name }) => name === 'export.json');
  if (own) return { kind: 'json', entry: own };
  const [xml] = files
    .filter((entry) => baseOf(entry).endsWith('.xml') && !baseOf(entry).endsWith('_cda.xml'))
    .sort((a, b) => b.size - a.size);
  if (xml) return { kind: 'xml', entry: xml };
  const tables = files.filter((entry) => baseOf(entry).endsWith('.csv'));
  const [table] = tables;
  if (table && tables.length === 1) return { kind: 'csv', entry: table };
  throw new ImportFault(
    'This zip holds nothing that can be taken over. If it holds a CSV or FIT file, unpack it and choose that.',
  );
}

async function wholeOf(
  feed: Source['feed'],
  { most, onProgress }: { most: number; onProgress: Unpacking['onProgress'] },
): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  const take = (bytes: Uint8Array) => {
    size += bytes.length;
    if (size > most) throw new ImportFault('This file is larger than any such file should be, so it was not read.');
    pieces.push(bytes);
  };
  await feed({ take, onProgress });
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

function readOwnJson(bytes: Uint8Array): ImportReading {
  let json: unknown;
  try {
    json = JSON.parse(decodeText(bytes));
  } catch (error) {
    if (error instanceof ImportFault) throw error;
    throw new ImportFault('This file is broken or not complete: it is no JSON that can be read.');
  }
  return readOwnExport(json);
}
