import { ArrowLeft, ArrowRight, Pause, Play, RotateCcw } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Button, IconButton } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { prefersReducedMotion } from '#web/ui/reduced-motion.ts';
import styles from './tutorial-player.module.css';
import { PICTURE, type Tutorial } from './tutorials.ts';
import { type Slides, useSlides } from './use-slides.ts';

/** Plays at once, since someone asked for it; where less motion is wanted, every step waits for a press. */
export function TutorialPlayer({ tutorial: { title, steps } }: { tutorial: Tutorial }) {
  const slides = useSlides(steps, !prefersReducedMotion());
  const { step, back, next } = slides;
  const shown = steps[step];
  const following = steps[step + 1];

  // The next picture is there when its turn comes.
  useEffect(() => {
    if (following) new Image().src = following.picture;
  }, [following]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowLeft') back();
    else if (event.key === 'ArrowRight') next();
    else return;
    event.preventDefault();
  }

  if (!shown) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in the oldest browsers that we serve.
    <div role="group" aria-label={`Player: ${title}`} className={styles.player} onKeyDown={onKeyDown}>
      <div className={styles.phone}>
        <img key={shown.picture} src={shown.picture} alt={shown.alt} width={PICTURE.width} height={PICTURE.height} />
      </div>
      <div className={styles.side}>
        <p className={styles.count}>
          {step + 1} of {steps.length}
        </p>
        <p className={styles.caption} aria-live="polite">
          {shown.caption}
        </p>
        <ProgressBar label="Tutorial progress" percent={((step + 1) / steps.length) * 100} />
        <Controls slides={slides} />
      </div>
    </div>
  );
}

/** Back and Next are never switched off: a focus on them must not be lost at the ends. */
function Controls({ slides: { step, playing, atEnd, toggle, back, next } }: { slides: Slides }) {
  const play = useRef<HTMLButtonElement>(null);
  useEffect(() => play.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.controls}>
      <IconButton label="Back" aria-disabled={step === 0} onClick={back}>
        <ArrowLeft />
      </IconButton>
      <Button ref={play} className={styles.play} onClick={toggle}>
        <PlayPicture playing={playing} atEnd={atEnd} />
        {playLabel({ playing, atEnd })}
      </Button>
      <IconButton label="Next" aria-disabled={atEnd} onClick={next}>
        <ArrowRight />
      </IconButton>
    </div>
  );
}

type Playing = { playing: boolean; atEnd: boolean };

function playLabel({ playing, atEnd }: Playing): string {
  if (playing) return 'Pause';
  return atEnd ? 'Play Again' : 'Play';
}

function PlayPicture({ playing, atEnd }: Playing) {
  if (playing) return <Pause />;
  return atEnd ? <RotateCcw /> : <Play />;
}
