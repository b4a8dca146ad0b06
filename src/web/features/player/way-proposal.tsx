import { sharesStations } from '#core/training/player/pairs.ts';
import { isUntouched } from '#core/training/player/player.ts';
import type { PlayerMode } from '#core/training/player/player-state.ts';
import { minutesIn } from '#core/training/player/rest-after.ts';
import { ChipButton, Chips } from '#web/ui/chip.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './exercise-view.module.css';
import type { PlayerSettings } from './player-settings.ts';
import type { WorkoutControl } from './use-workout.ts';

const WAYS: readonly (readonly [PlayerMode, string])[] = [
  ['pairs', 'Pairs'],
  ['straight', 'Straight sets'],
  ['rounds', 'Rounds'],
];

type WayProposalProps = {
  workout: WorkoutControl;
  settings: PlayerSettings;
  onSettings: (some: Partial<PlayerSettings>) => void;
};

/** At the first start among machines that others wait for: another order than rounds, by one tap that is remembered. */
export function WayProposal({ workout: { state, step }, settings, onSettings }: WayProposalProps) {
  const day = state.days[state.day];
  if (settings.isWayChosen || !day || !isUntouched(state) || !sharesStations(day.exercises)) return null;
  const choose = (mode: PlayerMode) => {
    onSettings({ mode, isWayChosen: true });
    step({ type: 'set_mode', mode });
  };
  return (
    <div className={styles.ask}>
      <Text tone="quiet">Nobody can hold all these stations at once. How do you want to go on?</Text>
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
