import { getLive, getReady } from '#contract/health.ts';
import type { Database } from '../db/database.ts';
import { unavailable } from '../http/http-error.ts';
import type { Router } from '../http/router.ts';

export function healthRoutes({ publicRoute }: Router, database: Database): void {
  publicRoute(getLive, async () => ({ status: 'live' }));
  publicRoute(getReady, async () => {
    if (!database.isReady()) throw unavailable();
    await database.ping();
    return { status: 'ready' };
  });
}
