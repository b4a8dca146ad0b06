import type { Exercise, ExerciseCatalogue } from '#core/catalogue/exercise.ts';
import type { PlannedExercise, WorkoutDay, WorkoutPlanDraft } from '#core/training/workout-plan.ts';
import type { Trainee } from './allowed-pool.ts';
import { sidesOfSet } from './form-of-work.ts';
import { type Dose, readDose, readRest } from './prescription-text.ts';

export type Step = {
  planned: PlannedExercise;
  exercise: Exercise;
  dose: Dose | null;
  restSeconds: number | null;
  /** Sides that a set asks for: two where one limb after the other is trained. */
  sides: 1 | 2;
  /** What the catalogue or the plan uses it for here. */
  role: 'warmup' | 'cooldown' | 'strength' | 'cardio';
};

export type CheckedDay = { day: WorkoutDay; label: string; steps: Step[]; unknown: PlannedExercise[] };

function roleOf(planned: PlannedExercise, exercise: Exercise): Step['role'] {
  if (planned.category === 'warmup' || planned.category === 'cooldown') return planned.category;
  if (planned.category === 'flexibility') return 'cooldown';
  return exercise.category === 'strength' ? 'strength' : 'cardio';
}

/** Looks every planned exercise up in the catalogue and reads its texts; nothing that the plan claims is believed. */
export function readWeek(
  plan: Pick<WorkoutPlanDraft, 'days'>,
  { catalogue, constraints }: { catalogue: ExerciseCatalogue } & Pick<Trainee, 'constraints'>,
): CheckedDay[] {
  return plan.days.map((day, index) => {
    const steps: Step[] = [];
    const unknown: PlannedExercise[] = [];
    for (const planned of day.exercises) {
      const exercise = catalogue.exercises.get(planned.exerciseId);
      if (!exercise) {
        unknown.push(planned);
        continue;
      }
      const dose = readDose(planned.reps);
      steps.push({
        planned,
        exercise,
        dose,
        restSeconds: readRest(planned.rest),
        sides: sidesOfSet(exercise, { constraints }),
        role: roleOf(planned, exercise),
      });
    }
    return { day, label: `Day ${index + 1} ("${day.name}")`, steps, unknown };
  });
}

export function strengthSteps(day: CheckedDay): Step[] {
  return day.steps.filter((step) => step.role === 'strength');
}
