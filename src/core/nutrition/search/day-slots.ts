import type { MealType } from '../meal-plan.ts';
import type { RecipeSlot } from '../recipes/recipe.ts';
import type { Band } from '../targets/medicine-rules.ts';

/**
 * One meal of the day: what it is called, which recipes fill it, its share of the day's calories. `carbs`: grams that it must
 * keep to, where the other main meals already stand.
 */
export type DaySlot = { type: MealType; recipeSlot: RecipeSlot; share: number; isMain: boolean; carbs?: Band };

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

/** Where no meal may be big: the same meals, more alike in size. */
const SMALL_THREE: DaySlot[] = [main('breakfast', 0.32), main('lunch', 0.34), main('dinner', 0.34)];
const SMALL_DAYS: Record<number, DaySlot[]> = {
  3: SMALL_THREE,
  4: [main('breakfast', 0.28), main('lunch', 0.29), snack('afternoon_snack', 0.14), main('dinner', 0.29)],
  5: [
    main('breakfast', 0.24),
    snack('morning_snack', 0.13),
    main('lunch', 0.25),
    snack('afternoon_snack', 0.13),
    main('dinner', 0.25),
  ],
  6: [
    main('breakfast', 0.21),
    snack('morning_snack', 0.12),
    main('lunch', 0.22),
    snack('afternoon_snack', 0.12),
    snack('afternoon_snack', 0.11),
    main('dinner', 0.22),
  ],
};

/** The meals of a day in order; shares of calories sum to one. */
export function daySlots(mealsPerDay: number, smallMeals: boolean): DaySlot[] {
  return smallMeals ? (SMALL_DAYS[mealsPerDay] ?? SMALL_THREE) : (DAYS[mealsPerDay] ?? THREE);
}

/** The slot of a meal that is already planned, whoever planned it; its share is what that meal holds now. */
export function slotOfMeal(type: MealType, share: number): DaySlot {
  return type === 'breakfast' || type === 'lunch' || type === 'dinner' ? main(type, share) : snack(type, share);
}
