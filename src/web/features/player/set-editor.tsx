import { type FormEvent, useState } from 'react';
import { stepWeight } from '#core/training/player/plates.ts';
import type { Performed } from '#core/training/player/player-state.ts';
import { readSet } from '#core/training/player/read-set.ts';
import { countedIn } from '#core/training/player/suggest-set.ts';
import type { PlannedExercise } from '#core/training/workout-plan.ts';
import { Button } from '#web/ui/button.tsx';
import { ChipButton, Chips } from '#web/ui/chip.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { Text } from '#web/ui/text.tsx';
import { PlateView } from './plate-view.tsx';
import styles from './set-editor.module.css';

const MOST = { lbs: 2000, reps: 500 };
const SECONDS_STEP = 5;
const EFFORT_AT_FAILURE = 10;
const REPS_LEFT = [0, 1, 2, 3, 4] as const;

type SetEditorProps = {
  exercise: Pick<PlannedExercise, 'reps' | 'equipment' | 'category'>;
  set: Performed;
  onChange: (set: Performed) => void;
};

/** What was really done in a set: by buttons, by number, or in short form. */
export function SetEditor({ exercise, set, onChange }: SetEditorProps) {
  const isHold = countedIn(exercise.reps) === 'seconds';
  const step = isHold ? SECONDS_STEP : 1;
  const stepReps = (direction: 1 | -1) =>
    onChange({ ...set, reps: Math.min(MOST.reps, Math.max(0, set.reps + direction * step)) });
  const stepLbs = (direction: 1 | -1) =>
    onChange({ ...set, weightLbs: stepWeight(set.weightLbs ?? 0, direction, exercise.equipment) });
  return (
    <div className={styles.editor}>
      <div className={styles.steppers}>
        <Stepper
          label="Weight"
          unit="lbs"
          none="None"
          value={set.weightLbs}
          most={MOST.lbs}
          onStep={stepLbs}
          onValue={(weightLbs) => onChange({ ...set, weightLbs })}
        />
        <Stepper
          label={isHold ? 'Seconds' : 'Reps'}
          unit=""
          whole
          value={set.reps}
          most={MOST.reps}
          onStep={stepReps}
          onValue={(reps) => onChange({ ...set, reps: reps ?? 0 })}
        />
      </div>
      {set.weightLbs !== null && <PlateView weightLbs={set.weightLbs} equipment={exercise.equipment} />}
      <ShortForm isHold={isHold} onSet={(read) => onChange({ ...set, ...read })} />
      {exercise.category === 'strength' && !isHold && <RepsLeft set={set} onChange={onChange} />}
    </div>
  );
}

type ShortFormProps = { isHold: boolean; onSet: (set: Pick<Performed, 'weightLbs' | 'reps'>) => void };

function ShortForm({ isHold, onSet }: ShortFormProps) {
  const [text, setText] = useState('');
  const [isUnread, setUnread] = useState(false);
  const example = isHold ? '40' : '100x8';
  const read = (event: FormEvent) => {
    event.preventDefault();
    const set = readSet(text);
    setUnread(set === null);
    if (!set) return;
    onSet(set);
    setText('');
  };
  return (
    <form className={styles.short} onSubmit={read} noValidate>
      <TextField
        label="Or in short"
        hideLabel
        placeholder={`In short: ${example}`}
        autoComplete="off"
        autoCapitalize="off"
        value={text}
        error={isUnread ? `Like ${example}.` : undefined}
        onChange={({ target }) => {
          setText(target.value);
          setUnread(false);
        }}
      />
      <Button type="submit" small disabled={text.trim() === ''}>
        Set it
      </Button>
    </form>
  );
}

type RepsLeftProps = Pick<SetEditorProps, 'set' | 'onChange'>;

/** How many good repetitions were left: it tells the progression how hard the set was. */
function RepsLeft({ set, onChange }: RepsLeftProps) {
  const { rpe, ...plain } = set;
  const choose = (left: number) => {
    const effort = EFFORT_AT_FAILURE - left;
    onChange(rpe === effort ? plain : { ...plain, rpe: effort });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex box in the oldest browsers that we serve.
    <div role="group" aria-label="Good reps left" className={styles.left}>
      <Text tone="quiet">Good reps left (optional)</Text>
      <Chips>
        {REPS_LEFT.map((left) => (
          <ChipButton key={left} aria-pressed={rpe === EFFORT_AT_FAILURE - left} onClick={() => choose(left)}>
            {left === REPS_LEFT.length - 1 ? `${left}+` : left}
          </ChipButton>
        ))}
      </Chips>
    </div>
  );
}
