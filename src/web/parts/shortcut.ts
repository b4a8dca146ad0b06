import { useEffect, useRef } from 'react';

type Shortcut = 'workout' | 'weight' | 'groceries';

/** Whether the app was opened by a shortcut of its icon; asked once, or a reload would do it again. */
function takeShortcut(name: Shortcut): boolean {
  const { pathname, search } = window.location;
  if (new URLSearchParams(search).get('do') !== name) return false;
  window.history.replaceState(window.history.state, '', pathname);
  return true;
}

/** Does what a shortcut of the app's icon promises, as soon as the part that can do it is there. */
export function useShortcut(name: Shortcut, act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (takeShortcut(name)) latest.current();
  }, [name]);
}
