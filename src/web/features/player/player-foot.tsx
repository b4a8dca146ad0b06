import { ArrowLeftRight, List, PencilLine, Plus, Timer } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { isStoppedEarly } from '#core/training/player/player.ts';
import type { PlayerState } from '#core/training/player/player-state.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { wakeSound } from './cues.ts';
import styles from './player.module.css';
import { clockText, setText } from './player-labels.ts';
import type { PlayerSettings } from './player-settings.ts';
import type { Screen } from './use-screen.ts';
import type { WorkoutControl } from './use-workout.ts';

const MORE_REST_SECONDS = 15;

type PlayerFootProps = {
  workout: WorkoutControl;
  screen: Screen;
  settings: PlayerSettings;
  onSwap: () => void;
  onDone: () => void;
};

/** The one large button of every screen, and what else is near at hand. */
export function PlayerFoot(props: PlayerFootProps) {
  const { workout, settings, onDone } = props;
  const { state, step, isLogging } = workout;
  const go = useFocus(isLogging);
  const { label, act } = nextAct(props);
  const press = (event: MouseEvent) => {
    // The second tap of a double tap was not meant for the screen that has just come.
    if (event.detail > 1) return;
    wakeSound(settings);
    act();
  };
  const next = state.phase === 'day_done' ? state.days[state.day + 1] : undefined;
  return (
    <div className={classes(styles.inside, styles.foot)}>
      {state.phase === 'exercise' && <ExerciseTools {...props} />}
      {state.phase === 'resting' && <RestTools {...props} />}
      <Button ref={go} tone="primary" wide className={styles.go} pending={isLogging} onClick={press}>
        {label}
      </Button>
      {isStoppedEarly(state) && (
        <Button wide tone="quiet" className={styles.second} onClick={onDone}>
          That was it for today
        </Button>
      )}
      {next && (
        <Button wide className={styles.second} onClick={() => step({ type: 'go_on', now: Date.now() })}>
          Go on: {next.name}
        </Button>
      )}
    </div>
  );
}

/** What the large button says and does. */
function nextAct({ workout, screen, onDone }: PlayerFootProps): { label: ReactNode; act: () => void } {
  const { state, step, complete } = workout;
  switch (state.phase) {
    case 'exercise':
      return { label: 'Complete Set', act: () => void complete(screen.draft) };
    case 'resting':
      return { label: 'Skip Rest', act: () => step({ type: 'skip_rest' }) };
    case 'day_done':
      return { label: 'Finish for today', act: () => step({ type: 'finish' }) };
    case 'completed':
      if (isStoppedEarly(state)) {
        return { label: 'Go on', act: () => step({ type: 'go_on', now: Date.now() }) };
      }
      return { label: 'Back to Dashboard', act: onDone };
  }
}

/**
 * The large button has the focus again after it was switched off for a moment. With the next frame: at once, the page would
 * be laid out in the middle of its rendering.
 */
function useFocus(isLogging: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const { activeElement, body } = document;
      const isLost = activeElement === body || activeElement?.getAttribute('role') === 'dialog';
      if (!isLogging && isLost) button.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  });
  return button;
}

/** The clock of a hold; a steady block has it beside its name. */
function HoldTimer({ screen: { timer, draft } }: Pick<PlayerFootProps, 'screen'>) {
  if (!timer || !draft) return null;
  const { seconds, secondsLeft, toggle } = timer;
  return (
    <Button small tone="quiet" onClick={toggle}>
      <Timer />
      {secondsLeft === null ? `Start ${clockText(seconds)}` : `Stop ${clockText(secondsLeft)}`}
    </Button>
  );
}

function ExerciseTools({ screen, onSwap }: PlayerFootProps) {
  const isOpen = screen.open === 'steps';
  return (
    <div className={styles.more}>
      <HoldTimer screen={screen} />
      <Button
        small
        tone="quiet"
        aria-expanded={isOpen}
        aria-controls={screen.stepsId}
        onClick={() => screen.toggle('steps')}
      >
        <List />
        {isOpen ? 'Hide Instructions' : 'Show Instructions'}
      </Button>
      <Button small tone="quiet" onClick={onSwap}>
        <ArrowLeftRight />
        Replace
      </Button>
    </div>
  );
}

const lastOf = ({ visits, days }: PlayerState) => {
  const last = visits[visits.length - 1];
  const exercise = last && days[last.day]?.exercises[last.exercise];
  return last?.done?.performed && exercise ? setText(last.done.performed, exercise.reps) : undefined;
};

function RestTools({ workout: { state, step }, screen }: PlayerFootProps) {
  const last = lastOf(state);
  const more = () => step({ type: 'add_rest', seconds: MORE_REST_SECONDS });
  return (
    <div className={styles.more}>
      <Button small tone="quiet" aria-label={`${MORE_REST_SECONDS} seconds more`} onClick={more}>
        <Plus />
        {MORE_REST_SECONDS} sec
      </Button>
      {last && (
        <Button small tone="quiet" aria-expanded={screen.open === 'amend'} onClick={() => screen.toggle('amend')}>
          <PencilLine />
          Last set: {last}
        </Button>
      )}
    </div>
  );
}
