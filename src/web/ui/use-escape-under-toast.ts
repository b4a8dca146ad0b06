import { useEffect, useRef } from 'react';

const WINDOWS = '[role="dialog"], [role="alertdialog"]';

/**
 * Closes a window with Escape also while a message is up: the library gives the key to whatever came last, which is the message then.
 * Of several windows only the uppermost closes. Returns what to put on the window.
 */
export function useEscapeUnderToast<E extends HTMLElement>(close: () => void) {
  const box = useRef<E>(null);
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !('toast' in document.documentElement.dataset)) return;
      const windows = document.querySelectorAll(WINDOWS);
      if (windows[windows.length - 1] === box.current) latest.current();
    };
    // Before the message hears of it and is gone.
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, []);
  return box;
}
