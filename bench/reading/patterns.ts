import { matchesGlob } from 'node:path';
/** What patterns choose from: ids, named families of patterns (`@milk`) and the shelves of the catalogue (`group:fish`). */
export type Shelf = {
  ids: readonly string[];
  families: Readonly<Record<string, readonly string[]>>;
  groupOf: (id: string) => string | null;
};

/** All ids that a pattern names: `*` stands for any run of letters. Nothing for a family that does not exist. */
export function matchIds(list: readonly string[], shelf: Shelf): Set<string> {
  return new Set(list.flatMap((pattern) => matched(pattern, shelf)));
}

function matched(pattern: string, shelf: Shelf): string[] {
  if (pattern.startsWith('@')) return [...matchIds(shelf.families[pattern.slice(1)] ?? [], shelf)];
  const group = /^group:(.+)$/.exec(pattern)?.[1];
  if (group) return shelf.ids.filter((id) => shelf.groupOf(id) === group);
  return shelf.ids.filter((id) => matchesGlob(id, pattern));
}

/** The ids that are not among `less`. */
export function without(ids: ReadonlySet<string>, less: ReadonlySet<string>): Set<string> {
  return new Set([...ids].filter((id) => !less.has(id)));
}
