import { useEffect } from 'react';
import { z } from 'zod';
import { MEMORY_MAX } from '#core/coach/memory/memory.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Form, SubmitButton, useForm } from '#web/ui/form.tsx';
import { Actions, Stack } from '#web/ui/layout.tsx';

const wordsSchema = z.object({
  text: z.string().trim().min(1, 'Write what to remember.').max(MEMORY_MAX, 'Make it a little shorter.'),
  date: z.string().transform((date) => (date === '' ? null : date)),
});

export type MemoryWords = z.output<typeof wordsSchema>;

type MemoryFormProps = {
  /** What is remembered so far; nothing for something new. */
  start?: MemoryWords;
  onSave: (words: MemoryWords) => Promise<unknown>;
  onCancel: () => void;
};

/** Words something to be remembered, with the day it is about, if it is about one. */
export function MemoryForm({ start, onSave, onCancel }: MemoryFormProps) {
  const form = useForm({ schema: wordsSchema, start: { text: start?.text ?? '', date: start?.date ?? '' } });
  const { setFocus } = form;
  useEffect(() => setFocus('text'), [setFocus]);
  return (
    <Form form={form} onSubmit={async (words) => void (await onSave(words))}>
      <Stack>
        <TextField
          label="What to remember"
          hint="Such as “I train at six before work”. Allergies, illnesses and injuries belong in your answers below."
          maxLength={MEMORY_MAX}
          {...form.field('text')}
        />
        <TextField label="Day, if there is one" type="date" {...form.field('date')} />
        <Actions>
          <SubmitButton>Save</SubmitButton>
          <Button onClick={onCancel}>Cancel</Button>
        </Actions>
      </Stack>
    </Form>
  );
}
