import { readStored, removeStored, removeStoredUnder, writeStored } from '#web/ui/storage.ts';

const PREFIX = 'ironleaf.user.';

/** Whose profile this browser has heard of. */
export const PROFILE_OF = 'profile-of';

/** Something small that this browser remembers about the person; gone when they sign out. */
export const userStorage = {
  read: (name: string): string | undefined => readStored(PREFIX + name),
  write: (name: string, value: string): void => writeStored(PREFIX + name, value),
  forget: (name: string): void => removeStored(PREFIX + name),
  clear: (): void => removeStoredUnder(PREFIX),
};
