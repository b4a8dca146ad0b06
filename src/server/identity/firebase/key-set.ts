import type { FastifyBaseLogger } from 'fastify';
import { createLocalJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { unavailable } from '../../http/http-error.ts';

const TIMEOUT_MS = 5000;
/** After so long the keys are asked for again. */
const FRESH_MS = 600_000;
/** And not more often than so, whatever tokens come. */
const COOLDOWN_MS = 30_000;
/** So long the last known keys do, while the address of the keys is away. */
const KEPT_MS = 86_400_000;

const keySetAnswer = z.object({ keys: z.array(z.looseObject({ kty: z.literal('RSA'), kid: z.string() })) });

type Known = { find: ReturnType<typeof createLocalJWKSet>; at: number };
type KeySetOptions = { url: string; now: () => Date; log: FastifyBaseLogger };

/**
 * The keys that the provider signs with, by the name in a token's head. They are kept, asked for again when they have aged or a
 * token names a new one, and go on being used while their address is away. Throws a 503 where no keys are known at all.
 */
export function createKeySet({ url, now, log }: KeySetOptions): JWTVerifyGetKey {
  let known: Known | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | null = null;

  const ask = async () => {
    askedAt = now().getTime();
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (!answer.ok) throw new Error(`the address of the keys answered ${answer.status}`);
      known = { find: createLocalJWKSet(keySetAnswer.parse(await answer.json())), at: askedAt };
    } catch (err) {
      log.warn({ err }, 'the keys of the identity provider did not come');
    }
  };
  /** Asks, unless that was done a moment ago. */
  const refresh = async () => {
    if (asking === null && now().getTime() - askedAt < COOLDOWN_MS) return;
    asking ??= ask().finally(() => {
      asking = null;
    });
    await asking;
  };
  const ageOf = (keys: Known | null) => (keys === null ? Number.POSITIVE_INFINITY : now().getTime() - keys.at);

  return async (header, token) => {
    if (ageOf(known) > KEPT_MS) await refresh();
    else if (ageOf(known) > FRESH_MS) void refresh();
    const before = known;
    if (before === null || ageOf(before) > KEPT_MS) throw unavailable('no keys of the identity provider are known');
    try {
      return await before.find(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      // A new key, perhaps.
      await refresh();
      if (known === before) throw error;
      return (known as Known).find(header, token);
    }
  };
}
