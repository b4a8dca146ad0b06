import { useState } from 'react';
import type { Meal } from '#core/nutrition/meal-plan.ts';
import { mealTypeName } from '#core/nutrition/wording/meal-type-name.ts';
import { useQueueWrite } from '#web/offline/queue-write.ts';
import { useToast } from '#web/ui/toast-context.ts';
import type { MealLog } from './todays-meals.ts';

const FAILED = 'Failed to log this meal. Please try again.';

export type JustEaten = { index: number; name: string };

/** Ticks a plate as eaten, with its figures of the moment, and takes the tick back. */
export function useTickPlate(planId: string) {
  const queueWrite = useQueueWrite();
  const toast = useToast();
  const [justEaten, setJustEaten] = useState<JustEaten | null>(null);
  const untick = async (logId: string) => {
    setJustEaten(null);
    await queueWrite('deleteLog', { logId }, FAILED);
  };
  const tick = async (meal: Meal, index: number) => {
    const { type: mealType, name: mealName, calories, protein, carbs, fat } = meal;
    const mealData = { mealType, mealName, calories, protein, carbs, fat };
    const { id } = await queueWrite('completeMeal', { planId, mealData }, FAILED);
    setJustEaten({ index, name: mealName });
    toast({
      title: `${mealTypeName(mealType)} eaten`,
      tone: 'success',
      action: { label: 'Undo', onAction: () => void untick(id) },
    });
  };
  const toggle = (meal: Meal, index: number, entry: MealLog | undefined) =>
    void (entry ? untick(entry.id) : tick(meal, index));
  return { toggle, justEaten };
}
