import type { Meal } from '#core/nutrition/meal-plan.ts';
import { MacroPlate } from '#web/ui/macros.tsx';
import styles from './meal-plates.module.css';

/** The plates of a day, in the order in which they are eaten. */
export function MealPlates({ meals }: { meals: readonly Meal[] }) {
  return (
    <div className={styles.plates}>
      {meals.map((meal) => (
        <MacroPlate key={`${meal.type} ${meal.name}`} macros={meal} />
      ))}
    </div>
  );
}
