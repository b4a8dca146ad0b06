import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/account.ts';
import { decideConsent } from '../consents/decide-consent.ts';
import type { Dependencies } from '../dependencies.ts';
import { downloadRoute } from '../http/file-route.ts';
import type { Router } from '../http/router.ts';
import { exportPerson } from './export-person.ts';
import { publishedSchema, SCHEMA_PATH } from './export-schema.ts';
import { readAccount, readConsents } from './read-account.ts';
import { keepAccount, requestDeletion } from './request-deletion.ts';
import { setNews } from './set-news.ts';

export function accountRoutes({ route, jobRoute }: Router, { identity, site }: Dependencies): void {
  route(contract.getAccount, ({ db, session, now }) => readAccount(db, session, now));

  route(contract.setConsent, async ({ db, session, body, now, newId }) => {
    const { userId, email } = session;
    await decideConsent(db, { userId, ...body, now, newId });
    if (body.purpose === 'news') await setNews(db, { email, wanted: body.given, now, newId, siteUrl: site.url });
    return readConsents(db, userId);
  });

  jobRoute(
    contract.requestDeletion,
    async ({ session, now, newId }) => {
      await identity.endSessions(session.userId, session.sessionId);
      return (tx) => requestDeletion(tx, { session, siteUrl: site.url, now, newId });
    },
    { event: 'deletion' },
  );

  route(contract.keepAccount, async ({ db, session }) => {
    await keepAccount(db, session);
    return { ok: true };
  });
}

/** The download and the schema of what is in it: neither is JSON of the contract. */
export function exportRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { identity, files, site } = dependencies;
  downloadRoute(app, dependencies, {
    operation: contract.exportAccount,
    limit: 'export',
    handler: async ({ db, session, now, log }) => ({
      type: 'application/zip',
      name: `ironleaf-${now.toISOString().slice(0, 10)}.zip`,
      stream: await exportPerson(db, { session, identity, files, siteUrl: site.url, now, log }),
    }),
  });

  let schema: string | undefined;
  app.get(SCHEMA_PATH, { schema: { hide: true } }, (_request, reply) => {
    schema ??= JSON.stringify(publishedSchema(site.url), null, 1);
    return reply.type('application/schema+json; charset=utf-8').header('cache-control', 'no-cache').send(schema);
  });
}
