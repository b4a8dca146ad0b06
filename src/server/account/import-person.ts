import { getTableColumns } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { PHOTO_LIMITS } from '#contract/photos.ts';
import type { Db } from '../db/database.ts';
import type { FileStore } from '../files/files.ts';
import { newFileKey } from '../files/folder-files.ts';
import { inTransaction } from '../http/transaction.ts';
import { removeFiles } from '../photos/keep-photo.ts';
import { photoFiles } from './export-person.ts';
import { DATA_FILE, exportSchema } from './export-schema.ts';
import { type PersonTable, RESTORED } from './person-tables.ts';
import { readZip, type ZipContent, ZipError } from './read-zip.ts';
import { filledTables, insertOwned, type Row } from './store.ts';

const MOST_DATA_BYTES = 300 * 1024 * 1024;
const ROWS_AT_ONCE = 200;

/** `left`: rows that were not put back, by table, since what they belong to, or their file, is not in the export. */
export type Imported = { rows: Record<string, number>; left: Record<string, number> };

type Importing = { path: string; userId: string; files: FileStore };

/**
 * Puts an export back, all or nothing, into an account in which nothing is kept yet. For whoever runs the installation: it also brings
 * back what nobody may claim of themselves, such as how much of their limits they have used.
 * @throws ZipError with what is wrong, in plain words
 */
export async function importPerson(db: Db, { path, userId, files }: Importing): Promise<Imported> {
  const zip = await readZip(path);
  const kept: PhotoKeys[] = [];
  try {
    const rows = new Map(Object.entries(await dataIn(zip)));
    const photos = await keepPhotos(zip, rows.get('photos') ?? [], { files, kept });
    const given = new Map(rows).set('photos', photos);
    return await inTransaction(db, (tx) => insertAll(tx, { userId, given, rows }));
  } catch (error) {
    for (const keys of kept) await removeFiles(files, keys);
    throw error;
  } finally {
    zip.close();
  }
}

async function dataIn(zip: ZipContent): Promise<Record<string, Row[]>> {
  const bytes = await zip.read(DATA_FILE, MOST_DATA_BYTES);
  if (!bytes) throw new ZipError(`There is no ${DATA_FILE} in this zip.`);
  const parsed = exportSchema().safeParse(jsonIn(bytes));
  if (!parsed.success) throw new ZipError(`${DATA_FILE} is no export that can be read: ${placesIn(parsed.error)}.`);
  return parsed.data.data as Record<string, Row[]>;
}

function jsonIn(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new ZipError(`${DATA_FILE} is not JSON.`);
  }
}

const placesIn = ({ issues }: z.ZodError): string =>
  issues
    .slice(0, 3)
    .map(({ path, message }) => `${path.map(String).join('.')}: ${message}`)
    .join('; ');

type PhotoKeys = { fileKey: string; thumbKey: string };
type Keeping = { files: FileStore; kept: PhotoKeys[] };

/** Keeps the files of photos under new keys; a photo without both is left out. */
async function keepPhotos(zip: ZipContent, photos: readonly Row[], { files, kept }: Keeping): Promise<Row[]> {
  const rows: Row[] = [];
  for (const photo of photos) {
    const paths = photoFiles(String(photo.id));
    const [full, small] = [await jpegIn(zip, paths.full), await jpegIn(zip, paths.small)];
    if (!full || !small) continue;
    const keys = { fileKey: newFileKey(), thumbKey: newFileKey() };
    kept.push(keys);
    await files.put(keys.fileKey, full);
    await files.put(keys.thumbKey, small);
    rows.push({ ...photo, ...keys });
  }
  return rows;
}

/** Photos are kept as JPEG only, whatever a zip calls its files. */
async function jpegIn(zip: ZipContent, path: string): Promise<Buffer | null> {
  const bytes = await zip.read(path, PHOTO_LIMITS.uploadBytes);
  if (!bytes || bytes.length === 0) return null;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return bytes;
  throw new ZipError(`${path} is no photo.`);
}

type Given = { userId: string; given: ReadonlyMap<string, Row[]>; rows: ReadonlyMap<string, Row[]> };

async function insertAll(tx: Db, { userId, given, rows }: Given): Promise<Imported> {
  const filled = await filledTables(tx, userId);
  if (filled.length > 0) {
    throw new ZipError(`The account holds something already (${filled.join(', ')}). Import into a new one.`);
  }
  const imported: Imported = { rows: {}, left: {} };
  const ids = new Map<string, ReadonlySet<unknown>>();
  for (const of of RESTORED) {
    const fitting = fittingRows(of, given.get(of.name) ?? [], ids);
    const owner = ownerName(of);
    for (let at = 0; at < fitting.length; at += ROWS_AT_ONCE) {
      const some = fitting.slice(at, at + ROWS_AT_ONCE).map((row) => ({ ...row, [owner]: userId }));
      await insertOwned(tx, of.table, some);
    }
    ids.set(getTableConfig(of.table).name, new Set(fitting.map(({ id }) => id)));
    imported.rows[of.name] = fitting.length;
    const left = (rows.get(of.name)?.length ?? 0) - fitting.length;
    if (left > 0) imported.left[of.name] = left;
  }
  return imported;
}

const ownerName = ({ table, owner }: PersonTable): string =>
  Object.entries(getTableColumns(table)).find(([, column]) => column === owner)?.[0] ?? 'userId';

/** Rows whose references lead somewhere: one that may be empty is emptied, a row that must have it is left out. */
function fittingRows(of: PersonTable, rows: readonly Row[], ids: ReadonlyMap<string, ReadonlySet<unknown>>): Row[] {
  const columns = Object.entries(getTableColumns(of.table));
  const own = new Set(rows.map(({ id }) => id));
  const references = getTableConfig(of.table).foreignKeys.flatMap((key) => {
    const { columns: from, foreignTable } = key.reference();
    const [name, column] = columns.find(([, each]) => each === from[0]) ?? [];
    const to = foreignTable === of.table ? own : ids.get(getTableConfig(foreignTable).name);
    return name !== undefined && column !== undefined && to !== undefined ? [{ name, column, to }] : [];
  });
  return rows.flatMap((row) => {
    const lost = references.filter(({ name, to }) => row[name] !== null && !to.has(row[name]));
    if (lost.some(({ column }) => column.notNull)) return [];
    return [{ ...row, ...Object.fromEntries(lost.map(({ name }) => [name, null])) }];
  });
}
