import * as RadixDialog from 'radix-ui/dialog';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import cover from '#web/ui/cover.module.css';
import { ErrorState } from '#web/ui/error-state.tsx';
import { useEscapeUnderToast } from '#web/ui/use-escape-under-toast.ts';
import { usePageFlag } from '#web/ui/use-page-flag.ts';
import { useReturnFocus } from '#web/ui/use-return-focus.ts';
import { useScrollLock } from '#web/ui/use-scroll-lock.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { forgetWorkout, keepWorkout, loadWorkout, type Workout } from './kept-workout.ts';
import styles from './player.module.css';
import type { PlanToTrain } from './player-context.ts';
import { Splash } from './splash.tsx';
import { UnderWay } from './under-way.tsx';
import { usePrepare } from './use-prepare.ts';
import { useWakeLock } from './use-wake-lock.ts';

type PlayerOverlayProps = {
  userId: string;
  /** Null: the workout that was under way goes on. */
  plan: PlanToTrain | null;
  onClose: () => void;
};

/** The workout that was left, if it is of this plan and something of it is done. */
function leftWorkout(userId: string, plan: PlanToTrain | null): Workout | undefined {
  const left = loadWorkout(userId);
  if (!left || plan === null) return left;
  const isOn = left.state.phase !== 'completed' && left.state.visits.length > 0;
  return left.state.planId === plan.id && isOn ? left : undefined;
}

/** The guided workout, over the whole screen. */
export function PlayerOverlay({ userId, plan, onClose }: PlayerOverlayProps) {
  const [workout, setWorkout] = useState(() => leftWorkout(userId, plan));
  const leave = useRef(onClose);
  const isNothing = workout === undefined && plan === null;
  useEffect(() => {
    if (isNothing) onClose();
  }, [isNothing, onClose]);
  const onEscape = (event: Event) => {
    event.preventDefault();
    leave.current();
  };
  return (
    <RadixDialog.Root open onOpenChange={() => undefined}>
      <RadixDialog.Portal container={document.body}>
        <Frame onEscape={onEscape} onLeave={() => leave.current()} title={workout?.state.planName ?? plan?.name ?? ''}>
          {workout ? (
            <UnderWay first={workout} leave={leave} onClose={onClose} />
          ) : (
            plan && <Preparing userId={userId} plan={plan} onReady={setWorkout} onClose={onClose} />
          )}
        </Frame>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

type FrameProps = { title: string; onEscape: (event: Event) => void; onLeave: () => void; children: ReactNode };

function Frame({ title, onEscape, onLeave, children }: FrameProps) {
  const box = useEscapeUnderToast<HTMLDivElement>(onLeave);
  useScrollLock();
  useWakeLock();
  // No new version is loaded meanwhile.
  usePageFlag('workout');
  const returnFocus = useReturnFocus();
  return (
    <RadixDialog.Content
      ref={box}
      className={classes(cover.cover, styles.screen)}
      data-set="player"
      aria-describedby={undefined}
      onOpenAutoFocus={focusOnceDrawn}
      onEscapeKeyDown={onEscape}
      onInteractOutside={(event) => event.preventDefault()}
      onCloseAutoFocus={returnFocus}
    >
      <VisuallyHidden>
        <RadixDialog.Title>Workout {title}</RadixDialog.Title>
      </VisuallyHidden>
      {children}
    </RadixDialog.Content>
  );
}

/** The screen takes the focus with its first frame, unless something in it does. */
function focusOnceDrawn(event: Event): void {
  event.preventDefault();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  requestAnimationFrame(() => {
    const isTaken = document.activeElement !== document.body;
    if (!isTaken && event.target instanceof HTMLElement) event.target.focus({ preventScroll: true });
  });
}

type PreparingProps = {
  userId: string;
  plan: PlanToTrain;
  onReady: (workout: Workout) => void;
  onClose: () => void;
};

function Preparing({ userId, plan, onReady, onClose }: PreparingProps) {
  const [isEmpty, setEmpty] = useState(false);
  const prepare = usePrepare(userId);
  const begin = useCallback(() => {
    const workout = prepare(plan);
    if (!workout) {
      forgetWorkout();
      setEmpty(true);
      return;
    }
    keepWorkout(workout);
    onReady(workout);
  }, [prepare, plan, onReady]);
  if (!isEmpty) return <Splash onReady={begin} />;
  return (
    <div className={styles.inside}>
      <ErrorState
        title="There is nothing to do here"
        what="This plan has no exercises on the day that is due."
        next="Choose another plan, or generate a new one."
        actions={<Button onClick={onClose}>Close</Button>}
      />
    </div>
  );
}
