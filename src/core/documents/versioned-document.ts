import type { z } from 'zod';

/**
 * One step from the version before to the version `to`. It is pure, may throw where the old content makes no sense, and is never
 * changed again once a release has carried it.
 */
export type Upgrade = { to: number; name: string; upgrade: (old: unknown) => unknown };

/** A document as it is stored: content in the form of that version. A release before versions wrote version 1. */
export type StoredDocument = { version: number; content: unknown };

/** Why a stored document cannot be read, fit for a log: places in it and what is wrong there, never what stands there. */
export type Unreadable = {
  document: string;
  version: number;
  /** `newer`: a later release wrote it; `upgrade`: a step threw; `shape`: it does not fit today's schema. */
  reason: 'newer' | 'upgrade' | 'shape';
  issues: string[];
};

export type ReadDocument<T> = { ok: true; value: T } | { ok: false; unreadable: Unreadable };

export type VersionedDocument<T> = {
  name: string;
  /** The version of today. */
  version: number;
  /** What a document of today's version holds. */
  readonly schema: z.ZodType<T>;
  /** Reads a stored document of any version up to today's. */
  read: (stored: StoredDocument) => ReadDocument<T>;
  /** The content in today's form, as far as the upgrades bring it there; it may still not be readable. */
  upgraded: (stored: StoredDocument) => unknown;
  /** The document as it is to be stored. */
  write: (value: T) => StoredDocument;
};

type Declaration<T> = {
  /** How it is called in logs, tests and the folder of its frozen examples. */
  name: string;
  /** Made when it is first asked for: making schemas keeps a slow phone busy. */
  schema: () => z.ZodType<T>;
  /** In order, from version 1 on. */
  upgrades: readonly Upgrade[];
};

/**
 * Declares a JSON document that outlives a release. Its schema may change only together with a new upgrade at the end of the list:
 * today's version is one more than there are upgrades.
 */
export function versionedDocument<T>({ name, schema, upgrades }: Declaration<T>): VersionedDocument<T> {
  const disorder = upgrades.find(({ to }, index) => to !== index + 2);
  if (disorder) throw new Error(`the upgrade “${disorder.name}” of ${name} is not in its place`);
  const version = upgrades.length + 1;
  let made: z.ZodType<T> | undefined;
  const today = (): z.ZodType<T> => {
    made ??= schema();
    return made;
  };
  const unreadable = (stored: StoredDocument, reason: Unreadable['reason'], issues: string[] = []) =>
    ({ ok: false, unreadable: { document: name, version: stored.version, reason, issues } }) as const;
  const climb = (stored: StoredDocument) => climbed(stored, upgrades);
  return {
    name,
    version,
    get schema() {
      return today();
    },
    read(stored) {
      if (stored.version > version) return unreadable(stored, 'newer');
      const { content, stuckAt } = climb(stored);
      if (stuckAt !== null) return unreadable(stored, 'upgrade', [stuckAt]);
      const parsed = today().safeParse(content);
      if (parsed.success) return { ok: true, value: parsed.data };
      return unreadable(stored, 'shape', parsed.error.issues.map(placeOf));
    },
    upgraded: (stored) => climb(stored).content,
    write: (value) => ({ version, content: value }),
  };
}

const placeOf = ({ path, code }: z.core.$ZodIssue): string => `${path.map(String).join('.')}: ${code}`;

/** Goes up step by step; where a step throws, `stuckAt` is its name and the content is that of before. */
function climbed(stored: StoredDocument, upgrades: readonly Upgrade[]): { content: unknown; stuckAt: string | null } {
  let { content } = stored;
  for (const { to, name, upgrade } of upgrades) {
    if (to <= stored.version) continue;
    try {
      content = upgrade(content);
    } catch {
      return { content, stuckAt: name };
    }
  }
  return { content, stuckAt: null };
}

/** The fields of an old document, for an upgrade to build on; throws if it is none. */
export function fieldsOf(old: unknown): Record<string, unknown> {
  if (typeof old !== 'object' || old === null || Array.isArray(old)) throw new Error('not an object');
  return { ...old };
}
