import type { Asker } from './askers.ts';

/** One asker has the connection for so long, if it asks for more and others wait; a transaction is never cut. */
const MOST_MS = 10;

export type ConnectionTurns = {
  /** Resolves once the asker may use the connection. */
  enter: (asker: Asker) => Promise<void>;
  /** The asker does not use it any more, for now. */
  leave: () => void;
};

/**
 * Lets askers take turns at the one connection. A turn is not one query but what an asker does without waiting for anything else:
 * somebody whose page takes six queries waits once for others, and not six times. Lines take turns, however much waits in one.
 */
export function createConnectionTurns(now: () => number = () => performance.now()): ConnectionTurns {
  // A map keeps its keys in the order in which they were set: the first line waits longest.
  const lines = new Map<string, { asker: Asker; start: () => void }[]>();
  let owner: Asker | null = null;
  let isUsed = false;
  let since = 0;
  let uses = 0;

  const begin = (asker: Asker) => {
    if (owner !== asker) since = now();
    owner = asker;
    isUsed = true;
    uses++;
  };
  const passOn = () => {
    owner = null;
    const [first] = lines;
    if (first === undefined) return;
    const [line, [next, ...rest]] = first;
    lines.delete(line);
    if (rest.length > 0) lines.set(line, rest);
    if (next === undefined) return;
    begin(next.asker);
    next.start();
  };
  const mayGoOn = (asker: Asker) => owner === asker && !isUsed && (lines.size === 0 || now() - since < MOST_MS);

  return {
    enter: (asker) => {
      if (owner === null || mayGoOn(asker)) {
        begin(asker);
        return Promise.resolve();
      }
      return new Promise((start) => {
        lines.set(asker.line, [...(lines.get(asker.line) ?? []), { asker, start }]);
      });
    },
    leave: () => {
      isUsed = false;
      const last = uses;
      // Until then, whoever had it has heard its answer, and asked for the next one if that is all it needs.
      setImmediate(() => {
        if (last === uses) passOn();
      });
    },
  };
}
