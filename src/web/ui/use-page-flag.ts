import { useEffect } from 'react';

/** Tells the rest of the page, styles included, what is on: `html[data-workout]`, `html[data-talk]`. */
export function usePageFlag(flag: 'workout' | 'talk'): void {
  useEffect(() => {
    document.documentElement.dataset[flag] = 'on';
    return () => {
      delete document.documentElement.dataset[flag];
    };
  }, [flag]);
}
