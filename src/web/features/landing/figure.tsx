import figures from '#data/figures.json' with { type: 'json' };
import { drawPose } from '#web/parts/exercise-figure/draw-pose.ts';
import { FigureDrawing } from '#web/parts/exercise-figure/figure-drawing.tsx';
import type { Pose } from '#web/parts/exercise-figure/pose.ts';

export type FigureName = keyof typeof figures;

type FigureProps = { name: FigureName; size?: number; className?: string | undefined };

/** A person at work, in lines; the working muscle is filled. */
export function Figure({ name, size = 64, className }: FigureProps) {
  const { label, muscles, pose } = figures[name];
  return (
    <FigureDrawing
      drawing={drawPose(pose as unknown as Pose, muscles)}
      size={size}
      label={label}
      className={className}
    />
  );
}
