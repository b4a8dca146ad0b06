import { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import { ZipFile } from 'yazl';
import { z } from 'zod';
import { PRODUCT } from '#core/product.ts';
import type { Db } from '../db/database.ts';
import type { FileStore } from '../files/files.ts';
import type { Identity, Session } from '../identity/identity.ts';
import { csvOf } from './csv.ts';
import { DATA_FILE, EXPORT_FORMAT, EXPORT_VERSION, SCHEMA_PATH } from './export-schema.ts';
import { BY_ADDRESS, type PersonTable, RESTORED, TOLD } from './person-tables.ts';
import { rowSchemaOf } from './row-schema.ts';
import { hasOwned, type Row, selectOwned, selectUser } from './store.ts';

export type Exporting = {
  session: Session;
  identity: Pick<Identity, 'tell'>;
  files: FileStore;
  siteUrl: string;
  now: Date;
  log: FastifyBaseLogger;
};

/** How the two files of a photo are called inside of the zip. */
export const photoFiles = (id: string) => ({ full: `photos/${id}.jpg`, small: `photos/${id}-small.jpg` });

/** A person's rows of a table, as JSON has them. */
async function exportedRows(db: Db, of: PersonTable, owner: string): Promise<Row[]> {
  const schema = rowSchemaOf(of);
  const names = Object.keys(schema.shape);
  const rows = await selectOwned(db, of, owner);
  return rows.map((row) => z.encode(schema, Object.fromEntries(names.map((name) => [name, row[name]]))) as Row);
}

/**
 * Everything of a person, as a zip that is made while it is sent: one table after the other, one photo after the other. What refers to
 * something is read before it, so that nothing is missing of what was there when the export began.
 */
export async function exportPerson(db: Db, exporting: Exporting): Promise<Readable> {
  const { session, siteUrl } = exporting;
  const zip = new ZipFile();
  const out = zip.outputStream as Readable;
  zip.on('error', (error: Error) => out.destroy(error));
  zip.addBuffer(Buffer.from(readmeOf(siteUrl)), 'README.txt');
  addLazily(zip, DATA_FILE, async () => Readable.from(dataChunks(db, exporting)));
  for (const of of RESTORED) {
    if (of.name === 'logs') await addLogSheets(zip, db, of, session.userId);
    else if (await hasOwned(db, of, session.userId))
      addSheet(zip, `csv/${of.name}.csv`, async () => sheetRows(of, await exportedRows(db, of, session.userId)));
  }
  await addPhotos(zip, db, exporting);
  zip.end();
  return out;
}

type Making = () => Promise<Readable>;

function addLazily(zip: ZipFile, path: string, make: Making, compress = true): void {
  zip.addReadStreamLazy(path, { compress }, (done) => {
    make().then(
      (stream) => done(null, stream),
      (error) => done(error, Readable.from([])),
    );
  });
}

const addSheet = (zip: ZipFile, path: string, rows: () => Promise<Row[]>): void =>
  addLazily(zip, path, async () => Readable.from([Buffer.from(csvOf(await rows()))]));

/** Each kind of entry has a sheet of its own: a spreadsheet of all of them would be half empty. */
async function addLogSheets(zip: ZipFile, db: Db, of: PersonTable, userId: string): Promise<void> {
  const kinds = [...new Set((await selectOwned(db, of, userId)).map(({ logType }) => String(logType)))];
  for (const kind of kinds) {
    const rows = async () =>
      (await exportedRows(db, of, userId)).filter(({ logType }) => logType === kind).map((row) => flat(row));
    addSheet(zip, `csv/logs-${kind}.csv`, rows);
  }
}

const sheetRows = ({ plainCsv }: PersonTable, rows: Row[]): Row[] =>
  rows.map((row) => (plainCsv ? plain(row) : flat(row)));

const isNested = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

const plain = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => typeof value !== 'object' || value === null));

/** The fields of a document stand in columns of their own. */
const flat = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) =>
      isNested(value) ? Object.entries(value).map(([inner, each]) => [`${name}.${inner}`, each]) : [[name, value]],
    ),
  );

async function* dataChunks(db: Db, exporting: Exporting): AsyncGenerator<string> {
  const { session, identity, siteUrl, now } = exporting;
  const told = await identity.tell(session.userId);
  const user = await selectUser(db, session.userId);
  const head = {
    format: EXPORT_FORMAT,
    version: EXPORT_VERSION,
    $schema: `${siteUrl}${SCHEMA_PATH}`,
    exportedAt: now.toISOString(),
    person: { email: session.email, createdAt: (user?.createdAt ?? now).toISOString() },
  };
  yield `${JSON.stringify(head, null, 1).slice(0, -2)},\n "data": {`;
  // Backwards: what is referred to comes after what refers to it.
  for (const [index, of] of RESTORED.toReversed().entries()) {
    yield* tableChunks(index, of.name, await exportedRows(db, of, session.userId));
  }
  yield `},\n "told": {"signIn": ${JSON.stringify(told?.details ?? null)}`;
  for (const of of TOLD) yield* tableChunks(1, of.name, await exportedRows(db, of, session.userId));
  // Who has not proved that an address is theirs is not told what was written from it.
  for (const of of BY_ADDRESS) {
    yield* tableChunks(1, of.name, told?.emailVerified ? await exportedRows(db, of, session.email) : []);
  }
  yield '}\n}\n';
}

function* tableChunks(index: number, name: string, rows: readonly Row[]): Generator<string> {
  yield `${index === 0 ? '' : ','}\n  ${JSON.stringify(name)}: [`;
  for (const [at, row] of rows.entries()) yield `${at === 0 ? '' : ','}\n   ${JSON.stringify(row)}`;
  yield ']';
}

async function addPhotos(zip: ZipFile, db: Db, { session, files, log }: Exporting): Promise<void> {
  const photos = RESTORED.find(({ name }) => name === 'photos');
  if (!photos) throw new Error('the tables of a person have no photos');
  for (const row of await selectOwned(db, photos, session.userId)) {
    const { id, fileKey, thumbKey } = row as { id: string; fileKey: string; thumbKey: string };
    const paths = photoFiles(id);
    for (const [path, key] of [
      [paths.full, fileKey],
      [paths.small, thumbKey],
    ] as const) {
      const make: Making = async () => {
        const bytes = await files.get(key);
        if (!bytes) log.warn({ photoId: id }, 'the file of a photo is missing in an export');
        return Readable.from(bytes ? [Buffer.from(bytes)] : []);
      };
      addLazily(zip, path, make, false);
    }
  }
}

const readmeOf = (siteUrl: string): string =>
  [
    `Everything that ${PRODUCT.name} keeps of you.`,
    '',
    `${DATA_FILE}   all of it, for programs. Its schema: ${siteUrl}${SCHEMA_PATH}`,
    'csv/          a table for each kind of thing, for spreadsheets. Weights are in pounds, lengths in inches.',
    'photos/       your progress photos.',
    '',
    `Whoever runs a copy of ${PRODUCT.name} can put it back into a new account there: npm run operator -- import <this file> <your e-mail>`,
    '',
    'It holds what you told of your health. Keep it as you would keep a medical letter.',
    '',
  ].join('\n');
