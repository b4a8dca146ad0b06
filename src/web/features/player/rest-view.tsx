import { useState } from 'react';
import { countedIn } from '#core/training/player/suggest-set.ts';
import type { PlannedExercise } from '#core/training/workout-plan.ts';
import { ExerciseFigure } from '#web/parts/exercise-figure/exercise-figure.tsx';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Display, Label, Text, Title } from '#web/ui/text.tsx';
import { LoggedLine } from './logged-line.tsx';
import frame from './player.module.css';
import { clockText, setText, spokenTime } from './player-labels.ts';
import { RepsLeft } from './reps-left.tsx';
import styles from './rest-view.module.css';
import { plannedTarget } from './set-draft.ts';
import { SetEditor } from './set-editor.tsx';
import type { Screen } from './use-screen.ts';
import type { WorkoutControl } from './use-workout.ts';

const RADIUS = 134;
const ROUND = 2 * Math.PI * RADIUS;
const CENTER = 150;

type RestViewProps = { workout: WorkoutControl; screen: Screen; exercise: PlannedExercise; secondsLeft: number };

/** The pause between two sets: the timer leads, then what comes next. */
export function RestView({ workout, screen, exercise, secondsLeft }: RestViewProps) {
  const { state } = workout;
  const lastTime = plannedTarget(workout.coach, exercise.exerciseId)?.lastTime?.sets;
  const before = lastTime?.[state.set - 1];
  return (
    <div className={classes(frame.inside, frame.stage, styles.rest)}>
      <LoggedLine workout={workout} />
      <Dial secondsLeft={secondsLeft} seconds={state.rest?.seconds ?? secondsLeft} isAside={screen.open === 'amend'} />
      {screen.open === 'amend' ? (
        <LastSet workout={workout} screen={screen} />
      ) : (
        <div className={styles.next}>
          <Effort workout={workout} />
          <div className={classes(frame.figure, styles.figure)}>
            <ExerciseFigure
              exerciseId={exercise.exerciseId}
              muscles={exercise.targetMuscles}
              size={screen.isWide ? 240 : 112}
              moving
            />
          </div>
          <div>
            <Label as="p">{state.pausedAt === null ? 'REST TIME' : 'REST TIME, paused'}</Label>
            <Title as="h2">
              Get ready for set {state.set} of {exercise.name}
            </Title>
            <Text tone="quiet" numeric>
              {setText(screen.draft, exercise.reps)}
              {before && `. Last time ${before.reps}.`}
            </Text>
          </div>
        </div>
      )}
    </div>
  );
}

const lastSetOf = ({ state: { visits, days } }: WorkoutControl) => {
  const last = visits.at(-1);
  const exercise = last && days[last.day]?.exercises[last.exercise];
  return { exercise, performed: last?.done?.performed ?? null };
};

/** How hard the last lift was, asked while its breath is still there. */
function Effort({ workout }: Pick<RestViewProps, 'workout'>) {
  const { exercise, performed } = lastSetOf(workout);
  if (!performed || exercise?.category !== 'strength' || countedIn(exercise.reps) !== 'reps') return null;
  return (
    <div className={styles.effort}>
      <RepsLeft set={performed} onChange={(set) => void workout.amend(set)} />
    </div>
  );
}

/** What was said of the last set, to be put right while the rest goes on. */
function LastSet({ workout, screen }: Omit<RestViewProps, 'exercise' | 'secondsLeft'>) {
  const { amend, coach } = workout;
  const { exercise, performed } = lastSetOf(workout);
  const [set, setSet] = useState(performed);
  if (!exercise || !set) return null;
  const save = async () => {
    await amend(set);
    screen.toggle(null);
  };
  return (
    <div className={styles.amend}>
      <Title as="h2">Last set: {exercise.name}</Title>
      <SetEditor
        exercise={exercise}
        set={set}
        loads={plannedTarget(coach, exercise.exerciseId)?.loads}
        onChange={setSet}
      />
      <Button wide pending={workout.isLogging} onClick={() => void save()}>
        Save Set
      </Button>
    </div>
  );
}

type DialProps = {
  secondsLeft: number;
  seconds: number /** Something else leads: it is smaller on a phone. */;
  isAside: boolean;
};

/** A plate that empties clockwise. */
function Dial({ secondsLeft, seconds, isAside }: DialProps) {
  const share = Math.max(0, Math.min(1, secondsLeft / seconds));
  const angle = share * 2 * Math.PI;
  const at = (radius: number) =>
    `${(CENTER + radius * Math.sin(angle)).toFixed(1)} ${(CENTER - radius * Math.cos(angle)).toFixed(1)}`;
  return (
    <div
      className={classes(styles.dial, isAside && styles.aside)}
      role="timer"
      aria-label={`Rest time, ${spokenTime(secondsLeft)} left`}
    >
      <svg viewBox="0 0 300 300" aria-hidden="true">
        <circle className={styles.gone} cx={CENTER} cy={CENTER} r={RADIUS} />
        <circle
          className={styles.remaining}
          cx={CENTER}
          cy={CENTER}
          r={RADIUS}
          strokeDasharray={`${(share * ROUND).toFixed(1)} ${ROUND.toFixed(1)}`}
          transform={`rotate(-90 ${CENTER} ${CENTER})`}
        />
        <path className={styles.edge} d={`M150 2V30M${at(148)}L${at(120)}`} />
        <circle className={styles.edge} cx={CENTER} cy={CENTER} r="148" />
        <circle className={styles.edge} cx={CENTER} cy={CENTER} r="120" />
        <circle className={styles.thin} cx={CENTER} cy={CENTER} r="98" />
      </svg>
      <Display as="p" numeric>
        {clockText(secondsLeft)}
      </Display>
    </div>
  );
}
