import type { MealType } from '../meal-plan.ts';

const NAMES: Record<MealType, string> = {
  breakfast: 'Breakfast',
  morning_snack: 'Morning snack',
  lunch: 'Lunch',
  afternoon_snack: 'Afternoon snack',
  dinner: 'Dinner',
};

/** Names a place of the day: "Morning snack". */
export const mealTypeName = (type: MealType): string => NAMES[type];
