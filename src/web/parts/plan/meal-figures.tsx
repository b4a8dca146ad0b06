import { useId, useState } from 'react';
import type { Meal } from '#core/nutrition/meal-plan.ts';
import { useShowsFigures } from '#web/parts/person/use-shows-figures.ts';
import { classes } from '#web/ui/classes.ts';
import { Text } from '#web/ui/text.tsx';
import styles from './meal-figures.module.css';
import { WhyButton } from './reason.tsx';
import { gramsOf, sumOfMacros, usdaNumber } from './sums.ts';

/** Energy and macros of a meal; on a tap how they add up, and every food that they come from. */
export function MealFigures({ meal }: { meal: Meal }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { protein, carbs, fat } = meal;
  if (!useShowsFigures()) return null;
  return (
    <div className={styles.figures}>
      <WhyButton open={open} controls={id} onToggle={() => setOpen(!open)}>
        <strong>{meal.calories} kcal</strong> ·{' '}
        <span className={classes(styles.macros, styles.together)}>
          {protein} P · {carbs} C · {fat} F
        </span>
      </WhyButton>
      <div id={id} hidden={!open} className={styles.answer}>
        <MealSum meal={meal} />
      </div>
    </div>
  );
}

/** What the numbers of a meal are made of. */
export function MealSum({ meal }: { meal: Meal }) {
  return (
    <>
      <Text numeric>{sumOfMacros(meal)}</Text>
      <Text tone="quiet">From what is really eaten, by the figures of the USDA:</Text>
      <ul className={styles.items}>
        {meal.items.map(({ foodId, name, grams, source }) => (
          <li key={foodId}>
            <span>
              {name} <span className={styles.macros}>{usdaNumber(source)}</span>
            </span>
            <span>{gramsOf(grams)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
