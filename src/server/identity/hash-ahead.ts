import { AsyncLocalStorage } from 'node:async_hooks';

/** How a password is kept and recognised. */
export type PasswordKeeping = {
  hash: (password: string) => Promise<string>;
  verify: (kept: { hash: string; password: string }) => Promise<boolean>;
};

export type HashingAhead = {
  passwords: PasswordKeeping;
  /** Hashes a password, then does the work, in which it is not hashed again. */
  hashAhead: <Done>(password: string, work: () => Promise<Done>) => Promise<Done>;
};

/**
 * Hashing is slow on purpose, and the provider asks for it in the middle of a transaction: whoever signs up would hold the
 * embedded database's only connection for a tenth of a second.
 */
export function hashingAhead({ hash, verify }: PasswordKeeping): HashingAhead {
  const hashes = new AsyncLocalStorage<string>();
  return {
    passwords: { hash: async (password) => hashes.getStore() ?? hash(password), verify },
    hashAhead: async (password, work) => hashes.run(await hash(password), work),
  };
}
