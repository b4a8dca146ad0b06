/** localStorage that may be full, switched off or filled by an older version: never throws. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Full or switched off: the choice lasts until the page is left.
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Switched off: there is nothing to remove.
  }
}

/** Removes every entry whose key starts so, but for those to be spared. */
export function removeStoredUnder(prefix: string, spared: readonly string[] = []): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix) && !spared.includes(key));
    for (const key of keys) localStorage.removeItem(key);
  } catch {
    // Switched off: there is nothing to remove.
  }
}
