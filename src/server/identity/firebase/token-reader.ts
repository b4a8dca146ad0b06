import { createHash } from 'node:crypto';
import type { AskAccount } from './ask-account.ts';
import { type Claims, isOver, type VerifyOptions, verifyToken } from './verify-token.ts';

/** So long the provider's word holds that an account is in good standing: disabled or revoked, it is out within five minutes. */
const VOUCHED_MS = 240_000;
/** And so long a signature that was found right, for its key may be withdrawn. */
const VERIFIED_MS = 240_000;
/** The provider is asked again no sooner than this after it gave no answer. */
const ASK_AGAIN_MS = 30_000;
const MOST_KEPT = 5000;

type Kept = {
  claims: Claims;
  verifiedAt: number;
  vouchedAt: number;
  askedAt: number;
  asking: Promise<void> | null;
  isOut: boolean;
};

export type TokenReader = {
  /** What a token says that the provider signed and that holds now; null for any other. */
  signed: (token: string) => Promise<Claims | null>;
  /** The same, unless the provider has disabled the account or ended the session since. */
  standing: (token: string) => Promise<Claims | null>;
};

type Reading = VerifyOptions & { askAccount: AskAccount; now: () => Date };

/** Reads tokens, and remembers what it found: each request brings one, and most bring the same. */
export function createTokenReader({ askAccount, now, ...verifying }: Reading): TokenReader {
  const kept = new Map<string, Kept>();

  const keep = (mark: string, entry: Kept): Kept => {
    kept.delete(mark);
    kept.set(mark, entry);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return entry;
  };

  const find = async (token: string): Promise<Kept | null> => {
    const mark = createHash('sha256').update(token).digest('base64url');
    const before = kept.get(mark);
    const at = now();
    if (before && at.getTime() - before.verifiedAt < VERIFIED_MS) return isOver(before.claims, at) ? null : before;
    const claims = await verifyToken(token, verifying, at);
    if (claims === null) {
      kept.delete(mark);
      return null;
    }
    // The provider has vouched for the account when it issued the token.
    const fresh = {
      claims,
      vouchedAt: claims.issuedAt * 1000,
      askedAt: Number.NEGATIVE_INFINITY,
      asking: null,
      isOut: false,
    };
    return keep(mark, { ...(kept.get(mark) ?? fresh), verifiedAt: at.getTime() });
  };

  const ask = async (entry: Kept, token: string) => {
    entry.askedAt = now().getTime();
    const vouching = await askAccount(token, entry.claims);
    if (vouching === 'in') entry.vouchedAt = entry.askedAt;
    entry.isOut = vouching === 'out';
  };

  return {
    signed: async (token) => (await find(token))?.claims ?? null,
    standing: async (token) => {
      const entry = await find(token);
      if (entry === null) return null;
      const at = now().getTime();
      const isDue = !entry.isOut && at - entry.vouchedAt >= VOUCHED_MS && at - entry.askedAt >= ASK_AGAIN_MS;
      if (isDue) {
        entry.asking ??= ask(entry, token).finally(() => {
          entry.asking = null;
        });
      }
      await entry.asking;
      return entry.isOut ? null : entry.claims;
    },
  };
}
