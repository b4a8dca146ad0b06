import type { FastifyInstance } from 'fastify';
import { loadCatalogue } from './catalogue/catalogue.ts';
import type { Dependencies } from './dependencies.ts';
import { favoriteRoutes } from './favorites/routes.ts';
import { feedbackRoutes } from './feedback/routes.ts';
import { healthRoutes } from './health/routes.ts';
import { createRouter, type Router } from './http/router.ts';
import { createServer, type ServerOptions } from './http/server.ts';
import { logRoutes } from './logs/routes.ts';
import { membershipRoutes } from './membership/routes.ts';
import { planRoutes } from './plans/routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { settingsRoutes } from './settings/routes.ts';
import { trainingRoutes } from './training/routes.ts';
import { userRoutes } from './user/routes.ts';

/** The whole server but for the port it listens on. */
export function buildApp(dependencies: Dependencies, options: ServerOptions): Promise<FastifyInstance> {
  return createServer(options, (app) => {
    registerRoutes(createRouter(app, dependencies), dependencies);
    dependencies.identity.mount(app);
  });
}

/** Every feature's routes, in one place. */
function registerRoutes(router: Router, { database, identity }: Dependencies): void {
  healthRoutes(router, database);
  settingsRoutes(router, identity);
  userRoutes(router);
  profileRoutes(router, loadCatalogue());
  planRoutes(router, loadCatalogue());
  favoriteRoutes(router);
  feedbackRoutes(router, loadCatalogue());
  logRoutes(router);
  membershipRoutes(router);
  trainingRoutes(router, loadCatalogue());
}
