import { useEffect } from 'react';

/** Tells the rest of the page, styles included, what is on: `html[data-workout]`, `html[data-chat]`. */
export function usePageFlag(flag: 'workout' | 'chat'): void {
  useEffect(() => {
    document.documentElement.dataset[flag] = 'on';
    return () => {
      delete document.documentElement.dataset[flag];
    };
  }, [flag]);
}
