import type { logProgress } from '#contract/logs.ts';
import type { RequestOf } from '#contract/operation.ts';

export type ProgressKind = 'weight' | 'energy';
type ProgressBody = RequestOf<typeof logProgress>['body'];

export const PROGRESS_LIMITS = {
  weight: { min: 0, max: 1500, step: 0.1 },
  energy: { min: 1, max: 10, step: 1 },
} as const;

/** What to send, or `null` if the value is not a number that can be logged. */
export function readProgress(
  kind: ProgressKind,
  { value, notes }: { value: string; notes: string },
): ProgressBody | null {
  const number = value.trim() === '' ? Number.NaN : Number(value.replace(',', '.'));
  const { min, max } = PROGRESS_LIMITS[kind];
  if (!Number.isFinite(number) || number < min || number > max) return null;
  const trimmed = notes.trim();
  const extra = trimmed === '' ? {} : { notes: trimmed };
  if (kind === 'weight') {
    return number > 0 ? { logType: 'weight', value: Math.round(number * 10) / 10, unit: 'lbs', ...extra } : null;
  }
  return Number.isInteger(number) ? { logType: 'energy', value: number, unit: 'level', ...extra } : null;
}
