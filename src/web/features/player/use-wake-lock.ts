import { useEffect } from 'react';

/** Keeps the screen on, where the browser can; again each time the page comes back into view. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let sentinel: WakeLockSentinel | undefined;
    let left = false;
    const hold = async () => {
      if (document.visibilityState !== 'visible') return;
      const held = await navigator.wakeLock.request('screen');
      if (left) await held.release();
      else sentinel = held;
    };
    // A phone that saves power may refuse: then the screen goes dark as ever.
    const tryToHold = () => void hold().catch(() => undefined);
    tryToHold();
    document.addEventListener('visibilitychange', tryToHold);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', tryToHold);
      void sentinel?.release();
    };
  }, []);
}
