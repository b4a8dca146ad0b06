import { MoreHorizontal, Pause, Play, X } from 'lucide-react';
import { type PlayerEvent, playerProgress } from '#core/training/player/player.ts';
import type { PlayerState } from '#core/training/player/player-state.ts';
import { AskCoachButton } from '#web/parts/coach/ask-coach-button.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import styles from './player.module.css';

type PlayerHeaderProps = {
  state: PlayerState;
  onEvent: (event: PlayerEvent) => void;
  onOptions: () => void;
  onClose: () => void;
};

/** What is trained, how far it has come, and the way out. */
export function PlayerHeader({ state, onEvent, onOptions, onClose }: PlayerHeaderProps) {
  const { days, day, planName, phase, pausedAt } = state;
  const { percent } = playerProgress(state);
  const isPaused = pausedAt !== null;
  const isUnderWay = phase === 'exercise' || phase === 'resting';
  const toggle = () => onEvent({ type: isPaused ? 'resume' : 'pause', now: Date.now() });
  return (
    <div className={classes(styles.inside, styles.top)}>
      <div>
        <p className={styles.line}>
          <strong>{days[day]?.name}</strong> {days[day]?.focus}
        </p>
        <p className={styles.line}>
          {Math.round(percent)}% · {planName}
        </p>
      </div>
      <div className={styles.tools}>
        {phase === 'resting' && (
          <IconButton label={isPaused ? 'Resume the timer' : 'Pause the timer'} onClick={toggle}>
            {isPaused ? <Play /> : <Pause />}
          </IconButton>
        )}
        {isUnderWay && <AskCoachButton />}
        {isUnderWay && (
          <IconButton label="Workout options" onClick={onOptions}>
            <MoreHorizontal />
          </IconButton>
        )}
        <IconButton label="Close workout" onClick={onClose}>
          <X />
        </IconButton>
      </div>
      <ProgressBar label="Workout progress" percent={percent} className={styles.progress ?? ''} />
    </div>
  );
}
