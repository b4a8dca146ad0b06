import { SaxesParser } from 'saxes';
import { appleHealthReader } from '#core/imports/apple-health.ts';
import { ImportFault } from '#core/imports/import-fault.ts';
import type { ImportReading } from '#core/imports/reading.ts';

const DEEPEST = 32;
/** No tag, text or declaration of a real export is longer. */
const LONGEST_PIECE = 4 * 1024 * 1024;

export type HealthXml = { take: (bytes: Uint8Array) => void; end: () => ImportReading };

/**
 * Reads `export.xml` of Apple Health as it comes in. Entities that a document declares itself are not known, so nothing in it can grow.
 * `take` and `end` throw ImportFault for what is no such document.
 */
export function readHealthXml(timeZone: string): HealthXml {
  const reader = appleHealthReader(timeZone);
  const text = new TextDecoder('utf-8');
  const parser = new SaxesParser({ xmlns: false as const, position: false as const });
  let depth = 0;
  let sinceTag = 0;
  parser.on('error', () => {
    throw new ImportFault(
      'This export of Apple Health is broken or not complete. Export it again on your phone, then try once more.',
    );
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    sinceTag = 0;
    if (depth > DEEPEST) throw new ImportFault('This is no export of Apple Health: it is nested too deeply.');
    reader.take({ name, attributes });
  });
  parser.on('closetag', () => {
    depth -= 1;
  });
  return {
    take: (bytes) => {
      sinceTag += bytes.length;
      parser.write(text.decode(bytes, { stream: true }));
      if (sinceTag > LONGEST_PIECE)
        throw new ImportFault('This is no export of Apple Health: a piece of it never ends.');
    },
    end: () => {
      parser.write(text.decode()).close();
      return reader.end();
    },
  };
}
