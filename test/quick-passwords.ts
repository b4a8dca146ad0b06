import { createHash } from 'node:crypto';
import type { PasswordKeeping } from '#server/identity/hash-ahead.ts';

const digest = (password: string) => createHash('sha256').update(password).digest('hex');

/** Nearly every test signs somebody up: what is slow on purpose would be most of its cost. */
export const QUICK_PASSWORDS: PasswordKeeping = {
  hash: async (password) => digest(password),
  verify: async ({ hash, password }) => hash === digest(password),
};
