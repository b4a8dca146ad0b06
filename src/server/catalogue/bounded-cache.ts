/** Keeps the values that were asked for last, up to a total weight. */
export type BoundedCache<Value> = {
  has: (key: string) => boolean;
  /** The value that is kept under a key, or else the one that `make` makes of it, which is kept then. */
  get: (key: string, made: { weight: number; make: () => Value }) => Value;
};

export function createBoundedCache<Value>({ mostWeight }: { mostWeight: number }): BoundedCache<Value> {
  // A map keeps its keys in the order in which they were set: the first one was not asked for longest.
  const kept = new Map<string, { value: Value; weight: number }>();
  let total = 0;
  const dropOldest = () => {
    for (const [key, { weight }] of kept) {
      if (total <= mostWeight) return;
      kept.delete(key);
      total -= weight;
    }
  };
  return {
    has: (key) => kept.has(key),
    get: (key, { weight, make }) => {
      const known = kept.get(key);
      if (known) {
        kept.delete(key);
        kept.set(key, known);
        return known.value;
      }
      const value = make();
      kept.set(key, { value, weight });
      total += weight;
      dropOldest();
      return value;
    },
  };
}
