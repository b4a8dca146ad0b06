import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { field, fill, press, see, seeText, textGone, user } from '#test/pages/hands.ts';
import { TextField } from './field.tsx';
import { Form, SubmitButton, useForm } from './form.tsx';

const schema = z.object({
  name: z.string().trim().min(1, 'Please give a name.'),
  reps: z.string().transform((text, { addIssue }) => {
    const reps = Number(text);
    if (reps > 0) return reps;
    addIssue('A number above 0.');
    return z.NEVER;
  }),
});

type ExampleProps = { onSubmit: (read: z.output<typeof schema>) => void | Promise<void>; onInvalid?: () => void };

function Example({ onSubmit, onInvalid }: ExampleProps) {
  const form = useForm({ schema, start: { name: '', reps: '' } });
  return (
    <Form form={form} onSubmit={onSubmit} onInvalid={onInvalid}>
      <TextField label="Name" {...form.field('name')} />
      <TextField label="Reps" {...form.field('reps')} />
      <SubmitButton pendingLabel="Saving...">Save</SubmitButton>
    </Form>
  );
}

afterEach(cleanup);

describe('a form', () => {
  it('says below each field what is wrong, once it is sent, and hands on what was read', async () => {
    const sent: unknown[] = [];
    let refused = 0;
    render(
      <Example
        onSubmit={(read) => void sent.push(read)}
        onInvalid={() => {
          refused += 1;
        }}
      />,
    );
    await fill('Reps', 'many');
    expect(document.querySelector('[aria-invalid]')).toBeNull();
    await press('Save');
    await seeText('Please give a name.');
    await seeText('A number above 0.');
    expect(document.activeElement).toBe(await field('Name'));
    await fill('Reps', '8');
    await textGone('A number above 0.');
    expect([sent, refused]).toEqual([[], 1]);
    await fill('Name', ' Squat ');
    await press('Save');
    await see('button', 'Save');
    expect(sent).toEqual([{ name: 'Squat', reps: 8 }]);
  });

  it('is sent once, however often that is asked while it is under way', async () => {
    const ends: (() => void)[] = [];
    render(<Example onSubmit={() => new Promise<void>((resolve) => ends.push(resolve))} />);
    await fill('Name', 'Squat');
    await fill('Reps', '8');
    await press('Save');
    await see('button', 'Saving...');
    await user.type(await field('Name'), '{Enter}');
    expect(ends).toHaveLength(1);
    ends[0]?.();
    await press('Save');
    await see('button', 'Saving...');
    expect(ends).toHaveLength(2);
  });
});
