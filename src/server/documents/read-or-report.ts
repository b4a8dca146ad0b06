import type { FastifyBaseLogger } from 'fastify';
import type { ReadDocument, StoredDocument, VersionedDocument } from '#core/documents/versioned-document.ts';

/** Whose document it is, and the row that it stands in. */
type Place = { userId: string; id?: string };

/** Reads a document; tells whoever runs the server which one cannot be read, and where in it, but never what it holds. */
export function readOrReport<T>(
  document: VersionedDocument<T>,
  stored: StoredDocument,
  { log, ...place }: Place & { log: FastifyBaseLogger },
): ReadDocument<T> {
  const read = document.read(stored);
  if (!read.ok) log.warn({ ...read.unreadable, ...place }, 'a stored document cannot be read');
  return read;
}
