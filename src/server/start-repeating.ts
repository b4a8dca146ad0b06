type Repeating = {
  everyMs: number;
  /** Asked each time; nothing is done while it answers false. */
  isReady: () => boolean;
  work: () => Promise<unknown>;
  failed: (err: unknown) => void;
};

/** Does something again and again until it is stopped, never twice at once; stopping waits for what is under way. */
export function startRepeating({ everyMs, isReady, work, failed }: Repeating): { stop: () => Promise<void> } {
  let underWay: Promise<void> | undefined;
  const timer = setInterval(() => {
    if (underWay || !isReady()) return;
    underWay = work()
      .then(() => undefined)
      .catch(failed)
      .finally(() => {
        underWay = undefined;
      });
  }, everyMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await underWay;
    },
  };
}
