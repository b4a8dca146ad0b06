import { lazy, type RefObject, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { exerciseOf } from '#core/training/player/player.ts';
import type { PlayerState } from '#core/training/player/player-state.ts';
import { type OnScreen, useOnScreen } from '#web/parts/coach/on-screen.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { EndView } from './end-view.tsx';
import { ExerciseView } from './exercise-view.tsx';
import { forgetWorkout, type Workout } from './kept-workout.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { OptionsDialog } from './options-dialog.tsx';
import styles from './player.module.css';
import { PlayerFoot } from './player-foot.tsx';
import { PlayerHeader } from './player-header.tsx';
import { RestView } from './rest-view.tsx';
import { useAnnouncement } from './use-announcement.ts';
import { useConfetti } from './use-confetti.ts';
import { usePlayerKeys } from './use-player-keys.ts';
import { usePlayerSettings } from './use-player-settings.ts';
import { useRest } from './use-rest.ts';
import { useScreen } from './use-screen.ts';
import { useWorkout } from './use-workout.ts';
import { isWayOpen, WayProposal } from './way-proposal.tsx';

/** Comes with the first exercise that somebody wants to swap. */
const SwapDialog = lazy(() => import('./swap-dialog.tsx').then((module) => ({ default: module.SwapDialog })));

/** What is trained at this moment, for the coach to be asked about. */
function onScreenOf(state: PlayerState): OnScreen | null {
  const { planId, day, set, days } = state;
  const exercise = exerciseOf(state);
  if (!exercise) return null;
  const { exerciseId, name } = exercise;
  return {
    screen: { kind: 'player', planId, dayIndex: day, exerciseId, set },
    about: `${days[day]?.name ?? 'Workout'}, ${name}`,
  };
}

type UnderWayProps = {
  first: Workout;
  /** What Escape does is told here. */
  leave: RefObject<() => void>;
  onClose: () => void;
};

type OpenDialog = 'options' | 'swap' | 'leave' | null;

/** A workout, from its first set to its summary. */
export function UnderWay({ first, leave, onClose }: UnderWayProps) {
  const { canvas, celebrate } = useConfetti();
  const workout = useWorkout(first, celebrate);
  const { state, coach, step } = workout;
  const { settings, change } = usePlayerSettings();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const screen = useScreen(workout, settings);
  const secondsLeft = useRest({ state, settings, onOver: (now) => step({ type: 'tick', now }) });
  const announcement = useAnnouncement(workout, secondsLeft, settings);
  const [, navigate] = useLocation();
  const exercise = exerciseOf(state);
  useOnScreen(onScreenOf(state));
  const isOver = state.phase === 'day_done' || state.phase === 'completed';

  const leaveForGood = () => {
    forgetWorkout();
    onClose();
  };
  const close = () => (isOver || state.visits.length === 0 ? leaveForGood() : setDialog('leave'));
  useEffect(() => {
    leave.current = close;
  });
  usePlayerKeys({
    onBack: () => void workout.back(),
    onSkip: () => (state.phase === 'resting' ? step({ type: 'skip_rest' }) : workout.skip('set')),
  });
  const toDashboard = () => {
    leaveForGood();
    navigate('/dashboard');
  };
  const shared = { workout, screen };
  return (
    <>
      <canvas ref={canvas} className={styles.confetti} />
      <PlayerHeader state={state} onEvent={step} onOptions={() => setDialog('options')} onClose={close} />
      <div className={styles.main} ref={screen.main}>
        {isOver || !exercise ? (
          <EndView state={state} coach={coach} />
        ) : state.phase === 'resting' ? (
          <RestView {...shared} exercise={exercise} secondsLeft={secondsLeft} />
        ) : (
          <ExerciseView
            {...shared}
            exercise={exercise}
            proposal={isWayOpen(state, settings) && <WayProposal workout={workout} onSettings={change} />}
          />
        )}
      </div>
      <PlayerFoot {...shared} settings={settings} onSwap={() => setDialog('swap')} onDone={toDashboard} />
      <VisuallyHidden>
        <span aria-live="polite">{announcement}</span>
      </VisuallyHidden>
      {dialog === 'options' && (
        <OptionsDialog workout={workout} settings={settings} onSettings={change} onClose={() => setDialog(null)} />
      )}
      {dialog === 'swap' && exercise && (
        <Suspense>
          <SwapDialog workout={workout} exercise={exercise} onClose={() => setDialog(null)} />
        </Suspense>
      )}
      {dialog === 'leave' && (
        <LeaveDialog
          onStay={() => setDialog(null)}
          onLeave={onClose}
          onEnd={() => {
            setDialog(null);
            step({ type: 'finish' });
          }}
        />
      )}
    </>
  );
}
