import type { Profile } from '#core/athlete/profile.ts';
import type { FoodTable } from '#core/catalogue/food.ts';
import type { Meal } from '#core/nutrition/meal-plan.ts';

/** What a part of the people take: the medicines that ask more of a day than foods that stay out. */
const TREATMENTS = [
  { name: 'warfarin', medications: 'Warfarin', medicalConditions: 'None' },
  { name: 'insulin', medications: 'Insulin', medicalConditions: 'Type 2 diabetes' },
  { name: 'GLP-1', medications: 'Semaglutide', medicalConditions: 'None' },
  { name: 'insulin and GLP-1', medications: 'Insulin, Ozempic', medicalConditions: 'Type 2 diabetes' },
  { name: 'warfarin and diabetes', medications: 'Warfarin', medicalConditions: 'Type 2 diabetes' },
] as const;
const OTHERS = 'none of these';
/** One person in so many takes something. */
const TREATED_EVERY = 4;

export const TREATMENT_NAMES = [OTHERS, ...TREATMENTS.map(({ name }) => name)];

/** The same person, or with a medicine: each in turn. */
export function treated(profile: Profile, index: number): { profile: Profile; treatment: string } {
  const one = index % TREATED_EVERY === 0 ? TREATMENTS[(index / TREATED_EVERY) % TREATMENTS.length] : undefined;
  if (!one) return { profile, treatment: OTHERS };
  const { name, ...answers } = one;
  return { profile: { ...profile, ...answers }, treatment: name };
}

const MAIN = ['breakfast', 'lunch', 'dinner'];

/** What a day breaks of a treatment's rules, from its name and the table of foods and nothing else. */
export function treatmentFaults(meals: readonly Meal[], treatment: string, { foods }: FoodTable): string[] {
  const faults: string[] = [];
  if (treatment.includes('warfarin')) {
    const servings = meals.flatMap(({ items }) =>
      items.map(({ foodId, grams }) => ((foods.get(foodId)?.vitaminKUg ?? Number.NaN) * grams) / 100),
    );
    const day = servings.reduce((sum, one) => sum + one, 0);
    if (!(day >= 90 && day <= 220)) faults.push(`${day} µg vitamin K`);
    if (servings.filter((one) => one >= 50).length > 1) faults.push('two foods rich in vitamin K');
  }
  const mains = meals.filter(({ type }) => MAIN.includes(type));
  const carbs = mains.map((meal) => meal.carbs);
  const mean = carbs.reduce((sum, one) => sum + one, 0) / carbs.length;
  const isUneven = carbs.some((one) => Math.abs(one - mean) > Math.max(15, mean / 4));
  if (/insulin|diabetes/.test(treatment) && isUneven) faults.push(`carbs of ${carbs.join(', ')} g`);
  if (treatment.includes('GLP-1')) {
    const kcal = meals.reduce((sum, meal) => sum + meal.calories, 0);
    const largest = Math.max(...meals.map(({ calories }) => calories)) / kcal;
    if (largest > 0.4) faults.push(`a meal of ${Math.round(100 * largest)} % of the day`);
    const isUntold = mains.some(({ instructions }) => !instructions.some((step) => step.includes('Protein first')));
    if (isUntold) faults.push('no word about protein first');
  }
  return faults;
}
