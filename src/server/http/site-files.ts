import type { FastifyInstance, FastifyRequest } from 'fastify';
import { httpError } from './http-error.ts';
import { PUBLIC_PAGES } from './pages.ts';

type SiteOptions = {
  publicUrl: string | null;
  /** Where to report a hole: `mailto:` or `https:`; null as long as nobody reads reports. */
  securityContact: string | null;
  now: () => Date;
};

const DAY_MS = 86_400_000;
/** How long a reader may rely on security.txt. */
const CONTACT_HOLDS_MS = 180 * DAY_MS;

/** Serves what machines look for at fixed addresses: robots.txt, sitemap.xml and, if there is a contact, security.txt. */
export function serveSiteFiles(app: FastifyInstance, { publicUrl, securityContact, now }: SiteOptions): void {
  const originFor = (request: FastifyRequest) => publicUrl ?? `${request.protocol}://${request.host}`;
  const hidden = { schema: { hide: true } };

  app.get('/robots.txt', hidden, (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(`User-agent: *\nDisallow: /api/\nSitemap: ${originFor(request)}/sitemap.xml\n`),
  );

  app.get('/sitemap.xml', hidden, (request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(sitemap(originFor(request))),
  );

  app.get('/.well-known/security.txt', hidden, (request, reply) => {
    if (securityContact === null) throw httpError('not_found', 'There is nothing at this address.');
    const expires = new Date(now().getTime() + CONTACT_HOLDS_MS).toISOString();
    const canonical = `${originFor(request)}/.well-known/security.txt`;
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(`Contact: ${securityContact}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${canonical}\n`);
  });
}

function sitemap(origin: string): string {
  const urls = PUBLIC_PAGES.map((path) => `  <url><loc>${escaped(origin + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
