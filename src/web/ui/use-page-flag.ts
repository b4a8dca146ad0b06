import { useEffect } from 'react';

/** Tells the rest of the page, styles included, what is on: `html[data-workout]`, `html[data-chat]`, `html[data-sheet]`. */
export function usePageFlag(flag: 'workout' | 'chat' | 'sheet'): void {
  useEffect(() => {
    document.documentElement.dataset[flag] = 'on';
    return () => {
      delete document.documentElement.dataset[flag];
    };
  }, [flag]);
}
