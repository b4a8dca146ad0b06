import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { completeExercise, completeWorkout, listLogs } from '#contract/logs.ts';
import { getNextSession, getTrainingRecords } from '#contract/training.ts';
import type { PlannedExercise, WorkoutDay } from '#core/training/workout-plan.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { keyOf, operationQuery } from '#web/api/queries.ts';
import { useToast } from '#web/ui/toast-context.ts';
import { isDoneOn } from './completions.ts';
import type { PerformedSet } from './performed-sets.ts';

/** More than anybody does in a day. */
const RECENT = 200;

/** Everything that shows what was trained, after something was logged. */
async function refreshTraining(client: QueryClient, userId: string): Promise<void> {
  const keys = [keyOf(listLogs, { userId }), keyOf(getNextSession), keyOf(getTrainingRecords)];
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

type OfPlan = { userId: string; planId: string };
export type ExerciseOfDay = { exercise: PlannedExercise; dayName: string };
type ExerciseDone = ExerciseOfDay & {
  /** What was really lifted, as far as it was written down. */
  performed: PerformedSet[];
};

/** Marks exercises of a plan as done, and knows those that were done today. */
export function useExerciseCompletion({ userId, planId }: OfPlan) {
  const client = useQueryClient();
  const toast = useToast();
  const query = { type: 'exercise_completion', limit: RECENT } as const;
  const { data: logs = [] } = useQuery(operationQuery(listLogs, { params: { userId }, query }));
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ exercise: { name, sets, reps, category }, dayName, performed }: ExerciseDone) =>
      callOperation(completeExercise, {
        body: { userId, planId, exerciseData: { exerciseName: name, sets, reps, dayName, category }, performed },
      }),
    onSuccess: (_log, { exercise }) => {
      toast({ title: 'Exercise completed!', description: `Great job completing ${exercise.name}!`, tone: 'success' });
      return refreshTraining(client, userId);
    },
    onError: () => toast({ title: 'Error', description: 'Failed to mark exercise as complete.', tone: 'destructive' }),
  });
  return {
    complete: mutate,
    isDone: ({ exercise, dayName }: ExerciseOfDay) =>
      isDoneOn(logs, { planId, dayName, exerciseName: exercise.name }, new Date()),
    isCompleting: ({ exercise, dayName }: ExerciseOfDay) =>
      isPending && variables.exercise.exerciseId === exercise.exerciseId && variables.dayName === dayName,
  };
}

export type ExerciseCompletion = ReturnType<typeof useExerciseCompletion>;

/** Marks a whole session of the plan as done. */
export function useWorkoutCompletion({ userId, planId }: OfPlan) {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: ({ planName, day }: { planName: string; day: WorkoutDay }) =>
      callOperation(completeWorkout, {
        body: {
          userId,
          planId,
          workoutData: { planName, exerciseCount: day.exercises.length, totalDuration: day.estimatedMinutes },
        },
      }),
    onSuccess: () => {
      toast({ title: 'Workout plan completed!', tone: 'success' });
      return refreshTraining(client, userId);
    },
    onError: () =>
      toast({ title: 'Error', description: 'Failed to mark workout plan as complete.', tone: 'destructive' }),
  });
}
