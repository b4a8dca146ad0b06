import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type GeneratedMeal, generateMeal } from '#contract/meals.ts';
import type { RequestOf } from '#contract/operation.ts';
import { messageOf } from '#web/api/api-error.ts';
import { callOperation } from '#web/api/call-operation.ts';

type Wanted = RequestOf<typeof generateMeal>['body'];

/** As many as the server takes. */
const REMEMBERED = 60;

/** Has a single meal made; until the next one is there, the last one stays in sight. */
export function useSingleMeal(userId: string) {
  const [generated, setGenerated] = useState<GeneratedMeal>();
  const [shownRecipeIds, setShown] = useState<string[]>([]);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (wanted: Wanted) => callOperation(generateMeal, { body: { ...wanted, shownRecipeIds, userId } }),
    onSuccess: (one) => {
      setGenerated(one);
      const { recipeId } = one.meal;
      // The dishes before those have been away long enough to come back.
      if (recipeId !== null) setShown((shown) => [...shown, recipeId].slice(-REMEMBERED));
    },
  });
  return {
    generate: (wanted: Wanted) => mutate(wanted),
    generated,
    isPending,
    problem: error ? messageOf(error, 'No meal was made. What you typed is still here; please try again.') : undefined,
  };
}

export type SingleMeal = ReturnType<typeof useSingleMeal>;
