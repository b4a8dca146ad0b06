// The page of `npm run figures`: each exercise at the beginning, the middle and the turn of a repetition.
import { createElement as el } from 'react';
import { createRoot } from 'react-dom/client';
import exercises from '#data/exercises.json' with { type: 'json' };
import { drawMove } from '#web/parts/exercise-figure/draw-move.ts';
import { drawPose } from '#web/parts/exercise-figure/draw-pose.ts';
import { FigureDrawing } from '#web/parts/exercise-figure/figure-drawing.tsx';
import { poseOf, poseOfId } from '#web/parts/exercise-figure/figures.ts';
import { moveOf } from '#web/parts/exercise-figure/moves.ts';
import type { Drawing } from '#web/parts/exercise-figure/shapes.ts';
import '#web/ui/tokens.css';

const SIZE = 150;
const MARKED = 2;
/** Of the steps there and back: the first, one half way, and where it turns. */
const SHOWN = [0, 4, 8];

function drawingsOf(id: string, muscles: readonly string[]): readonly (Drawing | undefined)[] {
  const pose = poseOf(id);
  const move = moveOf(id);
  if (move) return SHOWN.map((index) => drawMove(move, muscles).moments[index]);
  return pose ? [drawPose(pose, muscles)] : [];
}

const asked = new URLSearchParams(window.location.search);
const names = asked.get('names')?.split(',');
const [from, to] = [Number(asked.get('from') ?? 0), Number(asked.get('to') ?? exercises.length)];
const shown = exercises.filter(({ id }) => !names || names.includes(id) || names.includes(poseOfId(id) ?? ''));

createRoot(document.body).render(
  el(
    'div',
    { style: { display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 8, padding: 8, color: 'var(--text)' } },
    shown.slice(from, to).map(({ id, primaryMuscles }) =>
      el(
        'figure',
        { key: id, style: { margin: 0, background: 'var(--surface-2)', font: '13px sans-serif' } },
        el('figcaption', { style: { padding: 4 } }, `${id} · ${poseOfId(id) ?? 'no pose'}`),
        el(
          'div',
          { style: { display: 'flex' } },
          drawingsOf(id, primaryMuscles.slice(0, MARKED)).map(
            (drawing, index) => drawing && el(FigureDrawing, { key: String(index), drawing, size: SIZE }),
          ),
        ),
      ),
    ),
  ),
);
document.documentElement.style.background = 'var(--ground)';
document.body.dataset.count = String(shown.length);
