// Part of the service worker: what needs no thinking is answered without starting it, where the browser can do that. A phone
// then has both its cores for the page. Elsewhere everything goes through the worker's fetch handler, with the same answers.
self.addEventListener('install', (event) => {
  if (!event.addRoutes) return;
  event.addRoutes([
    { condition: { urlPattern: { pathname: '/assets/*' } }, source: 'cache' },
    { condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' },
  ]);
});
