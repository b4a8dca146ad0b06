import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { countEvent } from '#web/api/count-event.ts';
import { routeAt } from './routes.ts';

/** Counts each page that is looked at, by the address of the page and never by what stands in the address bar. */
export function useCountPage(): void {
  const [path] = useLocation();
  useEffect(() => countEvent({ event: 'page_view', page: routeAt(path)?.path ?? 'other' }), [path]);
}
