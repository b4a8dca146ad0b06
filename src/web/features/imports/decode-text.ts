import { ImportFault } from '#core/imports/import-fault.ts';

/** The text of a file, in whichever of the encodings a table is saved in: UTF-8 or UTF-16 by its mark, else Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) {
    throw new ImportFault(
      'This is no text. Choose a CSV file of Strong or Hevy, an Apple Health export, a FIT file, or a zip of ours.',
    );
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
