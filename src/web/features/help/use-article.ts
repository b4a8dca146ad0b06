import { type RefObject, useEffect, useRef } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import { type Article, articleById } from './articles.ts';

const placeNow = () => window.location.hash.slice(1);
const noPlace = () => '';

/** The article that the address names after its #, if there is one. */
export function useArticle(): Article | undefined {
  return articleById(useLocationProperty(placeNow, noPlace));
}

/** Takes the reader to a part of the page when the address names it. */
export function usePlace(place: string, part: RefObject<HTMLElement | null>): void {
  const isNamed = useLocationProperty(placeNow, noPlace) === place;
  useEffect(() => {
    if (!isNamed) return;
    part.current?.scrollIntoView({ block: 'center' });
    part.current?.focus({ preventScroll: true });
  }, [isNamed, part]);
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
