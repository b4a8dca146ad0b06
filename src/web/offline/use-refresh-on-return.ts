import { useEffect, useRef } from 'react';

/** Runs when there is a network again, or when the person comes back to the page. */
export function useRefreshOnReturn(refresh: () => Promise<void>): void {
  const latest = useRef(refresh);
  latest.current = refresh;
  useEffect(() => {
    const onReturn = () => {
      if (navigator.onLine && document.visibilityState === 'visible') void latest.current();
    };
    window.addEventListener('online', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      window.removeEventListener('online', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, []);
}
