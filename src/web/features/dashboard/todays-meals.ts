import type { Log } from '#contract/logs.ts';
import type { Meal } from '#core/nutrition/meal-plan.ts';
import { dayOfLog } from '#web/parts/logs/log-days.ts';

export type MealLog = Extract<Log, { logType: 'meal_eaten' }>;

type Eaten = {
  /** By meal of the plan, the entry that says it was eaten. */
  ticks: (MealLog | undefined)[];
  /** All that was eaten today, in the plan or beside it. */
  kcal: number;
  protein: number;
};

type Seen = { planId: string; meals: readonly Pick<Meal, 'type' | 'name'>[]; logs: readonly Log[]; today: number };

/**
 * What of a day's meals is eaten. An entry belongs to the meal of its name; where that dish was swapped since, to the place of the day
 * that it was eaten at.
 */
export function eatenToday({ planId, meals, logs, today }: Seen): Eaten {
  const entries = logs.filter((log): log is MealLog => log.logType === 'meal_eaten' && dayOfLog(log) === today);
  const ofPlan = entries.filter((entry) => entry.planId === planId).reverse();
  const ticks: Eaten['ticks'] = meals.map(() => undefined);
  const isAt = ({ type }: Pick<Meal, 'type'>, entry: MealLog) => type === entry.mealType;
  const bonds = [
    (meal: Pick<Meal, 'type' | 'name'>, entry: MealLog) => isAt(meal, entry) && meal.name === entry.mealName,
    isAt,
  ];
  const left = new Set(ofPlan);
  for (const isBound of bonds)
    for (const entry of left) {
      const place = meals.findIndex((meal, index) => ticks[index] === undefined && isBound(meal, entry));
      if (place < 0) continue;
      ticks[place] = entry;
      left.delete(entry);
    }
  return {
    ticks,
    kcal: entries.reduce((sum, { calories }) => sum + calories, 0),
    protein: entries.reduce((sum, { protein }) => sum + protein, 0),
  };
}
