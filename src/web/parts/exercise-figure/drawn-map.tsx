import helping from '#data/helping-muscles.json' with { type: 'json' };
import { BodyMap } from './body-map.tsx';

const HELPING: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(helping));

export type ExerciseMapProps = { exerciseId: string; muscles: readonly string[] };

/** The body map of an exercise with the muscles that help. */
export function DrawnMap({ exerciseId, muscles }: ExerciseMapProps) {
  return <BodyMap primary={muscles} secondary={HELPING.get(exerciseId)} />;
}
