import { PencilLine, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { capital } from '#core/language/capital.ts';
import { parseRest } from '#core/training/dosing/prescription.ts';
import { isUntouched } from '#core/training/player/player.ts';
import type { PlayerState } from '#core/training/player/player-state.ts';
import type { PlannedExercise } from '#core/training/workout-plan.ts';
import { ExerciseFigure } from '#web/parts/exercise-figure/exercise-figure.tsx';
import { ExerciseMap } from '#web/parts/exercise-figure/exercise-map.tsx';
import { NumberedSteps } from '#web/parts/plan/meal-details.tsx';
import { writtenOn } from '#web/parts/plan/plan-dates.ts';
import { restAndEquipment } from '#web/parts/plan/plan-labels.ts';
import { doneLine } from '#web/parts/plan/target-labels.ts';
import { WhyTarget } from '#web/parts/plan/why-target.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { Chip, ChipButton, Chips } from '#web/ui/chip.tsx';
import { classes } from '#web/ui/classes.ts';
import { SetGlyph } from '#web/ui/set-glyph.tsx';
import { Display, Label, Text, Title } from '#web/ui/text.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { Dials } from './dials.tsx';
import styles from './exercise-view.module.css';
import type { Coach } from './kept-workout.ts';
import { LoggedLine } from './logged-line.tsx';
import { plateText } from './plate-view.tsx';
import frame from './player.module.css';
import { clockText, plannedText, setText, stepsOf } from './player-labels.ts';
import { plannedTarget, warmUpsOf } from './set-draft.ts';
import { SetEditor } from './set-editor.tsx';
import type { Screen } from './use-screen.ts';
import type { WorkoutControl } from './use-workout.ts';
import { WarmUps } from './warm-ups.tsx';

const LONG_NAME = 18;
const CATEGORIES: Record<PlannedExercise['category'], string> = {
  strength: 'Strength',
  cardio: 'Cardio',
  flexibility: 'Stretching',
  warmup: 'Warm-up',
  cooldown: 'Cool-down',
};

type ExerciseViewProps = { workout: WorkoutControl; screen: Screen; exercise: PlannedExercise; proposal?: ReactNode };

/** The exercise that is done now: name and set count lead, then what will be logged, then the rest. */
export function ExerciseView({ workout, screen, exercise, proposal }: ExerciseViewProps) {
  const { coach } = workout;
  const { draft, open } = screen;
  const { name, targetMuscles, exerciseId } = exercise;
  const planned = plannedTarget(coach, exerciseId);
  return (
    <div className={classes(frame.inside, frame.stage, styles.exercise)}>
      <div>
        {proposal}
        <Versions workout={workout} />
        {hadNoRest(workout.state) && <LoggedLine workout={workout} />}
        <Display as="h2" className={classes(styles.name, name.length > LONG_NAME && styles.longName)}>
          {name}
        </Display>
        <Count workout={workout} screen={screen} exercise={exercise} />
      </div>
      <div className={classes(frame.figure, styles.figure, open === 'editor' && styles.making)}>
        <ExerciseFigure exerciseId={exerciseId} muscles={targetMuscles} size={screen.isWide ? 420 : 160} moving />
      </div>
      <div className={styles.low}>
        <WarmUps key={exerciseId} sets={warmUpsOf(workout.state, coach)} />
        {!draft && <Block exercise={exercise} screen={screen} />}
        {draft && open === 'editor' && (
          <SetEditor exercise={exercise} set={draft} loads={planned?.loads} onChange={screen.setDraft} />
        )}
        {draft && open !== 'editor' && (
          <>
            <Dials exercise={exercise} set={draft} loads={planned?.loads} onChange={screen.setDraft} />
            <Before planned={planned} weightLbs={draft.weightLbs} equipment={exercise.equipment} />
          </>
        )}
        {open === null && <Details exercise={exercise} planned={planned} />}
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

/** After a set without a rest there is no other screen that says that it was logged. */
function hadNoRest({ visits, days, day }: PlayerState): boolean {
  const last = visits.at(-1);
  const rest = last && days[last.day]?.exercises[last.exercise]?.rest;
  return last?.day === day && rest !== undefined && parseRest(rest) === 0;
}

function Count({ workout: { state }, screen, exercise: { sets } }: ExerciseViewProps) {
  return (
    <div className={styles.facts}>
      <VisuallyHidden>Set</VisuallyHidden>
      <Display as="p" numeric className={styles.count}>
        {state.set}/{sets}
      </Display>
      <div className={styles.bar}>
        <SetGlyph total={sets} done={state.set - 1} current={state.set - 1} />
      </div>
      {screen.draft && (
        <IconButton
          label="Type this set"
          aria-expanded={screen.open === 'editor'}
          onClick={() => screen.toggle('editor')}
        >
          <PencilLine />
        </IconButton>
      )}
    </div>
  );
}

/** A steady block is not counted; its timer stands here. */
function Block({ exercise, screen: { timer } }: Pick<ExerciseViewProps, 'exercise' | 'screen'>) {
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

type Planned = ReturnType<typeof plannedTarget>;
type BeforeProps = { planned: Planned; weightLbs: number | null; equipment: string };

/** What was done the last time, and what goes on the bar. */
function Before({ planned, weightLbs, equipment }: BeforeProps) {
  const lastTime = planned?.lastTime;
  const plates = weightLbs === null ? null : plateText({ weightLbs, equipment });
  return (
    <div className={styles.before}>
      {plates !== null && <p>{plates}</p>}
      {lastTime && lastTime.sets.length > 0 && (
        <p className={styles.last}>
          <span>Last time, {writtenOn(lastTime.loggedAt)}</span> {doneLine(lastTime.sets)}
        </p>
      )}
    </div>
  );
}

function Details({ exercise, planned }: { exercise: PlannedExercise; planned: Planned }) {
  return (
    <div className={styles.details}>
      {planned && (
        <div key={exercise.exerciseId}>
          <WhyTarget target={planned.target} />
        </div>
      )}
      <Text tone="quiet">{exercise.description}</Text>
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
