import { SkipForward, Undo2 } from 'lucide-react';
import { isUntouched } from '#core/training/player/player.ts';
import type { PlayerMode } from '#core/training/player/player-state.ts';
import { Button } from '#web/ui/button.tsx';
import { ChipButton, Chips } from '#web/ui/chip.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { Actions, Stack } from '#web/ui/layout.tsx';
import { SegmentsField } from '#web/ui/segments.tsx';
import { Label, Text } from '#web/ui/text.tsx';
import styles from './player.module.css';
import type { PlayerSettings } from './player-settings.ts';
import type { WorkoutControl } from './use-workout.ts';

const MODES = [
  { value: 'rounds', label: 'Rounds' },
  { value: 'straight', label: 'Straight sets' },
  { value: 'pairs', label: 'Pairs' },
] as const;
const MODE_TEXTS: Record<PlayerMode, string> = {
  rounds: 'One set of each exercise, then the next round.',
  straight: 'All sets of an exercise, then the next exercise.',
  pairs: 'Two exercises for opposite muscles by turns, then the next two.',
};

const CUES = [
  { name: 'sound', label: 'Sound' },
  { name: 'vibration', label: 'Vibration' },
  { name: 'speech', label: 'Spoken cues' },
] as const;

type OptionsDialogProps = {
  workout: WorkoutControl;
  settings: PlayerSettings;
  onSettings: (some: Partial<PlayerSettings>) => void;
  onClose: () => void;
};

/** Everything about a workout that is not needed at every set. */
export function OptionsDialog({ workout, settings, onSettings, onClose }: OptionsDialogProps) {
  const { state, coach, step } = workout;
  const hasBefore = state.visits.some(({ day }) => day === state.day);
  const and = (act: () => void) => () => {
    act();
    onClose();
  };
  return (
    <Dialog open onOpenChange={onClose} title="Workout options" description={coach.because ?? undefined}>
      <Stack>
        {isUntouched(state) && state.visits.length === 0 && state.days.length > 1 && (
          <SelectField
            label="Day"
            value={state.day}
            onChange={({ target }) => step({ type: 'choose_day', index: Number(target.value), now: Date.now() })}
          >
            {state.days.map(({ name, focus }, index) => (
              <option key={name} value={index}>
                {name}, {focus}
              </option>
            ))}
          </SelectField>
        )}
        <div>
          <SegmentsField
            label="Order of sets"
            options={MODES}
            value={state.mode}
            onChange={(mode) => {
              onSettings({ mode, isWayChosen: true });
              step({ type: 'set_mode', mode });
            }}
          />
          <Text tone="quiet">{MODE_TEXTS[state.mode]}</Text>
        </div>
        <div>
          <Label as="p" className={styles.option}>
            When the rest is over
          </Label>
          <Chips>
            {CUES.map(({ name, label }) => (
              <ChipButton
                key={name}
                aria-pressed={settings[name]}
                onClick={() => onSettings({ [name]: !settings[name] })}
              >
                {label}
              </ChipButton>
            ))}
          </Chips>
        </div>
        <Actions stacked>
          <Button disabled={!hasBefore} onClick={and(() => void workout.back())}>
            <Undo2 />
            Back One Set
          </Button>
          <Button onClick={and(() => workout.skip('set'))}>
            <SkipForward />
            Skip This Set
          </Button>
          <Button onClick={and(() => workout.skip('exercise'))}>
            <SkipForward />
            Skip This Exercise
          </Button>
        </Actions>
      </Stack>
    </Dialog>
  );
}
