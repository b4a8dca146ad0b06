import { z } from 'zod';
import { doseText } from '#core/training/dosing/prescription.ts';
import choices from '#data/cardio-choices.json' with { type: 'json' };
import { ChipButton, Chips } from '#web/ui/chip.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Form, SubmitButton, useForm } from '#web/ui/form.tsx';
import { Actions, Stack } from '#web/ui/layout.tsx';
import { Label } from '#web/ui/text.tsx';
import { useKeepEntry } from './use-keep-entry.ts';

const MOST_MINUTES = 600;
const ASK = `Whole minutes from 1 to ${MOST_MINUTES}.`;

const schema = z.object({
  name: z.string(),
  minutes: z.string().transform(Number).pipe(z.int(ASK).min(1, ASK).max(MOST_MINUTES, ASK)),
});

/** A walk, a ride, a swim, beside the plan. */
export function LogCardioForm({ onDone }: { onDone: () => void }) {
  const keep = useKeepEntry(onDone);
  const form = useForm({ schema, start: { name: choices[0]?.name ?? '', minutes: '30' } });
  const { value, onChange } = form.choice('name');
  const log = ({ name: exerciseName, minutes }: z.output<typeof schema>) =>
    keep('completeExercise', {
      exerciseData: {
        ...{ exerciseName, sets: 1, reps: doseText({ kind: 'minutes', minutes }) },
        ...{ dayName: '', category: 'cardio' as const },
      },
    });
  return (
    <Form form={form} onSubmit={log}>
      <Stack>
        <Label as="p">What did you do?</Label>
        <Chips>
          {choices.map(({ name, label }) => (
            <ChipButton key={name} aria-pressed={name === value} onClick={() => onChange(name)}>
              {label}
            </ChipButton>
          ))}
        </Chips>
        <TextField label="Minutes" inputMode="numeric" {...form.field('minutes')} />
        <Actions stacked>
          <SubmitButton pendingLabel="Logging...">Log Cardio</SubmitButton>
        </Actions>
      </Stack>
    </Form>
  );
}
