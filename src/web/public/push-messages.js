// Part of the service worker: shows what the server or the page wants to remind of. The server sends only words that are fit
// for a locked screen.
self.addEventListener('push', (event) => {
  let message = {};
  try {
    message = event.data?.json() ?? {};
  } catch {
    // Not ours: the browser still wants something to be shown.
  }
  const { title = 'Ironleaf', body = '', path = '/dashboard', tag = 'reminder' } = message;
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: { path } }));
});

/** Brings the app to the front, or opens it. */
async function openApp(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ focused }) => focused) ?? pages[0];
  if (page) return page.focus();
  return self.clients.openWindow(path);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = event.notification.data?.path;
  event.waitUntil(openApp(typeof path === 'string' && /^\/[a-z-]*$/.test(path) ? path : '/dashboard'));
});
