import { useId } from 'react';
import type { MealPlan } from '#contract/plans.ts';
import { counted } from '#core/language/counted.ts';
import { dayAsEaten, plannedDay } from '#core/nutrition/exceptions/meal-exceptions.ts';
import { ExerciseFigure } from '#web/parts/exercise-figure/exercise-figure.tsx';
import { dateAhead } from '#web/parts/plan/eaten-on.ts';
import { basisOf, grouped } from '#web/parts/plan/plan-labels.ts';
import { Button } from '#web/ui/button.tsx';
import { Ledger, LedgerRow } from '#web/ui/ledger.tsx';
import { MacroPlate } from '#web/ui/macros.tsx';
import { Display, Label, Text } from '#web/ui/text.tsx';
import styles from './closed-day.module.css';
import { dayAhead, doneNote } from './today-labels.ts';
import type { PlatesOfToday } from './todays-plates.tsx';
import type { WorkoutOfToday } from './todays-workout.tsx';
import type { Today } from './use-today.ts';

const LEAF = 'M22 78C12 40 40 12 88 14C90 60 62 88 22 78ZM14 90L62 38M34 66L33 48M46 54L46 34M40 60L58 60M52 48L70 47';
const FIGURE_SIZE = 64;

type Props = {
  state: Today;
  showsFigures: boolean;
  /** Shows the day as it was, for a tick that was one too many. */
  onReopen: () => void;
};

/** All of the day is done: what that was, and what comes next. No button is left but a quiet one. */
export function ClosedDay({ state, showsFigures, onReopen }: Props) {
  const id = useId();
  const workout = state.workout.is === 'ready' ? state.workout.today : null;
  const plates = state.plates.is === 'ready' ? state.plates.today : null;
  if (!plates) return null;
  const session = workout?.session;
  const trained = session?.finished ? session : null;
  return (
    <>
      <section className={styles.closed} aria-labelledby={id}>
        <svg className={styles.leaf} viewBox="0 0 100 100" aria-hidden="true">
          <path d={LEAF} />
        </svg>
        <Label as="h2" id={id} className={styles.label}>
          Day closed
        </Label>
        <Display as="p" className={styles.title}>
          {trained ? `${trained.day.name}, done` : 'Rested and fed'}
        </Display>
        {trained && trained.sets.done > 0 && <p>{counted(trained.sets.done, 'set')} on the bar.</p>}
        <dl className={styles.sums}>
          {trained && (
            <>
              <dt>Training</dt>
              <dd>{doneNote(trained)}</dd>
            </>
          )}
          <dt>Plates</dt>
          <dd>{platesNote(plates, showsFigures)}</dd>
          {showsFigures && (
            <>
              <dt>Protein</dt>
              <dd>{proteinNote(plates)}</dd>
            </>
          )}
        </dl>
      </section>
      <section aria-label="What comes next" className={styles.next}>
        <Ledger>
          <LedgerRow
            picture={<MacroPlate macros={undefined} />}
            above={workout && workout.daysToNext === 1 ? 'Tomorrow' : 'Tomorrow, rest'}
            name={`${counted(plates.day.data.meals.length, 'plate')}`}
            end={showsFigures && `${grouped(kcalTomorrow(plates.plan))} kcal`}
          />
          {workout && <NextWorkout workout={workout} />}
        </Ledger>
        <Text tone="quiet" className={styles.reopen}>
          Something not as it was?
          <Button tone="quiet" small onClick={onReopen}>
            Open the day again
          </Button>
        </Text>
      </section>
    </>
  );
}

const platesNote = ({ eaten }: PlatesOfToday, showsFigures: boolean): string => {
  const count = `${eaten.ticks.length} of ${eaten.ticks.length}`;
  return showsFigures ? `${count}, ${grouped(eaten.kcal)} kcal` : count;
};

function proteinNote({ plan, eaten }: PlatesOfToday): string {
  const least = basisOf(plan.data.basis, 'protein');
  return least ? `${eaten.protein} g of at least ${grouped(Number(least.value))}` : `${eaten.protein} g`;
}

const kcalTomorrow = ({ data, exceptions }: MealPlan): number => {
  const { totalCalories } = dayAsEaten(plannedDay(data, 1), exceptions, dateAhead(1));
  return totalCalories;
};

/** The session that is due next: the server's own word, or the one of today while none was trained. */
function NextWorkout({ workout: { plan, session, next, daysToNext } }: { workout: WorkoutOfToday }) {
  const day = next?.planId === plan.id ? next.day : session?.day;
  if (!day) return null;
  const work = day.exercises.filter(({ category }) => category === 'strength' || category === 'cardio');
  const [first] = work;
  return (
    <LedgerRow
      picture={
        first ? (
          <ExerciseFigure exerciseId={first.exerciseId} muscles={first.targetMuscles} size={FIGURE_SIZE} />
        ) : undefined
      }
      above={`Next, ${dayAhead(daysToNext)}`}
      name={`${day.name}, ${counted(work.length, 'exercise')}`}
      end={`about ${day.estimatedMinutes} min`}
    />
  );
}
