import { getLive, getReady } from '#contract/health.ts';
import type { Database } from '../db/database.ts';
import { unavailable } from '../http/http-error.ts';
import type { Router } from '../http/router.ts';

export function healthRoutes({ publicRoute }: Router, database: Database): void {
  // Whoever watches the server must not take a full one for a dead one.
  const watched = { throttle: null };
  publicRoute(getLive, async () => ({ status: 'live' }), watched);
  publicRoute(
    getReady,
    async () => {
      if (!database.isReady()) throw unavailable();
      await database.ping();
      return { status: 'ready' };
    },
    watched,
  );
}
