import { Workbox } from 'workbox-window';

const ADDRESS = '/service-worker.js';
const LOOK_EVERY_MS = 3_600_000;

/** Takes the new version: the page loads itself again with it. */
export type TakeUpdate = () => void;

let started = false;

/** Installs the service worker, once, and tells when a new version of the app waits. Nothing is ever replaced unasked. */
export function registerWorker(onUpdate: (take: TakeUpdate) => void): void {
  if (started || import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  started = true;
  const workbox = new Workbox(ADDRESS);
  workbox.addEventListener('waiting', () =>
    onUpdate(() => {
      workbox.addEventListener('controlling', () => window.location.reload());
      workbox.messageSkipWaiting();
    }),
  );
  // Storage that is switched off, or a page without https: then the app needs its network.
  workbox.register().catch(() => undefined);
  setInterval(() => {
    if (navigator.onLine) workbox.update().catch(() => undefined);
  }, LOOK_EVERY_MS);
}
