import { type ReactNode, useEffect, useRef, useState } from 'react';

/** How far below the window something may begin and still be on its way. */
const NEAR = '600px';

type WhenNearProps = { children: ReactNode /** Holds its place until then. */; placeholder: ReactNode };

/** Shows its content, and lets the code for it be fetched, once the reader comes near; from then on it stays. */
export function WhenNear({ children, placeholder }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return isNear ? children : <div ref={place}>{placeholder}</div>;
}
