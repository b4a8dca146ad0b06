import { lazy, Suspense } from 'react';
import type { ExerciseFigureProps, PoseFigureProps } from './drawn-exercise.tsx';

/** Without the drawings, e.g. offline, the place stays empty: the exercise's name stands beside it. */
function EmptyPlace({ size }: Pick<ExerciseFigureProps, 'size'>) {
  return <svg width={size} height={size} aria-hidden="true" />;
}

/** The poses are a file of their own, fetched when the first figure is shown. */
const DrawnExercise = lazy(() =>
  import('./drawn-exercise.tsx').then(
    (drawn) => ({ default: drawn.DrawnExercise }),
    () => ({ default: EmptyPlace }),
  ),
);

const DrawnPose = lazy(() =>
  import('./drawn-exercise.tsx').then(
    (drawn) => ({ default: drawn.DrawnPose }),
    () => ({ default: EmptyPlace }),
  ),
);

/** A person at this exercise, in lines, the working muscles filled. Made for 24 to 160 px. */
export function ExerciseFigure(props: ExerciseFigureProps) {
  return (
    <Suspense fallback={<EmptyPlace size={props.size} />}>
      <DrawnExercise {...props} />
    </Suspense>
  );
}

/** A person in a pose, in lines. */
export function PoseFigure(props: PoseFigureProps) {
  return (
    <Suspense fallback={<EmptyPlace size={props.size} />}>
      <DrawnPose {...props} />
    </Suspense>
  );
}
