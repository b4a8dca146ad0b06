import { useMutation, useQuery } from '@tanstack/react-query';
import { type Log, listLogs } from '#contract/logs.ts';
import type { PlannedExercise, WorkoutDay } from '#core/training/workout-plan.ts';
import { countEvent } from '#web/api/count-event.ts';
import { operationQuery } from '#web/api/queries.ts';
import { useQueueWrite, useWithPending } from '#web/offline/queue-write.ts';
import { useToast } from '#web/ui/toast-context.ts';
import { isDoneOn } from './completions.ts';
import type { PerformedSet } from './performed-sets.ts';

/** More than anybody does in a day. */
const RECENT = 200;
const NONE: Log[] = [];
const EXERCISE_FAILED = 'Failed to mark exercise as complete.';
const WORKOUT_FAILED = 'Failed to mark workout plan as complete.';

type OfPlan = { userId: string; planId: string };
export type ExerciseOfDay = { exercise: PlannedExercise; dayName: string };
type ExerciseDone = ExerciseOfDay & {
  /** What was really lifted, as far as it was written down. */
  performed: PerformedSet[];
};

/** Marks exercises of a plan as done, and knows those that were done today. */
export function useExerciseCompletion({ userId, planId }: OfPlan) {
  const queueWrite = useQueueWrite();
  const toast = useToast();
  const query = { type: 'exercise_completion', limit: RECENT } as const;
  const { data: delivered = NONE } = useQuery(operationQuery(listLogs, { params: { userId }, query }));
  const logs = useWithPending(delivered);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ exercise: { name, sets, reps, category }, dayName, performed }: ExerciseDone) =>
      queueWrite(
        'completeExercise',
        { planId, exerciseData: { exerciseName: name, sets, reps, dayName, category }, performed },
        EXERCISE_FAILED,
      ),
    onSuccess: (_log, { exercise }) =>
      toast({ title: 'Exercise completed!', description: `Great job completing ${exercise.name}!`, tone: 'success' }),
    onError: () => toast({ title: 'Error', description: EXERCISE_FAILED, tone: 'destructive' }),
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
export function useWorkoutCompletion({ planId }: OfPlan) {
  const queueWrite = useQueueWrite();
  const toast = useToast();
  return useMutation({
    mutationFn: ({ planName, day }: { planName: string; day: WorkoutDay }) =>
      queueWrite(
        'completeWorkout',
        {
          planId,
          workoutData: { planName, exerciseCount: day.exercises.length, totalDuration: day.estimatedMinutes },
        },
        WORKOUT_FAILED,
      ),
    onSuccess: () => {
      countEvent({ event: 'workout_finished' });
      toast({ title: 'Workout plan completed!', tone: 'success' });
    },
    onError: () => toast({ title: 'Error', description: WORKOUT_FAILED, tone: 'destructive' }),
  });
}
