import { useQuery } from '@tanstack/react-query';
import type { Favorite } from '#contract/favorites.ts';
import { PutMealForm } from '#web/features/plans/shared/put-meal-form.tsx';
import { usePutMeal } from '#web/features/plans/shared/use-put-meal.ts';
import { currentPlan, isMealPlan } from '#web/parts/plan/listed-plan.ts';
import { plansQuery } from '#web/parts/plan/plan-queries.ts';
import { Text } from '#web/ui/text.tsx';
import { isDish } from './favorite-view.ts';

type PutFavoriteProps = { userId: string; favorite: Extract<Favorite, { type: 'meal' }>; onDone: () => void };

/** Puts a favourite meal into the plan that is eaten by now. */
export function PutFavorite({ userId, favorite, onDone }: PutFavoriteProps) {
  const { data = [] } = useQuery(plansQuery(userId));
  const put = usePutMeal(userId);
  const plan = currentPlan(data.filter(isMealPlan));
  const meals = plan?.data?.meals ?? [];
  if (!plan || meals.length === 0) return null;
  if (meals.some((meal) => isDish(favorite, meal))) return <Text tone="quiet">It is in your current plan.</Text>;
  return (
    <PutMealForm
      meals={meals}
      suited={favorite.data.mealType}
      put={put}
      onPut={(mealIndex) => put.mutate({ planId: plan.id, mealIndex, favoriteId: favorite.id }, { onSuccess: onDone })}
    />
  );
}
