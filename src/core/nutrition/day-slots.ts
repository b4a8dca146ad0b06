import type { MealType } from './meal-plan.ts';
import type { RecipeSlot } from './recipe.ts';

/** One meal of the day: what it is called, which recipes fill it, its share of the day's calories. */
export type DaySlot = { type: MealType; recipeSlot: RecipeSlot; share: number; isMain: boolean };

function main(type: 'breakfast' | 'lunch' | 'dinner', share: number): DaySlot {
  return { type, recipeSlot: type, share, isMain: true };
}

function snack(type: 'morning_snack' | 'afternoon_snack', share: number): DaySlot {
  return { type, recipeSlot: 'snack', share, isMain: false };
}

const THREE: DaySlot[] = [main('breakfast', 0.28), main('lunch', 0.34), main('dinner', 0.38)];
const DAYS: Record<number, DaySlot[]> = {
  3: THREE,
  4: [main('breakfast', 0.25), main('lunch', 0.3), snack('afternoon_snack', 0.12), main('dinner', 0.33)],
  5: [
    main('breakfast', 0.23),
    snack('morning_snack', 0.1),
    main('lunch', 0.28),
    snack('afternoon_snack', 0.1),
    main('dinner', 0.29),
  ],
  6: [
    main('breakfast', 0.21),
    snack('morning_snack', 0.09),
    main('lunch', 0.26),
    snack('afternoon_snack', 0.09),
    snack('afternoon_snack', 0.09),
    main('dinner', 0.26),
  ],
};

/** The meals of a day in order; shares of calories sum to one. */
export function daySlots(mealsPerDay: number): DaySlot[] {
  return DAYS[mealsPerDay] ?? THREE;
}

/** The slot of a meal that is already planned, whoever planned it; its share is what that meal holds now. */
export function slotOfMeal(type: MealType, share: number): DaySlot {
  return type === 'breakfast' || type === 'lunch' || type === 'dinner' ? main(type, share) : snack(type, share);
}
