import { useRef, useState } from 'react';
import { prefersReducedMotion } from '#web/ui/reduced-motion.ts';
import { BodySide } from './body-map.tsx';
import { drawMove } from './draw-move.ts';
import { drawPose } from './draw-pose.ts';
import styles from './drawn-exercise.module.css';
import { FigureDrawing } from './figure-drawing.tsx';
import { poseNamed, poseOf } from './figures.ts';
import { type Move, moveOf } from './moves.ts';

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
  /** Shows how the exercise goes, round and round, with a tap to stop it; still where less motion is asked for. */
  moving?: boolean;
};

/** The figure of an exercise; for one that no single moment can show, a standing person with its muscles. */
export function DrawnExercise({ exerciseId, muscles, size, label, moving = false }: ExerciseFigureProps) {
  const pose = poseOf(exerciseId);
  if (!pose) return <BodySide muscles={muscles} size={size} label={label} />;
  const marked = muscles.slice(0, MARKED_MUSCLES).map((name) => name.toLowerCase().replace(/ /g, '_'));
  const move = moving && !prefersReducedMotion() ? moveOf(exerciseId) : undefined;
  if (move) return <MovingExercise key={exerciseId} move={move} muscles={marked} size={size} />;
  return <FigureDrawing drawing={drawPose(pose, marked)} size={size} label={label} />;
}

/** What moves by itself can be stopped (WCAG 2.2.2): the figure is its own button. */
function MovingExercise({ move, muscles, size }: { move: Move; muscles: readonly string[]; size: number }) {
  const [drawing] = useState(() => drawMove(move, muscles));
  const [isPaused, setPaused] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const still = drawing.moments[0];
  const toggle = () => {
    const svg = button.current?.querySelector('svg');
    if (isPaused) svg?.unpauseAnimations();
    else svg?.pauseAnimations();
    setPaused(!isPaused);
  };
  return (
    <button
      ref={button}
      type="button"
      className={styles.moving}
      aria-label={isPaused ? 'Show the movement' : 'Stop the movement'}
      onClick={toggle}
    >
      {still && <FigureDrawing drawing={still} moving={drawing} size={size} />}
    </button>
  );
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
