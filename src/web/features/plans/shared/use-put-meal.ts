import { putMeal } from '#contract/meals.ts';
import { type MealPlan, putFavorite } from '#contract/plans.ts';
import type { Meal } from '#core/nutrition/meal-plan.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { useChangePlan } from './use-change-plan.ts';
import { replaceProblem } from './use-swap-failure.ts';

/** A dish of the cookbook or a favourite, and the place that it takes. */
type Input = { planId: string; mealIndex: number } & ({ recipeId: string } | { favoriteId: string });
type Answer = { newMeal: Meal; plan: MealPlan };

async function send(input: Input, userId: string): Promise<Answer> {
  const { planId, mealIndex } = input;
  const params = { planId };
  if ('recipeId' in input) {
    return callOperation(putMeal, { params, body: { userId, mealIndex, recipeId: input.recipeId } });
  }
  const answer = await callOperation(putFavorite, {
    params,
    body: { userId, mealIndex, favoriteId: input.favoriteId },
  });
  if ('newMeal' in answer) return answer;
  throw new Error('the answer is about an exercise');
}

/** Puts a meal of the person's choice into a plan. What speaks against it is `problem`, fit to be shown as it stands. */
export function usePutMeal(userId: string) {
  const { mutate, reset, isPending, error } = useChangePlan({
    userId,
    send: (input: Input) => send(input, userId),
    planOf: ({ plan }) => plan,
    done: ({ newMeal }) => ({
      title: `${newMeal.name} is in your plan`,
      description: 'In the portion that fits your day.',
      tone: 'success',
    }),
  });
  return { mutate, reset, isPending, problem: replaceProblem(error) };
}

export type PutMeal = Pick<ReturnType<typeof usePutMeal>, 'isPending' | 'problem'>;
