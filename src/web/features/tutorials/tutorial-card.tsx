import { Play } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import styles from './tutorial-card.module.css';
import { PICTURE, secondsOf, type Tutorial } from './tutorials.ts';

const TutorialDialog = lazy(() =>
  import('./tutorial-dialog.tsx').then((module) => ({ default: module.TutorialDialog })),
);

/** A picture of the walk-through and how long it takes; pressed, it plays in a window over the page. */
export function TutorialCard({ tutorial }: { tutorial: Tutorial }) {
  const [open, setOpen] = useState(false);
  const { title, poster, steps } = tutorial;
  return (
    <>
      <button type="button" className={styles.card} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className={styles.poster}>
          <img src={poster} alt="" width={PICTURE.width} height={PICTURE.height} loading="lazy" decoding="async" />
        </span>
        <span className={styles.words}>
          <strong>{title}</strong>
          <span className={styles.time}>
            <Play />
            {steps.length} steps, {secondsOf(tutorial)} s
          </span>
        </span>
      </button>
      {open && (
        <Suspense>
          <TutorialDialog tutorial={tutorial} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
