import { sharesStations } from '#core/training/player/pairs.ts';
import { isUntouched } from '#core/training/player/player.ts';
import type { PlayerMode, PlayerState } from '#core/training/player/player-state.ts';
import { minutesIn } from '#core/training/player/rest-after.ts';
import { ChipButton, Chips } from '#web/ui/chip.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './exercise-view.module.css';
import type { PlayerSettings } from './player-settings.ts';
import type { WorkoutControl } from './use-workout.ts';

/** The two short names share a line on a phone. */
const WAYS: readonly (readonly [PlayerMode, string])[] = [
  ['pairs', 'Pairs'],
  ['rounds', 'Rounds'],
  ['straight', 'Straight sets'],
];

type WayProposalProps = {
  workout: WorkoutControl;
  onSettings: (some: Partial<PlayerSettings>) => void;
};

/** Whether it is the first start among machines that others wait for. */
export function isWayOpen(state: PlayerState, settings: PlayerSettings): boolean {
  const day = state.days[state.day];
  return !settings.isWayChosen && day !== undefined && isUntouched(state) && sharesStations(day.exercises);
}

/** Another order than rounds, by one tap that is remembered. */
export function WayProposal({ workout: { state, step }, onSettings }: WayProposalProps) {
  const day = state.days[state.day];
  if (!day) return null;
  const choose = (mode: PlayerMode) => {
    onSettings({ mode, isWayChosen: true });
    step({ type: 'set_mode', mode });
  };
  return (
    <div className={styles.ask}>
      <Text tone="quiet">Stations are shared. Go in:</Text>
      <Chips>
        {WAYS.map(([mode, label]) => (
          <ChipButton key={mode} onClick={() => choose(mode)}>
            {label}, {minutesIn(day, mode)} min
          </ChipButton>
        ))}
      </Chips>
    </div>
  );
}
