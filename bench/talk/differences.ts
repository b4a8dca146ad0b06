import { getTableName } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { type Row, rowsOf, TABLES } from './tables.ts';

/** Everything that is kept of a person: rows by table and key. */
export type Kept = ReadonlyMap<string, Row>;

/** One value inside a row that is not what it was; `path` names it with dots. */
export type Leaf = { path: string; before: unknown; after: unknown };

/** One row that came, went or changed. */
export type Difference = { table: string; key: string; before: Row | null; after: Row | null; leaves: readonly Leaf[] };

/** What a talk leaves behind whatever is said: the talk itself, counters, the trail of changes, what is kept for an undo. */
const BOOKKEEPING =
  /^auth_|chat|counter|idempotency|rate_limit|profile_changes|deeds|deleted|dialogue|conversation|talk_state|unreadable/;
/** Columns that move with every write. */
const MOVES_ALONG = /^(?:createdAt|updatedAt|version|\w+Version|previous|nextDueAt|decidedAt|userId)$/;
const MOVES_INSIDE = /^data\.(?:answeredOn|goBy)\b|certificate|\.basis\.|\.notes\./;
/** What an upgrade adds to an older document, the first time that anything is written into it. */
const isUpgrade = ({ path, before }: Leaf): boolean => path === 'data.startWeightLbs' && before === undefined;

/** Reads all that is kept of a person. */
export async function readKept(database: Database, userId: string): Promise<Kept> {
  const kept = new Map<string, Row>();
  for (const [name, table] of TABLES) {
    if (BOOKKEEPING.test(name)) continue;
    for (const row of await rowsOf(database, table, userId)) {
      const key = typeof row.id === 'string' ? row.id : 'one';
      kept.set(`${getTableName(table)} ${key}`, JSON.parse(JSON.stringify(row)));
    }
  }
  return kept;
}

/** What is different in the second of two readings. */
export function differencesOf(before: Kept, after: Kept): Difference[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((place) => {
    const [was, is] = [before.get(place) ?? null, after.get(place) ?? null];
    const leaves = was && is ? leavesOf(was, is) : [];
    if (was && is && leaves.length === 0) return [];
    const [table = '', key = ''] = place.split(' ');
    return [{ table, key, before: was, after: is, leaves }];
  });
}

function leavesOf(before: Row, after: Row): Leaf[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names]
    .filter((name) => !MOVES_ALONG.test(name))
    .flatMap((name) => leavesBetween(before[name], after[name], name))
    .filter((leaf) => !MOVES_INSIDE.test(leaf.path) && !isUpgrade(leaf));
}

const isNest = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function leavesBetween(before: unknown, after: unknown, path: string): Leaf[] {
  if (!isNest(before) || !isNest(after)) return Object.is(before, after) ? [] : [{ path, before, after }];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => leavesBetween(before[name], after[name], `${path}.${name}`));
}

/** The value at a path of a row, as it was in an earlier reading. */
function valueAt(row: Row | undefined, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => (isNest(value) ? value[name] : undefined), row);
}

/** Does the difference only bring back what was there before at some time of the talk? A plan that was made stays, unused. */
export function isTakenBack({ table, key, before, after, leaves }: Difference, earlier: readonly Kept[]): boolean {
  const place = `${table} ${key}`;
  const isOnlyUse = leaves.every(({ path }) => path === 'isActive');
  if (before !== null && after !== null && isOnlyUse) return true;
  // Where nothing was chosen before, all of them are off again.
  if (table === 'reminder_settings' && earlier.some((kept) => !kept.has(place))) return true;
  if (after === null) return before !== null && earlier.some((kept) => !kept.has(place));
  if (before === null) {
    const isAlike = (row: Row | undefined) => row !== undefined && leavesOf(row, after).length === 0;
    return earlier.some((kept) => isAlike(kept.get(place)) || (table === 'logs' && [...kept.values()].some(isAlike)));
  }
  return leaves.every(({ path, after: value }) =>
    earlier.some((kept) => JSON.stringify(valueAt(kept.get(place), path)) === JSON.stringify(value)),
  );
}
