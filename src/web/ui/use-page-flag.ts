import { useLayoutEffect } from 'react';

type PageFlag = 'workout' | 'chat' | 'sheet' | 'tabs' | 'toast';

/**
 * Tells the rest of the page, styles included, what is on: `html[data-workout]`, `html[data-chat]`, `html[data-sheet]` and so on.
 * Before it is drawn: what makes way for it would stand there for an instant.
 */
export function usePageFlag(flag: PageFlag, isOn = true): void {
  useLayoutEffect(() => {
    if (!isOn) return;
    document.documentElement.dataset[flag] = 'on';
    return () => {
      delete document.documentElement.dataset[flag];
    };
  }, [flag, isOn]);
}
