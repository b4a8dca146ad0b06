import { type RefObject, useEffect, useRef } from 'react';
import type { Article } from '#core/content/documents.ts';
import { useNamedPlace } from '#web/ui/use-named-place.ts';
import { articleById } from './articles.ts';

/** The article that the address names after its #, if there is one. */
export function useArticle(): Article | undefined {
  return articleById(useNamedPlace());
}

/** Takes the reader to a part of the page when the address names it. */
export function usePlace(place: string, part: RefObject<HTMLElement | null>): void {
  const isNamed = useNamedPlace() === place;
  const wasOpenedThere = useRef(false);
  useEffect(() => {
    // Named before it is known here, on a page that was written at build time: the browser has been there. The reader may have
    // gone on since, and a page that moves slips away under a press of that moment.
    if (isNamed && !wasOpenedThere.current) {
      part.current?.scrollIntoView({ block: 'center' });
      part.current?.focus({ preventScroll: true });
    }
    wasOpenedThere.current = !isNamed && window.location.hash.slice(1) === place;
  }, [isNamed, part, place]);
}

/** On a change from one view of the page to another, not at first: top of the page, focus on the new heading. */
export function useFocusOnChange(heading: RefObject<HTMLElement | null>, view: string): void {
  const seen = useRef(view);
  useEffect(() => {
    if (seen.current === view) return;
    seen.current = view;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [heading, view]);
}
