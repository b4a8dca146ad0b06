import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { PRODUCT } from '#core/product.ts';
import { routeAt } from './routes.ts';

/** What the window is called at a path. */
export function titleAt(path: string): string {
  const route = routeAt(path);
  if (path === '/' && route) return `${PRODUCT.name}: ${route.title.toLowerCase()}`;
  return `${route?.title ?? 'Page not found'} · ${PRODUCT.name}`;
}

/** True while the page is being changed by the browser's back or forward, which keep their own scroll position. */
function useWentBack(): RefObject<boolean> {
  const wentBack = useRef(false);
  useEffect(() => {
    const note = () => {
      wentBack.current = true;
    };
    window.addEventListener('popstate', note);
    return () => window.removeEventListener('popstate', note);
  }, []);
  return wentBack;
}

/** On a change of page: names the window, moves the focus to the content, scrolls to its top. Returns the new name. */
export function usePageChange(main: RefObject<HTMLElement | null>): string {
  const [path] = useLocation();
  const seen = useRef(path);
  const wentBack = useWentBack();
  const title = titleAt(path);

  useEffect(() => {
    document.title = title;
    if (seen.current === path) return;
    seen.current = path;
    main.current?.focus({ preventScroll: true });
    // A place on the page is found by the page itself, once it is there.
    if (!wentBack.current && window.location.hash === '') window.scrollTo(0, 0);
    wentBack.current = false;
  }, [path, title, main, wentBack]);
  return title;
}
