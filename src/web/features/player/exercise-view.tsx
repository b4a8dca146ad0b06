import { PencilLine, Timer } from 'lucide-react';
import { capital } from '#core/language/capital.ts';
import { takesWeight } from '#core/training/player/plates.ts';
import { isUntouched } from '#core/training/player/player.ts';
import { countedIn } from '#core/training/player/suggest-set.ts';
import type { PlannedExercise } from '#core/training/workout-plan.ts';
import { ExerciseFigure } from '#web/parts/exercise-figure/exercise-figure.tsx';
import { ExerciseMap } from '#web/parts/exercise-figure/exercise-map.tsx';
import { NumberedSteps } from '#web/parts/plan/meal-details.tsx';
import { writtenOn } from '#web/parts/plan/plan-dates.ts';
import { restAndEquipment } from '#web/parts/plan/plan-labels.ts';
import { doneLine } from '#web/parts/plan/target-labels.ts';
import { WhyTarget } from '#web/parts/plan/why-target.tsx';
import { Chip, ChipButton, Chips } from '#web/ui/chip.tsx';
import { classes } from '#web/ui/classes.ts';
import { SetGlyph } from '#web/ui/set-glyph.tsx';
import { Display, Label, Text, Title } from '#web/ui/text.tsx';
import styles from './exercise-view.module.css';
import type { Coach } from './kept-workout.ts';
import frame from './player.module.css';
import { clockText, plannedText, setText, stepsOf } from './player-labels.ts';
import { plannedTarget } from './set-draft.ts';
import { SetEditor } from './set-editor.tsx';
import type { Screen } from './use-screen.ts';
import type { WorkoutControl } from './use-workout.ts';

const LONG_NAME = 18;
const CATEGORIES: Record<PlannedExercise['category'], string> = {
  strength: 'Strength',
  cardio: 'Cardio',
  flexibility: 'Stretching',
  warmup: 'Warm-up',
  cooldown: 'Cool-down',
};

type ExerciseViewProps = { workout: WorkoutControl; screen: Screen; exercise: PlannedExercise };

/** The exercise that is done now: name and set count lead, the rest stands below. */
export function ExerciseView({ workout, screen, exercise }: ExerciseViewProps) {
  const { state, coach } = workout;
  const { draft, open } = screen;
  const { name, sets, targetMuscles, exerciseId } = exercise;
  return (
    <div className={classes(frame.inside, frame.stage, styles.exercise)}>
      <div className={classes(frame.figure, styles.figure, open === 'editor' && styles.making)}>
        <ExerciseFigure exerciseId={exerciseId} muscles={targetMuscles} size={screen.isWide ? 420 : 160} moving />
      </div>
      <div>
        <Versions workout={workout} />
        <Display as="h2" className={classes(styles.name, name.length > LONG_NAME && styles.longName)}>
          {name}
        </Display>
        <div className={styles.facts}>
          <div className={styles.fact}>
            <Label>Set</Label>
            <Display as="p" numeric className={styles.count}>
              {state.set}/{sets}
            </Display>
          </div>
          <div className={styles.bar}>
            <SetGlyph total={sets} done={state.set - 1} current={state.set - 1} />
          </div>
          <Load exercise={exercise} screen={screen} />
        </div>
      </div>
      <div>
        {open === 'editor' && draft && <SetEditor exercise={exercise} set={draft} onChange={screen.setDraft} />}
        {open === null && <Details exercise={exercise} coach={coach} />}
        <div id={screen.stepsId} hidden={open !== 'steps'} className={styles.details}>
          {open === 'steps' && (
            <>
              <NumberedSteps steps={stepsOf(exercise.instructions)} />
              <ExerciseMap exerciseId={exercise.exerciseId} muscles={targetMuscles} />
            </>
          )}
        </div>
      </div>
    </div>
  );
}

/** What the set will be logged as; on a tap it can be changed. A steady block has its timer here. */
function Load({ exercise, screen }: Pick<ExerciseViewProps, 'exercise' | 'screen'>) {
  const { draft, open, toggle, timer } = screen;
  if (!draft) {
    const isRunning = typeof timer?.secondsLeft === 'number';
    return (
      <button type="button" className={styles.load} disabled={!timer} onClick={timer?.toggle}>
        <Label>
          {isRunning ? 'Stop timer' : 'Start timer'}
          <Timer />
        </Label>
        <Title as="span" numeric>
          {timer && isRunning ? clockText(timer.secondsLeft ?? 0) : setText(null, exercise.reps)}
        </Title>
      </button>
    );
  }
  const what = countedIn(exercise.reps) === 'seconds' ? 'Hold' : 'Reps';
  const takes = takesWeight(exercise.equipment);
  const label = draft.weightLbs === null ? (takes ? 'Add weight' : what) : `${what} and weight`;
  return (
    <button type="button" className={styles.load} aria-expanded={open === 'editor'} onClick={() => toggle('editor')}>
      <Label>
        {label}
        <PencilLine />
      </Label>
      <Title as="span" numeric>
        {setText(draft, exercise.reps)}
      </Title>
    </button>
  );
}

function Details({ exercise, coach }: { exercise: PlannedExercise; coach: Coach }) {
  const planned = plannedTarget(coach, exercise.exerciseId);
  return (
    <div className={styles.details}>
      <Text tone="quiet">{exercise.description}</Text>
      {planned?.lastTime && planned.lastTime.sets.length > 0 && (
        <Text numeric>
          Last time, {writtenOn(planned.lastTime.loggedAt)}: {doneLine(planned.lastTime.sets)}
        </Text>
      )}
      {planned && (
        <div key={exercise.exerciseId}>
          <WhyTarget target={planned.target} />
        </div>
      )}
      <Text tone="quiet" numeric>
        {CATEGORIES[exercise.category]}. {plannedText(exercise.reps)}. {restAndEquipment(exercise)}.
      </Text>
      {exercise.targetMuscles.length > 0 && (
        <Chips>
          {exercise.targetMuscles.map((muscle) => (
            <Chip key={muscle}>{capital(muscle)}</Chip>
          ))}
        </Chips>
      )}
    </div>
  );
}

/** The day in fewer minutes or lighter, as long as nothing of it is done. */
function Versions({ workout: { state, coach, step, coachWith } }: Pick<ExerciseViewProps, 'workout'>) {
  const { versions, dueDay } = coach;
  if (!isUntouched(state) || state.day !== dueDay || versions.length < 2) return null;
  const choose = ({ day, places }: Coach['versions'][number]) => {
    step({ type: 'use_day', day });
    coachWith((known) => ({ places: known.places.map((one, index) => (index === dueDay ? places : one)) }));
  };
  const isTired = versions.some(({ label }) => label === 'Lighter');
  const shown = JSON.stringify(state.days[dueDay]);
  return (
    <div className={styles.ask}>
      <Text tone="quiet">{isTired ? 'Short on time, or tired?' : 'Short on time?'}</Text>
      <Chips>
        {versions.map((version) => (
          <ChipButton
            key={version.label}
            aria-pressed={shown === JSON.stringify(version.day)}
            onClick={() => choose(version)}
          >
            {version.label}
          </ChipButton>
        ))}
      </Chips>
    </div>
  );
}
