const RELOADED_AT = 'ironleaf.reloaded-at';
const ONCE_WITHIN_MS = 60_000;

/** True if the page may be loaded again: not if that was tried a moment ago. */
function mayReload(now: number): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
    if (now - last < ONCE_WITHIN_MS) return false;
    sessionStorage.setItem(RELOADED_AT, String(now));
    return true;
  } catch {
    return false;
  }
}

/** After a release, an open page may ask for code that is gone: it loads itself again, once, to get the new release. */
export function reloadOnceOnLostChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || !mayReload(Date.now())) return;
    event.preventDefault();
    window.location.reload();
  });
}
