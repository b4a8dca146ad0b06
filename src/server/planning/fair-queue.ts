import { httpError } from '../http/http-error.ts';

type Size = {
  /** So many are worked on at once. */
  atOnce: number;
  /** So many of one person may wait, and so many of all. */
  mostEach: number;
  mostInAll: number;
};
type Waiting = { start: () => void };
export type Asked = {
  person: string;
  /** Aborted once nobody waits for it any more. */
  signal: AbortSignal | null;
  /** Goes before everything that waits, and is never refused: an answer to somebody in danger hangs on it. */
  isUrgent: boolean;
};

/** Lets work wait until there is room for it, person by person. */
export type FairQueue = {
  /** Does the work in its turn. Rejects with the signal's reason if that is aborted while the work waits; refuses where too much waits. */
  run: <Made>(asked: Asked, work: () => Promise<Made>) => Promise<Made>;
};

/**
 * People take turns: whoever was served goes to the end of the line, however much of theirs waits, and nobody has a second
 * place while another waits for a first.
 */
export function createFairQueue({ atOnce, mostEach, mostInAll }: Size): FairQueue {
  // A map keeps its keys in the order in which they were set: the first person waits longest.
  const lines = new Map<string, Waiting[]>();
  const underWay = new Map<string, number>();
  const urgent: { person: string; start: () => void }[] = [];
  let running = 0;

  const placesOf = (person: string) => underWay.get(person) ?? 0;
  const begin = (person: string, next: Waiting | undefined) => {
    running++;
    underWay.set(person, placesOf(person) + 1);
    next?.start();
  };
  const startNext = () => {
    if (running >= atOnce) return;
    const pressing = urgent.shift();
    if (pressing) return begin(pressing.person, pressing);
    const [first, ...others] = lines.keys();
    if (first === undefined) return;
    const person = others.reduce((best, other) => (placesOf(other) < placesOf(best) ? other : best), first);
    const [next, ...rest] = lines.get(person) ?? [];
    lines.delete(person);
    if (rest.length > 0) lines.set(person, rest);
    begin(person, next);
  };
  const leave = (person: string) => {
    running--;
    if (placesOf(person) > 1) underWay.set(person, placesOf(person) - 1);
    else underWay.delete(person);
    startNext();
  };
  const place = ({ person, signal, isUrgent }: Asked) =>
    new Promise<void>((resolve, reject) => {
      const giveUp = () => {
        const others = (lines.get(person) ?? []).filter((each) => each !== waiting);
        if (others.length > 0) lines.set(person, others);
        else lines.delete(person);
        reject(signal?.reason);
      };
      const waiting: Waiting = {
        start: () => {
          signal?.removeEventListener('abort', giveUp);
          resolve();
        },
      };
      if (isUrgent) {
        urgent.push({ person, start: resolve });
        return startNext();
      }
      signal?.addEventListener('abort', giveUp, { once: true });
      lines.set(person, [...(lines.get(person) ?? []), waiting]);
      startNext();
    });

  const refuseTooMuch = (person: string) => {
    if ((lines.get(person)?.length ?? 0) >= mostEach) throw tooMuchOfYours();
    if ([...lines.values()].reduce((sum, { length }) => sum + length, 0) >= mostInAll) throw tooMuchOfAll();
  };

  return {
    run: async (asked, work) => {
      asked.signal?.throwIfAborted();
      if (!asked.isUrgent) refuseTooMuch(asked.person);
      await place(asked);
      try {
        return await work();
      } finally {
        leave(asked.person);
      }
    },
  };
}

const tooMuchOfYours = () =>
  httpError(
    'too_many_requests',
    'I am still working on what you asked for before. Please try again in a few seconds.',
    {
      retryAfter: 5,
    },
  );

const tooMuchOfAll = () =>
  httpError('unavailable', 'Many people ask for plans just now. Please try again in a few seconds.', { retryAfter: 5 });
