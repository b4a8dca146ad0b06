import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Decision, KeptDecision } from '#core/athlete/go-by.ts';
import type { PremisesSheet } from '#core/premises/sheet/premises-sheet.ts';
import { shownSheet } from '#core/premises/sheet/shown-sheet.ts';
import { steadySheet } from '#core/premises/sheet/steady-sheet.ts';
import { withTaps } from '#core/premises/sheet/taps.ts';
import { messageOf } from '#web/api/api-error.ts';

/** A thumb that steps a weight up is read once, when it rests. */
const READS_AFTER_MS = 300;

type SheetChoices = {
  /** The reading that the sheet opens with, and the taps that it already holds. */
  first: PremisesSheet;
  taps?: readonly KeptDecision[] | undefined;
  /** Reads the answers anew with everything that was tapped. */
  read: (decisions: readonly Decision[], signal: AbortSignal) => Promise<PremisesSheet>;
  /** Told of each change, to keep it. */
  onTaps?: (taps: readonly KeptDecision[]) => void;
};

/** The sheet as it stands: a tap shows at once, is read a moment later, and is kept where it could not be read. */
export type SheetFlow = {
  sheet: PremisesSheet;
  taps: readonly KeptDecision[];
  isReading: boolean;
  /** Why the last taps could not be read; `null` where they could. */
  problem: string | null;
  /** `name`: what a food is called that was not on the sheet. */
  tap: (decisions: readonly Decision[], name?: string) => void;
  retry: () => void;
};

const decisionsOf = (taps: readonly KeptDecision[]): Decision[] => taps.map(({ decision }) => decision);

/** What is tapped on the sheet, and what is made of it. */
export function useSheet({ first, taps: before = [], read, onTaps }: SheetChoices): SheetFlow {
  const [taps, setTaps] = useState(before);
  const [reading, setReading] = useState({ sheet: first, holds: before });
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const [problem, setProblem] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const calls = useRef({ read, onTaps });
  calls.current = { read, onTaps };

  const isReading = reading.holds !== taps && problem === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks once more for the same taps.
  useEffect(() => {
    if (reading.holds === taps) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      calls.current.read(decisionsOf(taps), stop.signal).then(
        (sheet) => setReading((before) => ({ sheet: steadySheet(before.sheet, sheet), holds: taps })),
        (error) => {
          if (!stop.signal.aborted) setProblem(messageOf(error, 'I could not reach the server.'));
        },
      );
    }, READS_AFTER_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [taps, reading, attempt]);

  const retry = useCallback(() => {
    setProblem(null);
    setAttempt((before) => before + 1);
  }, []);
  useRetryOnReturn(problem !== null, retry);

  const sheet = useMemo(() => {
    const pending = taps.filter((tap) => !reading.holds.includes(tap));
    return shownSheet(reading.sheet, decisionsOf(pending), names);
  }, [taps, reading, names]);

  const tap = (decisions: readonly Decision[], name?: string) => {
    const next = withTaps(taps, decisions, { sheet, at: new Date().toISOString() });
    setProblem(null);
    setTaps(next);
    for (const decision of decisions) {
      if (name !== undefined && decision.about === 'food') setNames(new Map([...names, [decision.subject, name]]));
    }
    calls.current.onTaps?.(next);
  };
  return { sheet, taps, isReading, problem, tap, retry };
}

/** Tries again by itself once there is a network. */
function useRetryOnReturn(isStuck: boolean, retry: () => void): void {
  useEffect(() => {
    if (!isStuck) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isStuck, retry]);
}
