import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { Meal, MealItem } from '#core/nutrition/meal-plan.ts';
import { mealTypeName } from '#core/nutrition/wording/meal-type-name.ts';
import { IconButton } from '#web/ui/button.tsx';
import { MacroPlate } from '#web/ui/macros.tsx';
import { Label, Text, Title } from '#web/ui/text.tsx';
import styles from './meal-details.module.css';
import { MealFigures } from './meal-figures.tsx';
import { WhyFigure } from './reason.tsx';
import { itemOf, reasonOfAmount, reasonOfMinutes } from './sums.ts';

type Props = { meal: Meal; startsOpen?: boolean; actions?: ReactNode };

/** One meal: its plate and its figures; on a tap, what is in it and how to make it. */
export function MealDetails({ meal, startsOpen = false, actions }: Props) {
  const [open, setOpen] = useState(startsOpen);
  const id = useId();
  const { protein, carbs, fat } = meal;
  // What is eaten out has figures and no foods.
  const isCooked = meal.items.length > 0;
  return (
    <article className={styles.meal} aria-labelledby={`${id}-name`}>
      <MacroPlate macros={{ protein, carbs, fat }} size="medium" className={styles.plate ?? ''} />
      <div>
        <div className={styles.head}>
          <Label as="p">
            {mealTypeName(meal.type)}
            {isCooked && (
              <>
                , <WhyFigure reason={reasonOfMinutes(meal)}>{meal.totalMinutes} min</WhyFigure>
              </>
            )}
          </Label>
          <IconButton
            label={`${open ? 'Close' : 'Open'} ${meal.name}`}
            className={styles.toggle}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {open ? <ChevronUp /> : <ChevronDown />}
          </IconButton>
        </div>
        <Title as="h3" id={`${id}-name`} className={styles.name}>
          {meal.name}
        </Title>
        <MealFigures meal={meal} />
      </div>
      <div id={id} hidden={!open} className={styles.more}>
        <Text tone="quiet" className={styles.whole}>
          {meal.description}
        </Text>
        {isCooked && <Recipe meal={meal} />}
        {actions !== undefined && <div className={styles.whole}>{actions}</div>}
      </div>
    </article>
  );
}

function Recipe({ meal }: { meal: Meal }) {
  return (
    <>
      <div>
        <Label as="h4">Ingredients</Label>
        <ul className={styles.ingredients}>
          {meal.ingredients.map((ingredient, at) => (
            <IngredientLine key={ingredient} text={ingredient} item={itemOf(meal, at)} />
          ))}
        </ul>
      </div>
      <div>
        <Label as="h4">Instructions</Label>
        <NumberedSteps steps={meal.instructions} />
      </div>
    </>
  );
}

/** An ingredient; on a tap, what it was counted as and why it is so much. */
function IngredientLine({ text, item }: { text: string; item: MealItem | undefined }) {
  return (
    <li>
      {item ? (
        <WhyFigure reason={reasonOfAmount(item)} className={styles.amount ?? ''}>
          {text}
        </WhyFigure>
      ) : (
        text
      )}
    </li>
  );
}

/** Steps with their numbers in the margin. */
export function NumberedSteps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
