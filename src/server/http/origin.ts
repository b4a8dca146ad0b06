import type { FastifyInstance, FastifyRequest } from 'fastify';
import { httpError } from './http-error.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const OWN_SITES = new Set(['same-origin', 'none']);

/** Refuses writes that another site makes a browser send. A client that is no browser sends neither header. */
export function refuseOtherSites(app: FastifyInstance, publicUrl: string | null): void {
  const publicHost = publicUrl === null ? null : new URL(publicUrl).host;
  app.addHook('onRequest', async (request) => {
    if (SAFE_METHODS.has(request.method) || isOwnSite(request, publicHost)) return;
    throw httpError('forbidden', 'This request comes from another site.', {
      detail: { origin: request.headers.origin, site: request.headers['sec-fetch-site'] },
    });
  });
}

function isOwnSite({ headers }: FastifyRequest, publicHost: string | null): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && !OWN_SITES.has(String(site))) return false;
  if (headers.origin === undefined) return true;
  const host = URL.canParse(headers.origin) ? new URL(headers.origin).host : '';
  return host !== '' && (host === headers.host || host === publicHost);
}
