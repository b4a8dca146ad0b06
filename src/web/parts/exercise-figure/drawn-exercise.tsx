import { BodySide } from './body-map.tsx';
import { drawPose } from './draw-pose.ts';
import { FigureDrawing } from './figure-drawing.tsx';
import { poseNamed, poseOf } from './figures.ts';

/** More leaves than this hide the figure. */
const MARKED_MUSCLES = 2;

export type ExerciseFigureProps = {
  exerciseId: string;
  /** The working muscles, the most important first. */
  muscles: readonly string[];
  /** Width and height on the screen, in px. */
  size: number;
  /** What a screen reader says; without it, as beside the exercise's name, the figure says nothing. */
  label?: string;
};

/** The figure of an exercise; for one that no single moment can show, a standing person with its muscles. */
export function DrawnExercise({ exerciseId, muscles, size, label }: ExerciseFigureProps) {
  const pose = poseOf(exerciseId);
  if (!pose) return <BodySide muscles={muscles} size={size} label={label} />;
  const marked = muscles.slice(0, MARKED_MUSCLES).map((name) => name.toLowerCase().replace(/ /g, '_'));
  return <FigureDrawing drawing={drawPose(pose, marked)} size={size} label={label} />;
}

export type PoseFigureProps = {
  /** Its name in `data/exercise-figures.json`. */
  pose: string;
  /** Width and height on the screen, in px. */
  size: number;
};

/** A person in a pose, no muscle marked; it says nothing, its name stands beside it. */
export function DrawnPose({ pose: name, size }: PoseFigureProps) {
  const pose = poseNamed(name);
  return pose ? <FigureDrawing drawing={drawPose(pose, [])} size={size} /> : null;
}
