const EARLIEST = Date.UTC(2000, 0, 1);

/** Why nothing can be logged at a moment; null where it can. Milliseconds since 1970. */
export function whyNotAt(at: number, now: number): 'future' | 'too_old' | null {
  if (at > now) return 'future';
  return at < EARLIEST ? 'too_old' : null;
}
