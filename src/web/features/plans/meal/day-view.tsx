import { useId, useState } from 'react';
import type { Meal } from '#core/nutrition/meal-plan.ts';
import { DayFacts } from '#web/features/plans/details/day-facts.tsx';
import { useShowsFigures } from '#web/parts/person/use-shows-figures.ts';
import type { EatenDay } from '#web/parts/plan/eaten-on.ts';
import { MealSum } from '#web/parts/plan/meal-figures.tsx';
import { WhyButton, WhyFigure } from '#web/parts/plan/reason.tsx';
import { reasonOfMinutes } from '#web/parts/plan/sums.ts';
import { Stack } from '#web/ui/layout.tsx';
import { MacroPlate } from '#web/ui/macros.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './day-view.module.css';

/** A day of eating at a glance: its totals and its meals, every number with its reason on a tap. */
export function DayView({ day: { data, places }, note }: { day: EatenDay; note?: string | null }) {
  return (
    <Stack>
      <DayFacts data={data} />
      {note && <Text>{note}</Text>}
      <ul className={styles.day}>
        {data.meals.map((meal, index) => (
          <MealRow key={`${meal.type} ${meal.name}`} meal={meal} place={places[index]} />
        ))}
      </ul>
    </Stack>
  );
}

function MealRow({ meal, place }: { meal: Meal; place: string | undefined }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const showsFigures = useShowsFigures();
  const why = { open, controls: id, onToggle: () => setOpen(!open) };
  return (
    <li className={styles.row}>
      <MacroPlate macros={meal} />
      <div>
        <p className={styles.note}>
          {place}
          {meal.items.length > 0 && (
            <>
              , <WhyFigure reason={reasonOfMinutes(meal)}>{meal.totalMinutes} min</WhyFigure>
            </>
          )}
        </p>
        <p className={styles.name}>{meal.name}</p>
        {showsFigures && (
          <p className={styles.note}>
            <WhyButton {...why}>
              {meal.protein} P · {meal.carbs} C · {meal.fat} F
            </WhyButton>
          </p>
        )}
      </div>
      {showsFigures && (
        <>
          <WhyButton {...why} className={styles.energy}>
            <strong>{meal.calories} kcal</strong>
          </WhyButton>
          <div id={id} hidden={!open} className={styles.sum}>
            <MealSum meal={meal} />
          </div>
        </>
      )}
    </li>
  );
}
