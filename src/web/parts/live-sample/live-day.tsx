import { capital } from '#core/language/capital.ts';
import type { PlannedExercise } from '#core/training/workout-plan.ts';
import { ExerciseFigure } from '#web/parts/exercise-figure/exercise-figure.tsx';
import { CertificateLeaves } from '#web/parts/plan/certificate-leaves.tsx';
import { DayPage, DaySpread } from '#web/parts/plan/day-spread.tsx';
import { MealDetails } from '#web/parts/plan/meal-details.tsx';
import { grouped, setsTimesReps } from '#web/parts/plan/plan-labels.ts';
import { sumOfMacros } from '#web/parts/plan/sums.ts';
import { WhyNumbers } from '#web/parts/plan/why-numbers.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Ledger, LedgerRow } from '#web/ui/ledger.tsx';
import styles from './live-day.module.css';
import type { Sample } from './plan-sample.ts';

const FIGURE_SIZE = 48;

/** The sample as it was written: every meal can be opened, every number asked, and every check read. */
export function LiveDay({ sample: { meals, training }, onAgain }: { sample: Sample; onAgain: () => void }) {
  const [day] = training.days;
  return (
    <Card>
      <div data-set="app" className={styles.day}>
        <DaySpread>
          <DayPage title="In the kitchen" figure={`${grouped(meals.totalCalories)} kcal`} className={styles.page}>
            <div className={styles.meals}>
              {meals.meals.map((meal) => (
                <MealDetails key={meal.type} meal={meal} />
              ))}
            </div>
            <div className={styles.proof}>
              <WhyNumbers lead={sumOfDay(meals)} basis={meals.basis} />
              <CertificateLeaves certificate={meals.certificate} />
            </div>
          </DayPage>
          {day && (
            <DayPage
              title="In the gym, first day of the week"
              figure={`${day.estimatedMinutes} min`}
              className={styles.page}
            >
              <Ledger>
                {day.exercises.map((exercise) => (
                  <ExerciseRow key={exercise.exerciseId} exercise={exercise} />
                ))}
              </Ledger>
              <div className={styles.proof}>
                <CertificateLeaves certificate={training.certificate} />
              </div>
            </DayPage>
          )}
        </DaySpread>
        <div className={styles.again}>
          <p>A sample, not advice: it knows three things about you. With an account, Rae asks 21.</p>
          <Button onClick={onAgain}>Write Another Day</Button>
        </div>
      </div>
    </Card>
  );
}

function ExerciseRow({ exercise }: { exercise: PlannedExercise }) {
  const { exerciseId, name, targetMuscles } = exercise;
  return (
    <LedgerRow
      picture={<ExerciseFigure exerciseId={exerciseId} muscles={targetMuscles} size={FIGURE_SIZE} />}
      name={name}
      note={targetMuscles.map(capital).join(', ')}
      end={setsTimesReps(exercise)}
    />
  );
}

const sumOfDay = ({ totalProtein, totalCarbs, totalFat, totalCalories }: Sample['meals']): string =>
  sumOfMacros({ protein: totalProtein, carbs: totalCarbs, fat: totalFat, calories: totalCalories });
