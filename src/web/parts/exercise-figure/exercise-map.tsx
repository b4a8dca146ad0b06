import { lazy, Suspense } from 'react';
import { BodyMap } from './body-map.tsx';
import type { ExerciseMapProps } from './drawn-map.tsx';

/** Without the list of helping muscles, e.g. offline, the working ones are shown alone. */
function WorkingMap({ muscles }: ExerciseMapProps) {
  return <BodyMap primary={muscles} />;
}

/** Which muscles help is a file of its own, fetched when the first map is shown. */
const DrawnMap = lazy(() =>
  import('./drawn-map.tsx').then(
    (drawn) => ({ default: drawn.DrawnMap }),
    () => ({ default: WorkingMap }),
  ),
);

/** The body from both sides with what an exercise works: working muscles filled, helping ones lighter. */
export function ExerciseMap(props: ExerciseMapProps) {
  return (
    <Suspense fallback={<WorkingMap {...props} />}>
      <DrawnMap {...props} />
    </Suspense>
  );
}
