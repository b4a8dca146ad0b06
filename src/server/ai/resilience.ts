import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  circuitBreaker,
  handleWhen,
  SamplingBreaker,
  wrap,
} from 'cockatiel';
import { ModelError } from './model-error.ts';
import type { Patience, Watch } from './patience.ts';

/** More than half of at least ten calls within thirty seconds have to fail before a model is left alone. */
const BREAKER = { threshold: 0.5, duration: 30_000, minimumRps: 10 / 30 };
const JITTER_MIN = 0.1;

/** Runs a call of the model; throws a ModelError. */
export type Guarded = <T>(call: () => Promise<T>) => Promise<T>;

/**
 * Keeps the calls of one model apart from the rest of the server, and leaves a model that fails alone for a while. One that answers
 * what cannot be proved does not fail.
 */
export function guardCalls({ calls, restMs }: Patience): Guarded {
  const policy = wrap(
    bulkhead(calls, 0),
    circuitBreaker(
      handleWhen((error) => !(error instanceof ModelError && error.fault === 'unproved')),
      { halfOpenAfter: restMs, breaker: new SamplingBreaker(BREAKER) },
    ),
  );
  return async (call) => {
    try {
      return await policy.execute(call);
    } catch (error) {
      if (error instanceof BulkheadRejectedError) throw new ModelError('busy');
      if (error instanceof BrokenCircuitError) throw new ModelError('away');
      throw error;
    }
  };
}

type Retried<T> = {
  patience: Patience;
  watch: Watch;
  /** Whether something was answered already: then it is too late to begin again. */
  hasBegun: () => boolean;
  /** From 0 to 1. */
  random: () => number;
  attempt: () => Promise<T>;
};

/** Tries again what may succeed in a moment, after a random wait or the one that was asked for, while there is time for it. */
export async function retrying<T>({ patience, watch, hasBegun, random, attempt }: Retried<T>): Promise<T> {
  for (let retry = 0; ; retry++) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      if (!error.isTransient || retry === patience.retries || hasBegun() || watch.isLate()) throw error;
      const longest = Math.min(patience.backoffMaxMs, patience.backoffMs * 2 ** retry);
      const wait = error.retryAfterMs ?? longest * (JITTER_MIN + (1 - JITTER_MIN) * random());
      if (wait >= watch.firstLeftMs()) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
