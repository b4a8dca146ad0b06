import { useQueryClient } from '@tanstack/react-query';
import { CloudOff, Smartphone, TriangleAlert } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useAuth } from '#web/parts/person/auth-context.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import styles from './device-status.module.css';
import { usePendingWrites } from './queue-write.ts';
import { registerWorker, type TakeUpdate } from './register-worker.ts';
import { useInWorkout, useOnline } from './use-browser-state.ts';
import { entries } from './write-labels.ts';
import type { PendingWrite } from './writes.ts';

const DeviceDialog = lazy(() => import('./device-dialog.tsx').then((module) => ({ default: module.DeviceDialog })));

/** With a network a write is on its way at once: only one that stays is worth a word. */
const WORTH_A_WORD_MS = 4000;

/** By then the screen has loaded. */
const QUIET_AFTER_MS = 3000;

/** True once some write has waited for longer than a moment. */
function useIsWaiting(pending: readonly PendingWrite[]): boolean {
  const oldest = pending[0]?.createdAt;
  const [waited, setWaited] = useState<string>();
  useEffect(() => {
    if (oldest === undefined) return;
    const timer = setTimeout(() => setWaited(oldest), Math.max(0, Date.parse(oldest) + WORTH_A_WORD_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [oldest]);
  return oldest !== undefined && waited === oldest;
}

/** Says quietly what is on this device only, that there is no network, and that a new version can be had. */
export function DeviceStatus() {
  const [take, setTake] = useState<TakeUpdate>();
  const inWorkout = useInWorkout();
  useEffect(() => {
    // To install it means to fetch the whole app, which would compete with the screen that is on its way.
    const timer = setTimeout(() => registerWorker((update) => setTake(() => update)), QUIET_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  usePreparation();
  return (
    <div className={styles.place}>
      {take && !inWorkout && (
        <div className={classes(styles.chip, styles.offer)} role="status">
          A new version is ready.
          <Button small tone="quiet" onClick={take}>
            Update
          </Button>
        </div>
      )}
      <OnThisDevice />
    </div>
  );
}

/** Once the screen has what it needs, fetches what the others will need without a network. */
function usePreparation(): void {
  const { person } = useAuth();
  const client = useQueryClient();
  const userId = person?.hasProfile ? person.id : undefined;
  useEffect(() => {
    if (userId === undefined) return;
    const timer = setTimeout(async () => {
      const { prepareOffline } = await import('./prepare-offline.ts');
      await prepareOffline(client, userId);
    }, QUIET_AFTER_MS);
    return () => clearTimeout(timer);
  }, [client, userId]);
}

function OnThisDevice() {
  const pending = usePendingWrites();
  const online = useOnline();
  const isWaiting = useIsWaiting(pending);
  const [open, setOpen] = useState(false);
  const stuck = pending.filter(({ state }) => state !== 'waiting').length;
  const unsafe = pending.some(({ kept }) => kept === 'memory');
  const isWorthAWord = pending.length > 0 && (!online || isWaiting || stuck > 0 || unsafe);
  const words = pending.length > 0 ? `${entries(pending.length)} on this device only` : '';
  return (
    <>
      <div role="status">
        {isWorthAWord ? (
          <button
            type="button"
            className={classes(styles.chip, (stuck > 0 || unsafe) && styles.bad)}
            onClick={() => setOpen(true)}
          >
            {stuck > 0 || unsafe ? <TriangleAlert aria-hidden /> : <Smartphone aria-hidden />}
            {online ? words : `You're offline. ${words}`}
          </button>
        ) : (
          !online && (
            <span className={styles.chip}>
              <CloudOff aria-hidden />
              You're offline
            </span>
          )
        )}
      </div>
      {open && (
        <Suspense>
          <DeviceDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
