import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const FROZEN_FOLDER = join(import.meta.dirname, '..', 'fixtures', 'documents');

/** A document as a release stored it. */
export type Frozen = { document: string; version: number; what: string; content: unknown };

const NAME = /^v(\d+)-([\w-]+)\.json$/;

/** The frozen examples of a document, of every version. */
export function frozenOf(document: string): Frozen[] {
  const folder = join(FROZEN_FOLDER, document);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((file) => {
    const [, version, what] = NAME.exec(file) ?? [];
    if (version === undefined || what === undefined) return [];
    return [
      { document, version: Number(version), what, content: JSON.parse(readFileSync(join(folder, file), 'utf8')) },
    ];
  });
}

export const formFile = (document: string, version: number): string =>
  join(FROZEN_FOLDER, document, `form-of-v${version}.json`);

/** The form that a version of a document was frozen in; nothing if it was not yet. */
export function frozenForm(document: string, version: number): unknown {
  const file = formFile(document, version);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
