import type { Log } from '#contract/logs.ts';
import { BODY_PARTS, type BodyPart } from '#core/progress/body-part.ts';
import { dayOfLog } from '#web/parts/logs/log-days.ts';

export type PartChange = {
  part: BodyPart;
  inches: number;
  /** Since the first measurement; null after only one. */
  change: number | null;
  firstDay: number;
};

/** Each part that was measured: the latest figure, and how it differs from the first. */
export function partChanges(logs: readonly Log[]): PartChange[] {
  return BODY_PARTS.flatMap((part) => {
    const taken = logs
      .flatMap((log) => (log.logType === 'measurement' && log.part === part ? [log] : []))
      .sort((a, b) => a.loggedAt.localeCompare(b.loggedAt));
    const [first, last] = [taken[0], taken[taken.length - 1]];
    if (!first || !last) return [];
    const change = taken.length < 2 ? null : last.value - first.value;
    return [{ part, inches: last.value, change, firstDay: dayOfLog(first) }];
  });
}

/** Inches that all parts together are smaller by; what grew does not count against it. */
export const inchesLost = (changes: readonly PartChange[]): number =>
  changes.reduce((sum, { change }) => sum + Math.max(0, -(change ?? 0)), 0);
