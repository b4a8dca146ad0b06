/** How long a model is waited for, in milliseconds, and how often it is asked again. Tests wait for less. */
export type Patience = {
  /** Until the first sign of an answer, over all attempts. */
  firstMs: number;
  /** Between two pieces of it. */
  pieceMs: number;
  totalMs: number;
  /** Attempts beside the first one, and only while nothing was answered. */
  retries: number;
  /** The longest wait before the first retry; it doubles with each one. */
  backoffMs: number;
  backoffMaxMs: number;
  /** So many calls run at once; more are refused at once. */
  calls: number;
  /** How long a model that fails is left alone. */
  restMs: number;
};

export const PATIENCE: Patience = {
  firstMs: 10_000,
  pieceMs: 15_000,
  totalMs: 60_000,
  retries: 2,
  backoffMs: 500,
  backoffMaxMs: 8000,
  calls: 32,
  restMs: 30_000,
};

export type Watch = {
  signal: AbortSignal;
  isLate: () => boolean;
  heard: () => void;
  firstLeftMs: () => number;
  stop: () => void;
};

/** Watches one answer: its signal fires when a piece of it, or all of it, takes too long. */
export function watch({ firstMs, pieceMs, totalMs }: Patience): Watch {
  const controller = new AbortController();
  const giveUp = () => controller.abort(new Error('the model took too long'));
  const startedAt = performance.now();
  const total = setTimeout(giveUp, totalMs);
  let piece = setTimeout(giveUp, firstMs);
  return {
    signal: controller.signal,
    isLate: () => controller.signal.aborted,
    heard: () => {
      clearTimeout(piece);
      piece = setTimeout(giveUp, pieceMs);
    },
    firstLeftMs: () => firstMs - (performance.now() - startedAt),
    stop: () => {
      clearTimeout(piece);
      clearTimeout(total);
    },
  };
}
