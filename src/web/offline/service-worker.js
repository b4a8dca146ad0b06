// The service worker: keeps the app itself on the device and nothing of any person; answers of the API never enter its caches.
// `scripts/service-worker.mjs` writes into it which files the app is made of, and what makes it bundles it as a script of its own.
import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

// Their listeners come first.
importScripts('/push-messages.js', '/worker-routes.js');

// A first visit is kept at once; a new version waits until the person takes it.
clientsClaim();
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') self.skipWaiting();
});

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

// The empty page can become any page. Files, the API and the operator's page are no pages of the app.
const NO_PAGES = [/^\/api(?:\/|$)/, /^\/operator\//, /\.\w+$/];
registerRoute(new NavigationRoute(createHandlerBoundToURL('/app.html'), { denylist: NO_PAGES }));
