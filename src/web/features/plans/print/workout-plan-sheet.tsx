import type { WorkoutPlanData } from '#core/training/workout-plan.ts';
import { setsTimesReps } from '#web/parts/plan/plan-labels.ts';
import { levelName } from '#web/parts/plan/workout-card.ts';
import { SheetNotes } from './sheet-notes.tsx';

/** Prints a week of training, with room for what was lifted. */
export function WorkoutPlanSheet({ title, data }: { title: string; data: WorkoutPlanData }) {
  return (
    <>
      <h1>{title}</h1>
      <p>
        {levelName(data.difficulty)}, {data.daysPerWeek} days a week, about {data.estimatedDuration} minutes.{' '}
        {data.certificate.passed} of {data.certificate.total} checks passed.
      </p>
      {data.days.map((day) => (
        <section key={day.name}>
          <h2>
            {day.name}: {day.focus}
          </h2>
          <table>
            <thead>
              <tr>
                <th scope="col">Exercise</th>
                <th scope="col">Sets × reps</th>
                <th scope="col">Rest</th>
                <th scope="col">Weight and reps done</th>
              </tr>
            </thead>
            <tbody>
              {day.exercises.map((exercise) => (
                <tr key={exercise.exerciseId}>
                  <td>{exercise.name}</td>
                  <td>{setsTimesReps(exercise)}</td>
                  <td>{exercise.rest}</td>
                  <td>{'____ × ____    '.repeat(exercise.category === 'strength' ? exercise.sets : 0)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
      <SheetNotes notes={data.notes} />
    </>
  );
}
