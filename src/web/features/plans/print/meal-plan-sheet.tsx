import type { MealPlanData } from '#core/nutrition/meal-plan.ts';
import { mealTypeName } from '#core/nutrition/wording/meal-type-name.ts';
import { grouped } from '#web/parts/plan/plan-labels.ts';
import { SheetNotes } from './sheet-notes.tsx';

type MealPlanSheetProps = { name: string; data: MealPlanData; showsFigures: boolean };

/** Prints a day of eating, for the kitchen wall. */
export function MealPlanSheet({ name, data, showsFigures }: MealPlanSheetProps) {
  return (
    <>
      <h1>{name}</h1>
      {showsFigures && (
        <p>
          {grouped(data.totalCalories)} kcal: {data.totalProtein} g protein, {data.totalCarbs} g carbs, {data.totalFat}{' '}
          g fat. {data.certificate.passed} of {data.certificate.total} checks passed.
        </p>
      )}
      {data.meals.map((meal) => (
        <section key={`${meal.type} ${meal.name}`}>
          <h2>
            {mealTypeName(meal.type)}: {meal.name}
          </h2>
          <p>
            {showsFigures &&
              `${meal.calories} kcal, ${meal.protein} g protein, ${meal.carbs} g carbs, ${meal.fat} g fat. `}
            About {meal.totalMinutes} minutes.
          </p>
          <ul>
            {meal.ingredients.map((ingredient) => (
              <li key={ingredient}>{ingredient}</li>
            ))}
          </ul>
          <ol>
            {meal.instructions.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      ))}
      {showsFigures && <SheetNotes notes={data.notes} />}
    </>
  );
}
