import { z } from 'zod';
import type { Meal } from '#core/nutrition/meal-plan.ts';
import { mealTypeName } from '#core/nutrition/wording/meal-type-name.ts';
import { Field, Select } from '#web/ui/field.tsx';
import { Form, SubmitButton, useForm } from '#web/ui/form.tsx';
import { ProblemNote } from '#web/ui/problem-note.tsx';
import styles from './put-meal-form.module.css';
import type { PutMeal } from './use-put-meal.ts';

/** The place of a meal in the plan, as an option of a list holds it. */
const schema = z.object({ place: z.string().transform(Number) });

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
  const found = meals.findIndex(({ type }) => type === suited);
  const form = useForm({ schema, start: { place: String(Math.max(found, 0)) } });
  const { error, ...place } = form.field('place');
  return (
    <Form form={form} onSubmit={(read) => onPut(read.place)} isPending={put.isPending}>
      <Field label="In the place of" error={error}>
        {(control) => (
          <div className={styles.row}>
            <Select {...control} {...place}>
              {meals.map((meal, index) => (
                <option key={`${meal.type} ${meal.name}`} value={index}>
                  {mealTypeName(meal.type)}: {meal.name}
                </option>
              ))}
            </Select>
            <SubmitButton tone="secondary" pendingLabel="Checking...">
              Put Into Plan
            </SubmitButton>
          </div>
        )}
      </Field>
      <div className={styles.problem}>{put.problem !== undefined && <ProblemNote>{put.problem}</ProblemNote>}</div>
    </Form>
  );
}
