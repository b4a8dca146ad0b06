import { useEffect, useState } from 'react';

const EVERY_MS = 250;

/** The present moment, milliseconds since 1970; right again at once when the page wakes up. Stands still unless `running`. */
export function useNow(running: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!running) return;
    const read = () => setNow(Date.now());
    read();
    const timer = setInterval(read, EVERY_MS);
    document.addEventListener('visibilitychange', read);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, [running]);
  return now;
}
