import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { serveSiteFiles } from './site-files.ts';

const now = () => new Date('2026-05-04T12:00:00.000Z');

async function get(url: string, options: { publicUrl?: string; securityContact?: string } = {}) {
  const app = Fastify();
  serveSiteFiles(app, { publicUrl: null, securityContact: null, now, ...options });
  const answer = await app.inject({ url, headers: { host: 'localhost:3000' } });
  await app.close();
  return answer;
}

describe('what machines look for', () => {
  it('the map of the site lists every public page, at the address that it has', async () => {
    const { body } = await get('/sitemap.xml', { publicUrl: 'https://fit.example.com' });
    expect([...body.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1])).toEqual([
      'https://fit.example.com/',
      'https://fit.example.com/faq',
      'https://fit.example.com/help-center',
      'https://fit.example.com/terms-of-service',
      'https://fit.example.com/privacy-policy',
      'https://fit.example.com/consumer-health-data',
    ]);
    expect((await get('/sitemap.xml')).body).toContain('<loc>http://localhost:3000/faq</loc>');
  });

  it('robots may read everything but the API, and are told of the map', async () => {
    expect((await get('/robots.txt')).body).toBe(
      'User-agent: *\nDisallow: /api/\nSitemap: http://localhost:3000/sitemap.xml\n',
    );
  });

  it('says where to report a hole only where someone listens', async () => {
    expect((await get('/.well-known/security.txt')).statusCode).toBe(404);
    const { body } = await get('/.well-known/security.txt', { securityContact: 'mailto:security@example.com' });
    expect(body).toContain('Contact: mailto:security@example.com\n');
    expect(body).toContain('Expires: 2026-10-31T12:00:00.000Z\n');
  });
});
