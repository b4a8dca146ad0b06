import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { createConfetti } from './confetti.ts';

/** A canvas over everything, and what lets confetti fall on it. */
export function useConfetti(): { canvas: RefObject<HTMLCanvasElement | null>; celebrate: () => void } {
  const canvas = useRef<HTMLCanvasElement>(null);
  const confetti = useRef<ReturnType<typeof createConfetti>>(undefined);
  const celebrate = useCallback(() => {
    if (!canvas.current) return;
    confetti.current ??= createConfetti(canvas.current);
    confetti.current.celebrate();
  }, []);
  useEffect(() => () => confetti.current?.stop(), []);
  return { canvas, celebrate };
}
