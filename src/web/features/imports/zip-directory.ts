import { ImportFault } from '#core/imports/import-fault.ts';

/** A file inside of a zip, as the directory at the zip's end describes it. Sizes in bytes. */
export type ZipEntry = { name: string; method: number; packed: number; size: number; offset: number };

const END_BYTES = 22;
const END_MARK = 0x06054b50;
const ENTRY_BYTES = 46;
const ENTRY_MARK = 0x02014b50;
const LARGE_MARK = 0x06064b50;
const LARGE_LOCATOR_MARK = 0x07064b50;
const LOCATOR_BYTES = 20;
const LONGEST_COMMENT = 0xffff;
const ENCRYPTED = 1;
/** Stands where a number is kept in the larger form. */
const IN_LARGE_FORM = 0xffffffff;
const MOST_DIRECTORY_BYTES = 64 * 1024 * 1024;
const MOST_ENTRIES = 300_000;

const broken = () =>
  new ImportFault('This zip is broken or not complete. Download or export it again, then try once more.');

const viewOf = async (file: Blob, from: number, to: number): Promise<DataView> =>
  new DataView(await file.slice(Math.max(0, from), to).arrayBuffer());

const numberAt = (view: DataView, at: number): number => Number(view.getBigUint64(at, true));

/**
 * The files in a zip. Only its end is read, so a zip of any size is listed at once (APPNOTE 6.3.9; the larger form for more than 4 GB
 * too).
 * @throws ImportFault for what is no zip, broken, or locked
 */
export async function listZip(file: Blob): Promise<ZipEntry[]> {
  const { offset, bytes, count } = await findDirectory(file);
  if (count > MOST_ENTRIES || bytes > MOST_DIRECTORY_BYTES)
    throw new ImportFault('There are too many files in this zip.');
  if (offset + bytes > file.size) throw broken();
  const view = await viewOf(file, offset, offset + bytes);
  const entries: ZipEntry[] = [];
  for (let at = 0; entries.length < count; ) {
    if (at + ENTRY_BYTES > view.byteLength || view.getUint32(at, true) !== ENTRY_MARK) throw broken();
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((place) => view.getUint16(at + place, true)) as [
      number,
      number,
      number,
    ];
    const next = at + ENTRY_BYTES + nameBytes + extraBytes + commentBytes;
    if (next > view.byteLength) throw broken();
    if ((view.getUint16(at + 8, true) & ENCRYPTED) !== 0) {
      throw new ImportFault('This zip is locked with a password. Unpack it first, then choose the file inside.');
    }
    entries.push(readEntry(view, at, { nameBytes, extraBytes }));
    at = next;
  }
  return entries;
}

async function findDirectory(file: Blob): Promise<{ offset: number; bytes: number; count: number }> {
  const from = Math.max(0, file.size - END_BYTES - LONGEST_COMMENT);
  const tail = await viewOf(file, from, file.size);
  let at = tail.byteLength - END_BYTES;
  while (at >= 0 && tail.getUint32(at, true) !== END_MARK) at -= 1;
  if (at < 0) throw broken();
  const [count, bytes, offset] = [
    tail.getUint16(at + 10, true),
    tail.getUint32(at + 12, true),
    tail.getUint32(at + 16, true),
  ];
  const locator = at - LOCATOR_BYTES;
  const isLarge = locator >= 0 && tail.getUint32(locator, true) === LARGE_LOCATOR_MARK;
  if (!isLarge) return { offset, bytes, count };
  const place = numberAt(tail, locator + 8);
  const large = await viewOf(file, place, place + 56);
  if (large.byteLength < 56 || large.getUint32(0, true) !== LARGE_MARK) throw broken();
  return { count: numberAt(large, 32), bytes: numberAt(large, 40), offset: numberAt(large, 48) };
}

function readEntry(
  view: DataView,
  at: number,
  { nameBytes, extraBytes }: { nameBytes: number; extraBytes: number },
): ZipEntry {
  const name = new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + at + ENTRY_BYTES, nameBytes));
  const short = {
    size: view.getUint32(at + 24, true),
    packed: view.getUint32(at + 20, true),
    offset: view.getUint32(at + 42, true),
  };
  const long = largeForm(view, at + ENTRY_BYTES + nameBytes, extraBytes);
  // They stand there in this order, and only those that did not fit.
  const full = (value: number) => (value === IN_LARGE_FORM ? (long.shift() ?? value) : value);
  const [size, packed, offset] = [full(short.size), full(short.packed), full(short.offset)];
  return { name, method: view.getUint16(at + 10, true), size, packed, offset };
}

function largeForm(view: DataView, from: number, bytes: number): number[] {
  for (let at = from; at + 4 <= from + bytes; ) {
    const length = view.getUint16(at + 2, true);
    if (view.getUint16(at, true) === 1) {
      const count = Math.min(3, Math.floor(length / 8));
      if (at + 4 + 8 * count > from + bytes) return [];
      return Array.from({ length: count }, (_, index) => numberAt(view, at + 4 + 8 * index));
    }
    at += 4 + length;
  }
  return [];
}

const LOCAL_BYTES = 30;
const LOCAL_MARK = 0x04034b50;

/** Where the packed bytes of a file stand in the zip. */
export async function packedBytes(file: Blob, { offset, packed }: ZipEntry): Promise<Blob> {
  const head = await viewOf(file, offset, offset + LOCAL_BYTES);
  if (head.byteLength < LOCAL_BYTES || head.getUint32(0, true) !== LOCAL_MARK) throw broken();
  const from = offset + LOCAL_BYTES + head.getUint16(26, true) + head.getUint16(28, true);
  if (from + packed > file.size) throw broken();
  return file.slice(from, from + packed);
}
