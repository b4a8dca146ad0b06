import { prefersReducedMotion } from '#web/ui/reduced-motion.ts';

const LASTS_MS = 3000;
const EVERY_MS = 250;
const PIECES = 24;

/** The library runs on the page itself: a worker of its own would break our content policy. */
async function prepare(canvas: HTMLCanvasElement) {
  const { create } = await import('canvas-confetti');
  return create(canvas, { resize: true, useWorker: false });
}

/** Colours of the design, read where it names them. */
function coloursOf(canvas: HTMLCanvasElement): string[] {
  const style = getComputedStyle(canvas);
  const names = ['--leaf', '--macro-carbs', '--macro-fat', '--text'];
  return names.map((name) => style.getPropertyValue(name).trim()).filter((colour) => colour !== '');
}

/** Confetti for three seconds on a canvas; `celebrate` begins anew. Nothing where less motion is wanted. */
export function createConfetti(canvas: HTMLCanvasElement): { celebrate: () => void; stop: () => void } {
  let timer: ReturnType<typeof setInterval> | undefined;
  let fire: ReturnType<typeof prepare> | undefined;
  const stop = () => clearInterval(timer);
  return {
    stop,
    celebrate() {
      stop();
      if (prefersReducedMotion()) return;
      fire ??= prepare(canvas);
      const until = Date.now() + LASTS_MS;
      const burst = async () => {
        if (Date.now() >= until) return stop();
        const colors = coloursOf(canvas);
        const shoot = await fire;
        for (const x of [0.15, 0.85]) {
          // Its promise is kept when the last piece has fallen: nothing waits for that.
          void shoot?.({
            colors,
            particleCount: PIECES,
            spread: 70,
            startVelocity: 32,
            origin: { x, y: 0.35 },
          });
        }
      };
      // Without its code, e.g. offline, there is no confetti, and nothing is lost.
      const start = () => void burst().catch(stop);
      start();
      timer = setInterval(start, EVERY_MS);
    },
  };
}
