import type { Log } from '#contract/logs.ts';

export type WeighIn = { at: Date; lbs: number };

const WINDOW_DAYS = 30;
const DAY_MS = 86_400_000;

/** Weigh-ins, oldest first. */
export function weighIns(logs: readonly Log[]): WeighIn[] {
  return logs
    .flatMap((log) => (log.logType === 'weight' ? [{ at: new Date(log.loggedAt), lbs: log.value }] : []))
    .sort((a, b) => a.at.getTime() - b.at.getTime());
}

/** The weigh-ins of the last 30 days, or all of them where those would not make a line. */
export function shownWeighIns(all: readonly WeighIn[], now: Date): { shown: readonly WeighIn[]; label: string } {
  const recent = all.filter(({ at }) => now.getTime() - at.getTime() <= WINDOW_DAYS * DAY_MS);
  if (recent.length >= 2 && recent.length < all.length) return { shown: recent, label: 'Last 30 days' };
  return { shown: all, label: 'All entries' };
}

/** Places are percent of the plot, from its top left corner. */
export type TrendPlot = {
  points: { x: number; y: number; entry: WeighIn }[];
  /** Whole pounds with a line across, from the top. */
  levels: { y: number; lbs: number }[];
};

/** Steps between lines across that people read at a glance; pounds. */
const STEPS = [1, 2, 5, 10, 20, 50, 100];
const MOST_LEVELS = 4;

function scaleOf(lbs: readonly number[]) {
  const [low, high] = [Math.min(...lbs), Math.max(...lbs)];
  const step = STEPS.find((each) => (high - low) / each <= MOST_LEVELS - 1) ?? 200;
  const bottom = Math.floor(low / step) * step;
  const top = Math.max(bottom + step, Math.ceil(high / step) * step);
  return { bottom, top, step };
}

/** Where each weigh-in stands, by time from left to right and by weight from bottom to top. */
export function trendPlot(entries: readonly WeighIn[]): TrendPlot {
  const [first, last] = [entries[0], entries[entries.length - 1]];
  if (!first || !last) return { points: [], levels: [] };
  const { bottom, top, step } = scaleOf(entries.map(({ lbs }) => lbs));
  const span = last.at.getTime() - first.at.getTime();
  const xOf = (at: Date) => (span === 0 ? 100 : ((at.getTime() - first.at.getTime()) / span) * 100);
  const yOf = (lbs: number) => ((top - lbs) / (top - bottom)) * 100;
  const count = Math.round((top - bottom) / step) + 1;
  return {
    points: entries.map((entry) => ({ x: xOf(entry.at), y: yOf(entry.lbs), entry })),
    levels: Array.from({ length: count }, (_, index) => ({ y: yOf(top - index * step), lbs: top - index * step })),
  };
}
