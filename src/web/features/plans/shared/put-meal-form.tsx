import { type FormEvent, useId, useState } from 'react';
import type { Meal } from '#core/nutrition/meal-plan.ts';
import { mealTypeName } from '#core/nutrition/wording/meal-type-name.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/field.tsx';
import { ProblemNote } from './problem-note.tsx';
import styles from './put-meal-form.module.css';
import type { PutMeal } from './use-put-meal.ts';

type PutMealFormProps = {
  /** Those of the current plan, one of which gives way. */
  meals: readonly Meal[];
  /** What the meal is when nobody says otherwise, e.g. 'lunch'. */
  suited: string | undefined;
  put: PutMeal;
  onPut: (mealIndex: number) => void;
};

/** Where in the current plan a meal shall go. */
export function PutMealForm({ meals, suited, put, onPut }: PutMealFormProps) {
  const id = useId();
  const [chosen, choose] = useState(() =>
    Math.max(
      meals.findIndex(({ type }) => type === suited),
      0,
    ),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!put.isPending) onPut(chosen);
  };
  return (
    <form onSubmit={submit} noValidate>
      <label htmlFor={id} className={styles.label}>
        In the place of
      </label>
      <div className={styles.row}>
        <Select
          id={id}
          className={styles.select}
          value={chosen}
          onChange={({ target }) => choose(Number(target.value))}
        >
          {meals.map((meal, index) => (
            <option key={`${meal.type} ${meal.name}`} value={index}>
              {mealTypeName(meal.type)}: {meal.name}
            </option>
          ))}
        </Select>
        <Button type="submit" pending={put.isPending} pendingLabel="Checking...">
          Put Into Plan
        </Button>
      </div>
      <div className={styles.problem}>{put.problem !== undefined && <ProblemNote>{put.problem}</ProblemNote>}</div>
    </form>
  );
}
