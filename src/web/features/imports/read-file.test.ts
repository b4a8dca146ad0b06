import { buffer } from 'node:stream/consumers';
import { deflateRawSync } from 'node:zlib';
import { FitBaseType, FitEncoder } from 'fit-file-parser';
import { describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { readFile } from './read-file.ts';
import { readFitFile } from './read-fit-file.ts';

const options = { timeZone: 'UTC', onProgress: () => {} };
const CSV = 'Date,Workout Name,Exercise Name,Weight,Reps\n2020-12-30 18:51:52,Über-Tag,Squat (Barbell),100,5';
const RECORD =
  '<Record type="HKQuantityTypeIdentifierBodyMass" sourceName="Scale" unit="kg" startDate="2026-03-01 07:00:00 +0100" value="80"/>';
/** The declaration is broken in several releases of iOS. */
const DOCTYPE =
  '<!DOCTYPE HealthData [\n<!ELEMENT HealthData (ExportDate,Me,(Record|Workout)*)>\n<!ATTLIST HealthData\n  locale CDATA #REQUIRED\n>\n]>';
const xmlOf = (inside: string, doctype = DOCTYPE) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${doctype}\n<HealthData locale="de_DE">\n${inside}\n</HealthData>`;

async function zipOf(files: Record<string, string | Buffer>): Promise<Blob> {
  const zip = new ZipFile();
  for (const [path, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), path);
  zip.end();
  return new Blob([new Uint8Array(await buffer(zip.outputStream as NodeJS.ReadableStream & AsyncIterable<Buffer>))]);
}

/** A zip of one file that says of itself what it is told to. */
function forgedZip({
  name = 'export.xml',
  packed,
  size,
  flags = 0,
}: {
  name?: string;
  packed: Buffer;
  size: number;
  flags?: number;
}): Blob {
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(flags, 8);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(size, 24);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length + name.length, 12);
  end.writeUInt32LE(local.length + name.length + packed.length, 16);
  return new Blob([Buffer.concat([local, Buffer.from(name), packed, entry, Buffer.from(name), end])]);
}

describe('a file', () => {
  it.each([
    ['UTF-8', Buffer.from(CSV)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${CSV}`)],
    ['UTF-16', Buffer.from(`\ufeff${CSV}`, 'utf16le')],
    ['Windows-1252', Buffer.from(CSV, 'latin1')],
  ])('of a table in %s is read', async (_encoding, bytes) => {
    const { workouts } = await readFile(new Blob([new Uint8Array(bytes)]), options);
    expect(workouts).toEqual([expect.objectContaining({ name: 'Über-Tag' })]);
  });

  it.each([
    ['as it is', async () => new Blob([xmlOf(RECORD)])],
    [
      'in the zip of a phone',
      () =>
        zipOf({
          'apple_health_export/export_cda.xml': 'x'.repeat(9999),
          'apple_health_export/export.xml': xmlOf(RECORD),
        }),
    ],
    ['in the zip of a German phone', () => zipOf({ 'apple_health_export/Exportieren.xml': xmlOf(RECORD) })],
  ])('of Apple Health is read, %s', async (_how, file) => {
    expect((await readFile(await file(), options)).weights).toHaveLength(1);
  });

  it('of ours is read, in its zip and without', async () => {
    const json = JSON.stringify({ format: 'ironleaf-export', version: 1, data: { logs: [] } });
    for (const file of [new Blob([json]), await zipOf({ 'README.txt': 'x', 'export.json': json, 'csv/a.csv': 'a' })]) {
      expect((await readFile(file, options)).source).toBe('ironleaf');
    }
  });

  it.each([
    ['empty', async () => new Blob([]), /empty/],
    ['a picture', async () => new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 1, 2])]), /no text/],
    ['JSON that breaks off', async () => new Blob(['{"format": "ironleaf-exp']), /no JSON/],
    ['a zip that breaks off', async () => (await zipOf({ 'a.csv': CSV })).slice(0, 60), /broken or not complete/],
    ['a zip of nothing known', () => zipOf({ 'cat.txt': 'meow' }), /holds nothing/],
    ['a zip with a lock', async () => forgedZip({ packed: deflateRawSync('x'), size: 1, flags: 1 }), /locked/],
    [
      'a zip that says less than it unpacks to',
      async () => forgedZip({ packed: deflateRawSync(xmlOf(RECORD)), size: 9 }),
      /broken/,
    ],
    ['a zip with rubbish for content', async () => forgedZip({ packed: Buffer.from('rubbish!'), size: 99 }), /broken/],
    [
      'a bomb',
      async () => forgedZip({ packed: deflateRawSync(Buffer.alloc(64 * 1024 * 1024, 60)), size: 64 * 1024 * 1024 }),
      /far more|broken/,
    ],
    [
      'a bomb of a table',
      async () =>
        forgedZip({
          name: 'a.csv',
          packed: deflateRawSync(Buffer.alloc(64 * 1024 * 1024, 60)),
          size: 64 * 1024 * 1024,
        }),
      /far more/,
    ],
    ['XML that breaks off', async () => new Blob([xmlOf(RECORD).slice(0, -20)]), /broken/],
    ['another XML', async () => new Blob(['<gpx></gpx>']), /no export of Apple Health/],
    [
      'XML whose entities grow',
      async () =>
        new Blob([
          xmlOf('&c;', '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>'),
        ]),
      /broken/,
    ],
    [
      'XML that fetches a file',
      async () => new Blob([xmlOf('&f;', '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]>')]),
      /broken/,
    ],
    [
      'XML without end',
      async () => new Blob([`<?xml version="1.0"?><HealthData a="${'x'.repeat(6 * 1024 * 1024)}`]),
      /never ends|broken/,
    ],
    ['XML of a thousand levels', async () => new Blob([`<HealthData>${'<a>'.repeat(1000)}`]), /nested too deeply/],
  ])('that is %s is refused in a sentence', async (_what, file, says) => {
    await expect(readFile(await file(), options)).rejects.toThrow(says);
  });
});

describe('a FIT file', () => {
  const START = new Date('2026-03-02T17:00:00Z');
  function fitBytes(): Uint8Array {
    const time = FitEncoder.toFitTimestamp(START);
    return new FitEncoder()
      .writeMessage(0, [{ number: 0, size: 1, baseType: FitBaseType.Enum, value: 4 }])
      .writeMessage(18, [
        { number: 253, size: 4, baseType: FitBaseType.Uint32, value: time },
        { number: 2, size: 4, baseType: FitBaseType.Uint32, value: time },
        { number: 5, size: 1, baseType: FitBaseType.Enum, value: 1 },
        { number: 7, size: 4, baseType: FitBaseType.Uint32, value: 1_800_000 },
        { number: 9, size: 4, baseType: FitBaseType.Uint32, value: 520_000 },
      ])
      .close();
  }
  const blobOf = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)]);

  it('is decoded', async () => {
    const { workouts } = await readFitFile(blobOf(fitBytes()), options);
    expect(workouts).toEqual([
      expect.objectContaining({ name: 'Running', start: { at: START.getTime(), utcOffsetMinutes: 0 }, seconds: 1800 }),
    ]);
    expect(workouts[0]?.exercises[0]?.sets[0]).toMatchObject({ metres: 5200 });
  });

  it.each([
    ['breaks off', fitBytes().slice(0, 40), /broken/],
    ['has a byte changed', fitBytes().map((byte, at) => (at === 30 ? byte ^ 0xff : byte)), /broken/],
    ['is a header alone', fitBytes().slice(0, 12), /broken/],
  ])('that %s is refused in a sentence', async (_what, bytes, says) => {
    await expect(readFitFile(blobOf(bytes), options)).rejects.toThrow(says);
  });
});
