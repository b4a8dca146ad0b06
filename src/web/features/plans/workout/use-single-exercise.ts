import { useMutation } from '@tanstack/react-query';
import type { RequestOf } from '#contract/operation.ts';
import { generateExercise } from '#contract/training.ts';
import { messageOf } from '#web/api/api-error.ts';
import { callOperation } from '#web/api/call-operation.ts';

type Wanted = RequestOf<typeof generateExercise>['body'];

/** Looks for one exercise that passes every check; nothing is kept. */
export const useSingleExercise = (userId: string) =>
  useMutation({
    mutationFn: (wanted: Wanted) => callOperation(generateExercise, { body: { ...wanted, userId } }),
  });

export const singleExerciseProblem = (error: unknown): string =>
  messageOf(error, 'There is no exercise yet. What you typed is still here; please try again.');
