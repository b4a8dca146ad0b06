import type { Meal, MealItem } from '../meal-plan.ts';

/** Smaller differences are not worth a word. */
const TELLING = { minutes: 5, protein: 5, carbs: 10, foods: 3 } as const;

type Compared = Pick<Meal, 'totalMinutes' | 'protein' | 'carbs'> & { items: readonly Pick<MealItem, 'foodId'>[] };

type Known = {
  /** The meal that gives way, and the one that would come in. */
  before: Compared;
  after: Compared;
  /** The other meals of the day. */
  others: readonly Pick<Compared, 'items'>[];
};

/** What speaks for a meal beside the one that it would replace: the most telling difference, in one honest sentence. */
export function mealContrast({ before, after, others }: Known): string {
  const saved = before.totalMinutes - after.totalMinutes;
  if (saved >= TELLING.minutes) return `${saved} minutes quicker.`;
  const protein = Math.round(after.protein - before.protein);
  if (protein >= TELLING.protein) return `${protein} g more protein.`;
  const bought = new Set(others.flatMap(({ items }) => items.map(({ foodId }) => foodId)));
  const shared = new Set(after.items.map(({ foodId }) => foodId).filter((foodId) => bought.has(foodId)));
  if (shared.size >= TELLING.foods) return `Shares ${shared.size} foods with your other meals.`;
  const carbs = Math.round(before.carbs - after.carbs);
  if (carbs >= TELLING.carbs) return `${carbs} g fewer carbs.`;
  return saved > -TELLING.minutes
    ? 'Fits your day, and takes about as long.'
    : `Fits your day. ${-saved} minutes longer.`;
}
