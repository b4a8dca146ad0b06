import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { PageSources } from '../identity/identity.ts';

const PERMISSIONS = 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()';

/** A page may load only what this server serves and what signing in needs of others, and nothing may frame it. */
const contentSecurityPolicy = ({ connect = [], script = [], frame = [] }: Partial<PageSources>) => ({
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'", ...script],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'blob:', 'data:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'", ...connect],
  ...(frame.length > 0 && { frameSrc: [...frame] }),
  workerSrc: ["'self'"],
  manifestSrc: ["'self'"],
  formAction: ["'self'"],
  baseUri: ["'none'"],
  objectSrc: ["'none'"],
  frameAncestors: ["'none'"],
});

const HSTS_SECONDS = 63_072_000;
const REFERRERS = 'strict-origin-when-cross-origin';

/** The headers of an answer to a request so broken that no hook runs for it. */
export const bareHeaders = (isHttps: boolean): Record<string, string> => ({
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': REFERRERS,
  ...(isHttps && { 'strict-transport-security': `max-age=${HSTS_SECONDS}; includeSubDomains` }),
});

type PageSafety = { isHttps: boolean } & Partial<PageSources>;

export async function sendSecurityHeaders(app: FastifyInstance, { isHttps, ...sources }: PageSafety): Promise<void> {
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(sources) },
    strictTransportSecurity: isHttps && { maxAge: HSTS_SECONDS, includeSubDomains: true },
    referrerPolicy: { policy: REFERRERS },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', PERMISSIONS).header('x-request-id', request.id);
    if (request.url.startsWith('/api')) reply.header('cache-control', 'no-store');
  });
}
