/** A browser's localStorage in memory; its entries are its own properties, as in a browser. */
export function createMemoryStorage(): Storage {
  const entries: Record<string, string> = Object.create({
    getItem: (key: string) => entries[key] ?? null,
    setItem: (key: string, value: string) => {
      entries[key] = String(value);
    },
    removeItem: (key: string) => {
      delete entries[key];
    },
  });
  return entries as unknown as Storage;
}

/** Gives this process a localStorage; returns how to take it away again. */
export function provideStorage(storage = createMemoryStorage()): () => void {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
  return () => {
    if (before) Object.defineProperty(globalThis, 'localStorage', before);
    else Reflect.deleteProperty(globalThis, 'localStorage');
  };
}
