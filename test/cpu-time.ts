/**
 * CPU time of this thread while it works, in ms: what else runs on the machine, and in this process, counts little. Both parts
 * together, for Linux shares the exact sum out by its ticks: `user` alone jumps by 4 ms.
 */
export function cpuMs(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

const TRIES = 40;
/** What the reference work takes on the machine that the bars were set on, with nothing else running; ms. */
const REFERENCE_IDLE_MS = 20;

/** How many times as long as there anything takes here and now; at least 1. Two busy threads of one core slow each other down. */
const slowness = (): number => Math.max(1, referenceMs() / REFERENCE_IDLE_MS);

/**
 * The bar, as it is on this machine at this moment; so long as what is held to it is under the bar itself, the machine is not asked:
 * that takes a quarter of a second each time.
 */
export const barHere = (bar: number, tookMs: number): number => (tookMs < bar ? bar : bar * slowness());

/** CPU ms of the quickest of some tries: what else this process is at makes single ones slow. Tries no more once one takes less than `enough`. */
export function quickestCpuMs(work: () => void, enough: number): number {
  let quickest = Infinity;
  for (let tries = 0; tries < TRIES && quickest >= enough; tries++) quickest = Math.min(quickest, cpuMs(work));
  return quickest;
}

export const p95 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;

const OBJECTS = 20_000;

/** What planning is made of, in a fixed amount: small objects, sorted, written as JSON and read again. */
function referenceWork(): void {
  const rows: { id: string; weight: number; items: number[] }[] = [];
  let value = 1;
  for (let at = 0; at < OBJECTS; at++) {
    value = (value * 48_271) % 2_147_483_647;
    rows.push({ id: `r${value % 1000}`, weight: value % 997, items: [value % 7, value % 11, value % 13] });
  }
  rows.sort((a, b) => a.weight - b.weight || (a.id < b.id ? -1 : 1));
  JSON.parse(JSON.stringify(rows));
}

/** CPU ms of that work here and now, so that a bar can be a ratio: machines differ by more than code does. */
export function referenceMs(): number {
  const times = Array.from({ length: 12 }, () => cpuMs(referenceWork)).slice(3);
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
