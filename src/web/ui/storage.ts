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

/** Removes every entry whose key starts so. */
export function removeStoredUnder(prefix: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  } catch {
    // Switched off: there is nothing to remove.
  }
}
