import { PRODUCT } from '#core/product.ts';
import claims from '#data/claims.json' with { type: 'json' };
import { Button } from '#web/ui/button.tsx';
import { Actions, Column, Grid } from '#web/ui/layout.tsx';
import { prefersReducedMotion } from '#web/ui/reduced-motion.ts';
import { Display } from '#web/ui/text.tsx';
import { Disc } from './disc.tsx';
import { FEATURES_ANCHOR } from './features.tsx';
import styles from './hero.module.css';
import { useStart } from './use-start.ts';

function goToFeatures() {
  const features = document.getElementById(FEATURES_ANCHOR);
  features?.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  features?.focus({ preventScroll: true });
}

export function Hero() {
  const start = useStart();
  return (
    <Grid as="section" className={styles.hero}>
      <Column span={7}>
        <Display className={styles.title}>
          Lift. Eat.
          <br />
          It all
          <br />
          adds up.
        </Display>
        <p className={styles.lead}>
          Answer 21 questions. {PRODUCT.coach}, your AI coach, writes meals and training for your body, your kitchen and
          your week. {claims.checked.text}
        </p>
        <Actions stacked>
          <Button tone="primary" onClick={start}>
            Start My Plan
          </Button>
          <Button onClick={goToFeatures}>Learn How It Works</Button>
        </Actions>
        <p className={styles.small}>{claims['no-card'].text}</p>
      </Column>
      <Column span={5}>
        <Disc />
      </Column>
    </Grid>
  );
}
