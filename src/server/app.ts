import type { FastifyInstance } from 'fastify';
import { accountRoutes, exportRoutes } from './account/routes.ts';
import { adaptiveRoutes } from './adaptive/routes.ts';
import { operatorRoutes } from './analytics/operator-routes.ts';
import { analyticsRoutes } from './analytics/routes.ts';
import { billingRoutes } from './billing/routes.ts';
import { loadCatalogue } from './catalogue/catalogue.ts';
import { chatRoutes } from './chat/routes.ts';
import { communityPhotoRoute, communityRoutes } from './community/routes.ts';
import { deedRoutes } from './deeds/routes.ts';
import type { Dependencies } from './dependencies.ts';
import { favoriteRoutes } from './favorites/routes.ts';
import { feedbackRoutes } from './feedback/routes.ts';
import { healthRoutes } from './health/routes.ts';
import { nameAskers } from './http/asker.ts';
import { createRouter, type Router } from './http/router.ts';
import { createServer, type ServerOptions } from './http/server.ts';
import { queueRequestsOfSession } from './http/session-turns.ts';
import { serveSiteFiles } from './http/site-files.ts';
import { throttleRequests } from './http/throttle.ts';
import { importRoutes } from './imports/routes.ts';
import { logRoutes } from './logs/routes.ts';
import { membershipRoutes } from './membership/routes.ts';
import { memoryRoutes } from './memory/routes.ts';
import { newsletterRoutes } from './newsletter/routes.ts';
import { paperRoutes } from './papers/routes.ts';
import { photoRoutes } from './photos/routes.ts';
import { planRoutes } from './plans/routes.ts';
import { premisesRoutes } from './premises/routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { progressRoutes } from './progress/routes.ts';
import { reminderRoutes } from './reminders/routes.ts';
import { settingsRoutes } from './settings/routes.ts';
import { supportRoutes } from './support/routes.ts';
import { trainingRoutes } from './training/routes.ts';
import { userRoutes } from './user/routes.ts';

/** The whole server but for the port it listens on. */
export function buildApp(
  dependencies: Dependencies,
  options: Omit<ServerOptions, 'countsVisits' | 'pageSources'>,
): Promise<FastifyInstance> {
  const { analytics, identity } = dependencies;
  const { pageSources } = identity;
  return createServer({ ...options, countsVisits: analytics !== null, pageSources }, (app) => {
    throttleRequests(app, dependencies);
    queueRequestsOfSession(app, dependencies);
    nameAskers(app, dependencies);
    registerRoutes(createRouter(app, dependencies), dependencies);
    photoRoutes(app, dependencies);
    exportRoutes(app, dependencies);
    communityPhotoRoute(app, dependencies);
    paperRoutes(app, dependencies, loadCatalogue());
    const { billing } = dependencies;
    if (billing?.kind === 'stripe') billingRoutes(app, { ...dependencies, provider: billing.provider });
    dependencies.identity.mount(app);
    if (analytics?.token) operatorRoutes(app, { ...dependencies, token: analytics.token });
    const { site, now } = dependencies;
    serveSiteFiles(app, { publicUrl: options.publicUrl, securityContact: site.securityContact, now });
  });
}

/** Every feature's routes, in one place. */
function registerRoutes(router: Router, dependencies: Dependencies): void {
  const { database, identity, planWriter, site } = dependencies;
  healthRoutes(router, database);
  settingsRoutes(router, identity, site);
  userRoutes(router);
  accountRoutes(router, dependencies);
  profileRoutes(router, loadCatalogue());
  premisesRoutes(router, loadCatalogue(), dependencies);
  planRoutes(router, loadCatalogue(), planWriter);
  chatRoutes(router, loadCatalogue(), dependencies);
  deedRoutes(router, loadCatalogue());
  communityRoutes(router, loadCatalogue(), dependencies);
  favoriteRoutes(router);
  memoryRoutes(router, loadCatalogue());
  feedbackRoutes(router, loadCatalogue());
  logRoutes(router);
  importRoutes(router);
  progressRoutes(router, loadCatalogue());
  membershipRoutes(router, dependencies);
  trainingRoutes(router, loadCatalogue());
  adaptiveRoutes(router, loadCatalogue());
  reminderRoutes(router, dependencies.push);
  newsletterRoutes(router, { siteUrl: site.url });
  supportRoutes(router, site);
  if (dependencies.analytics) analyticsRoutes(router, dependencies.limits);
}
