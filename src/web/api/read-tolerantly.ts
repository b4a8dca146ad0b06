import type { z } from 'zod';

type Path = readonly PropertyKey[];
/** What a newer server says and this release does not know: keys of an object, or an item of a list. */
type Strange = { object: Path; keys: readonly string[] } | { list: Path; index: number };
type Container = Record<PropertyKey, unknown>;

/**
 * What a schema makes of an answer, should the server be of the next release: fields that are new are left out, and so are list items
 * of a kind that is new, such as a card. Anything else must be as the schema says.
 */
export function readTolerantly<S extends z.ZodType>(schema: S, json: unknown): z.ZodSafeParseResult<z.output<S>> {
  const read = schema.safeParse(json);
  if (read.success) return read;
  const strange = read.error.issues.map(strangeIn);
  if (!strange.every((part) => part !== undefined)) return read;
  return schema.safeParse(without(json, strange));
}

function strangeIn(issue: z.core.$ZodIssue): Strange | undefined {
  if (issue.code === 'unrecognized_keys') return { object: issue.path, keys: issue.keys };
  if (issue.code !== 'invalid_union' || issue.errors.length > 0) return undefined;
  // No kind that is known: the innermost list that it stands in goes without it.
  const at = issue.path.findLastIndex((step) => typeof step === 'number');
  const index = issue.path[at];
  return typeof index === 'number' ? { list: issue.path.slice(0, at), index } : undefined;
}

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

const at = (json: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, step) => (isContainer(value) ? value[step] : undefined), json);

function without(json: unknown, strange: readonly Strange[]): unknown {
  const left: unknown = JSON.parse(JSON.stringify(json));
  for (const part of strange) {
    if (!('keys' in part)) continue;
    const object = at(left, part.object);
    if (isContainer(object)) for (const key of part.keys) delete object[key];
  }
  // From the end on, so that no item moves before its turn.
  const items = strange.flatMap((part) => ('index' in part ? [part] : [])).sort((a, b) => b.index - a.index);
  for (const { list: path, index } of items) {
    const list = at(left, path);
    if (Array.isArray(list)) list.splice(index, 1);
  }
  return left;
}
