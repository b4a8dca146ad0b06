import { phraseKey } from '#core/language/tokens.ts';
import type { QueryOf } from './query.ts';

type Row = { id: string; name: string };
type LiftOf = Extract<QueryOf, { kind: 'lift' }>;

/** "Pushup" and "push-up" are one word and two. */
const apart = (key: string) => key.replace(/\b(push|pull|sit|chin|step)up\b/g, '$1 up');

const keys = new WeakMap<Row, string>();

function keyOf(row: Row): string {
  const known = keys.get(row) ?? ` ${apart(phraseKey(row.name))} `;
  keys.set(row, known);
  return known;
}

const MOST = 60;

/** The one exercise whose whole name of several words is said; the longest counts. */
export function namedWhole(stems: readonly string[], exercises: readonly Row[]): LiftOf | null {
  const said = ` ${apart(stems.join(' '))} `;
  const whole = exercises.filter((row) => keyOf(row).trim().includes(' ') && said.includes(keyOf(row)));
  const [longest] = whole.toSorted((a, b) => keyOf(b).length - keyOf(a).length);
  return longest ? { kind: 'lift', ids: [longest.id], name: longest.name.toLowerCase() } : null;
}

/** Every exercise whose name holds the words of a lift: "row" is any of them, the log says which. */
export function namedAs(lift: string, exercises: readonly Row[]): LiftOf | null {
  const wanted = ` ${apart(phraseKey(lift))} `;
  const rows = exercises.filter((row) => keyOf(row).includes(wanted));
  const ids = rows.toSorted((a, b) => a.name.length - b.name.length).map(({ id }) => id);
  return ids.length === 0 ? null : { kind: 'lift', ids: ids.slice(0, MOST), name: lift };
}
