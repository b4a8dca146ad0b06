import { z } from 'zod';
import { mealDataSchema } from '#contract/logs.ts';
import { PRODUCT } from '#core/product.ts';
import { TextField } from '#web/ui/field.tsx';
import { Form, SubmitButton, useForm } from '#web/ui/form.tsx';
import { Actions, Stack } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import { useKeepEntry } from './use-keep-entry.ts';

const { mealName, calories, protein } = mealDataSchema.shape;

/** What may be left empty counts as nothing. */
const amount = (schema: z.ZodNumber, message: string) =>
  z.string().transform((text, { addIssue }) => {
    const read = schema.safeParse(Math.round(Number(text.trim().replace(',', '.') || 0)));
    if (read.success) return read.data;
    addIssue({ code: 'custom', message });
    return z.NEVER;
  });

const schema = z.object({
  mealName: z.string().trim().min(1, 'Say in a word or two what it was.').pipe(mealName),
  calories: amount(calories, 'A number from 0 to 10,000, or nothing.'),
  protein: amount(protein, 'A number from 0 to 1,000, or nothing.'),
});

type Props = { showsFigures: boolean; onDone: () => void };

/** Something that was eaten beside the plan. */
export function LogFoodForm({ showsFigures, onDone }: Props) {
  const keep = useKeepEntry(onDone);
  const form = useForm({ schema, start: { mealName: '', calories: '', protein: '' } });
  const log = (eaten: z.output<typeof schema>) =>
    keep('completeMeal', { mealData: { mealType: null, carbs: 0, fat: 0, ...eaten } });
  return (
    <Form form={form} onSubmit={log}>
      <Stack>
        <Text tone="quiet">
          Your plan’s meals are ticked on Today. For anything else, type it here, or tell {PRODUCT.coach}, who looks the
          figures up.
        </Text>
        <TextField label="What did you eat?" placeholder="A slice of pizza" {...form.field('mealName')} />
        {showsFigures && (
          <>
            <TextField label="Calories (optional)" inputMode="numeric" {...form.field('calories')} />
            <TextField label="Protein, grams (optional)" inputMode="numeric" {...form.field('protein')} />
          </>
        )}
        <Actions stacked>
          <SubmitButton pendingLabel="Logging...">Log Food</SubmitButton>
        </Actions>
      </Stack>
    </Form>
  );
}
