import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { PRODUCT } from '#core/product.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { prefersReducedMotion } from '#web/ui/reduced-motion.ts';
import { Label } from '#web/ui/text.tsx';
import { LandingSection } from './landing-section.tsx';
import styles from './onboarding-preview.module.css';
import { ONBOARDING_STEPS, OnboardingStep } from './onboarding-step.tsx';
import { useRotation } from './use-rotation.ts';

const STEP_MS = 3000;

/** Four sample moments of the first questions; they turn by themselves until someone stops, points at or enters them. */
export function OnboardingPreview() {
  const [paused, setPaused] = useState(true);
  const [held, setHeld] = useState(false);
  const running = !paused && !held;
  const [step, setStep] = useRotation({ count: ONBOARDING_STEPS.length, everyMs: STEP_MS, running });

  useEffect(() => setPaused(prefersReducedMotion()), []);

  function choose(index: number) {
    setPaused(true);
    setStep(index);
  }

  return (
    <LandingSection title={`Ten minutes with ${PRODUCT.coach}`}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: pointing at it or entering it only holds the change. */}
      <div
        className={styles.preview}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        <div>
          <Label as="p">AI Onboarding Preview</Label>
          <p className={styles.about}>No forms. A short talk that you can pause, change and come back to.</p>
          <ol className={styles.steps}>
            {ONBOARDING_STEPS.map(({ name }, index) => (
              <li key={name}>
                <button type="button" aria-current={index === step ? 'step' : undefined} onClick={() => choose(index)}>
                  <span className={styles.number}>{index + 1}</span>
                  {name}
                  {index === step && <StepBar running={running} />}
                </button>
              </li>
            ))}
          </ol>
          <Button tone="quiet" small className={styles.pause} onClick={() => setPaused(!paused)}>
            {paused ? <Play /> : <Pause />}
            {paused ? 'Play preview' : 'Pause preview'}
          </Button>
        </div>
        <div className={styles.card}>
          {ONBOARDING_STEPS.map((moment, index) => (
            <div key={moment.name} className={classes(styles.moment, index === step && styles.shown)}>
              <OnboardingStep step={moment} />
            </div>
          ))}
        </div>
      </div>
    </LandingSection>
  );
}

/** Fills while its step is on; stands full when nothing moves. */
function StepBar({ running }: { running: boolean }) {
  const fill = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!running) return;
    const animation = fill.current?.animate([{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], STEP_MS);
    return () => animation?.cancel();
  }, [running]);
  return (
    <span className={styles.bar} aria-hidden="true">
      <span ref={fill} />
    </span>
  );
}
