import claims from '#data/claims.json' with { type: 'json' };
import { Button } from '#web/ui/button.tsx';
import { Page } from '#web/ui/layout.tsx';
import { Display } from '#web/ui/text.tsx';
import { Figure } from './figure.tsx';
import styles from './final-call.module.css';
import { useStart } from './use-start.ts';

export function FinalCall() {
  const start = useStart();
  return (
    <section className={styles.call} aria-labelledby="final-call">
      <Page set="landing" flush className={styles.inside}>
        <div>
          <Display as="h2" id="final-call" className={styles.title}>
            Start with
            <br />
            one set.
          </Display>
          <p className={styles.text}>{claims['free-start'].text}</p>
          <Button tone="primary" onClick={start}>
            Get Started Free
          </Button>
        </div>
        <Figure name="romanian-deadlift" size={360} className={styles.figure} />
      </Page>
    </section>
  );
}
