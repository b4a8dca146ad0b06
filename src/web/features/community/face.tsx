import type { Face as FaceName } from '#core/community/rules.ts';
import { ExerciseFigure } from '#web/parts/exercise-figure/exercise-figure.tsx';
import styles from './community.module.css';

const SIZE = 34;

/** A letter or a figure; the name stands beside it. */
export function Face({ name, face }: { name: string; face: FaceName }) {
  return (
    <span className={styles.face} aria-hidden="true">
      {face === 'letter' ? (
        name.slice(0, 1).toUpperCase()
      ) : (
        <ExerciseFigure exerciseId={face} muscles={[]} size={SIZE} />
      )}
    </span>
  );
}
