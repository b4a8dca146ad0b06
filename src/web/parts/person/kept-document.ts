import type { StoredDocument, VersionedDocument } from '#core/documents/versioned-document.ts';
import { userStorage } from './user-storage.ts';

const isEnvelope = (parsed: unknown): parsed is { schemaVersion: number; content: unknown } =>
  typeof parsed === 'object' &&
  parsed !== null &&
  'schemaVersion' in parsed &&
  typeof parsed.schemaVersion === 'number';

/** The document in a text of this browser's storage. What stands there bare is of version 1. */
export function storedIn(text: string): StoredDocument {
  try {
    const parsed: unknown = JSON.parse(text);
    return isEnvelope(parsed)
      ? { version: parsed.schemaVersion, content: parsed.content }
      : { version: 1, content: parsed };
  } catch {
    return { version: 1, content: undefined };
  }
}

/** Moves what cannot be read aside, before something else is written in its place. It goes when the person signs out. */
export const setAside = (name: string, text: string): void => userStorage.write(`unreadable.${name}`, text);

/** A document that this browser remembers about the person; nothing where there is none that can be read. */
export function readKept<T>(document: VersionedDocument<T>, name: string): T | undefined {
  const text = userStorage.read(name);
  if (!text) return undefined;
  const read = document.read(storedIn(text));
  if (read.ok) return read.value;
  setAside(name, text);
  return undefined;
}

/**
 * Remembers a document. Version 1 is written bare, as the release before versions wrote it: one of its tabs may still be open and
 * read it.
 */
export function keepDocument<T>(document: VersionedDocument<T>, name: string, value: T): void {
  const { version, content } = document.write(value);
  userStorage.write(name, JSON.stringify(version === 1 ? content : { schemaVersion: version, content }));
}
