/** What "8-12 each side", "30 seconds" or "5 minutes" asks for; times in seconds. */
export type Dose =
  | { kind: 'reps'; low: number; high: number; eachSide: boolean }
  | { kind: 'time'; low: number; high: number; eachSide: boolean };

const DOSE =
  /^(\d{1,3})(?: ?(?:-|–|to) ?(\d{1,3}))?(?: (reps?|seconds?|secs?|minutes?|mins?))?( (?:each|per) (?:side|arm|leg))?$/i;
const REST = /^(\d{1,3}) seconds?$/;

/** Reads a reps text; null where a player could not act on it. */
export function readDose(text: string): Dose | null {
  const match = DOSE.exec(text.trim());
  if (!match) return null;
  const low = Number(match[1]);
  const high = match[2] === undefined ? low : Number(match[2]);
  if (low === 0 || high < low) return null;
  const unit = (match[3] ?? 'reps').toLowerCase();
  const eachSide = match[4] !== undefined;
  if (unit.startsWith('rep')) return { kind: 'reps', low, high, eachSide };
  const factor = unit.startsWith('m') ? 60 : 1;
  return { kind: 'time', low: low * factor, high: high * factor, eachSide };
}

/** Seconds of "90 seconds"; null for anything else, since the player reads the bare number as seconds. */
export function readRest(text: string): number | null {
  const match = REST.exec(text.trim());
  return match ? Number(match[1]) : null;
}
