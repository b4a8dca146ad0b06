import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './print-sheet.module.css';

/** Prints one sheet in the place of the whole page. `print()` makes it; put `sheet` anywhere. */
export function usePrint(content: ReactNode): { print: () => void; sheet: ReactNode } {
  const [times, setTimes] = useState(0);
  return {
    print: () => setTimes(times + 1),
    sheet: times > 0 && <PrintSheet key={times}>{content}</PrintSheet>,
  };
}

function PrintSheet({ children }: { children: ReactNode }) {
  const [isDone, setDone] = useState(false);
  const isStarted = useRef(false);
  useEffect(() => {
    if (isDone) return;
    const { documentElement } = document;
    const finish = () => setDone(true);
    documentElement.setAttribute('data-print', 'sheet');
    window.addEventListener('afterprint', finish);
    if (!isStarted.current) window.print();
    isStarted.current = true;
    return () => {
      documentElement.removeAttribute('data-print');
      window.removeEventListener('afterprint', finish);
    };
  }, [isDone]);
  if (isDone) return null;
  return createPortal(<div className={styles.sheet}>{children}</div>, document.body);
}
