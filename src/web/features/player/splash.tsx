import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getNextSession, getTrainingRecords } from '#contract/training.ts';
import { operationQuery } from '#web/api/queries.ts';
import { classes } from '#web/ui/classes.ts';
import { SetGlyph } from '#web/ui/set-glyph.tsx';
import { Title } from '#web/ui/text.tsx';
import styles from './player.module.css';

const SPLASH_MS = 2000;
/** With a network that hangs, the workout begins without what the server would say. */
const PATIENCE_MS = 6000;
const PLATES = 4;

/** Shows itself for two seconds, or longer while the server is asked what to aim for. */
export function Splash({ onReady }: { onReady: () => void }) {
  const next = useQuery(operationQuery(getNextSession, {}));
  const records = useQuery(operationQuery(getTrainingRecords, {}));
  const [elapsed, setElapsed] = useState(0);
  const isAsking = next.isPending || records.isPending;
  const isReady = elapsed >= SPLASH_MS && (!isAsking || elapsed >= PATIENCE_MS);
  useEffect(() => {
    const began = Date.now();
    const timer = setInterval(() => setElapsed(Date.now() - began), SPLASH_MS / PLATES);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (isReady) onReady();
  }, [isReady, onReady]);
  return (
    <div className={classes(styles.inside, styles.splash)}>
      <div className={styles.loading} aria-hidden="true">
        <SetGlyph total={PLATES} done={Math.min(PLATES, Math.floor((elapsed / SPLASH_MS) * PLATES))} />
      </div>
      <Title as="h2">PREPARING YOUR WORKOUT</Title>
    </div>
  );
}
